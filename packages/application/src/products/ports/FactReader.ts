import type { ProductBrief, ProductReading } from '@listwright/domain/products';

/** Reads a product into facts within a bounded time, whatever its text is made of. */
export abstract class FactReader {
  /** Throws `text_busy` where too many texts wait, and `text_too_slow` where reading takes too long. */
  abstract read(brief: ProductBrief): Promise<ProductReading>;
}
