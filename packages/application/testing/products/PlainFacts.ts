import { FactReader } from '@listwright/application/products';
import { readProduct, type ProductBrief, type ProductReading } from '@listwright/domain/products';

/** Reads facts at once, however long it takes. Stand-in for `FactReader`. */
export class PlainFacts extends FactReader {
  override async read(brief: ProductBrief): Promise<ProductReading> {
    return readProduct(brief);
  }
}
