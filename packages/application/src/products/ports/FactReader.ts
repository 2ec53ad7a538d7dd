import type { ProductBrief, ProductReading } from '@listwright/domain/products';
import type { Caller } from '../../shared/index.js';

/**
 * Reads a product into facts. A long text is read within a bounded time, or not at all; a short one at once. `readProduct` of the
 * same object takes no time then.
 */
export abstract class FactReader {
  /** Throws `text_busy` where too many texts wait, of all or of this caller, and `text_too_slow` where reading takes too long. */
  abstract read(brief: ProductBrief, caller: Caller): Promise<ProductReading>;
}
