import type { ProductBrief, ProductReading } from '@listwright/domain/products';
import type { Caller } from '../shared/index.js';
import type { FactReader } from './ports/FactReader.js';
import { tidyBrief } from './tidyBrief.js';

/** Reads a product into facts. Needs no account and stores nothing. */
export class ReadFacts {
  constructor(private readonly facts: FactReader) {}

  /** Throws `invalid` where the product has no name. */
  async execute(input: ProductBrief, caller: Caller): Promise<ProductReading> {
    return this.facts.read(tidyBrief(input), caller);
  }
}
