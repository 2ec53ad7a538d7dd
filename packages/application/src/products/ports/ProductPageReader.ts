import type { ReadPage } from '@listwright/domain/products';

/** Reads what a page of a shop shows: its kind, its product, and where each value stands. Never fetches anything. */
export abstract class ProductPageReader {
  /**
   * Reads the text of an HTML page. `address`: where it was saved from; without one the page's own canonical address counts.
   * A page of any kind is read, what it does not say is null or empty. Throws the page fault `unreadable` where reading takes too long.
   */
  abstract read(html: string, address: string | undefined): Promise<ReadPage>;
}
