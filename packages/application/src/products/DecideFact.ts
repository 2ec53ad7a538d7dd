import { correctFact, type Fact, type FactAction, type ProductReading } from '@listwright/domain/products';
import type { Actor, Caller } from '../shared/index.js';
import type { EditProduct } from './EditProduct.js';
import type { Product } from './Product.js';
import { productErrors } from './productErrors.js';
import type { ProductReader, ShownProduct } from './ProductReader.js';
import { tidyBrief } from './tidyBrief.js';

export interface FactDecision {
  readonly action: FactAction;
  /** The right value, for `correct`. */
  readonly value?: string | undefined;
  /** The version of the product whose facts were seen; a newer one in store is a conflict. */
  readonly version?: number | undefined;
}

/** Confirms, corrects or deletes a fact of a product of the own account, or chooses it in a contradiction. */
export class DecideFact {
  constructor(
    private readonly reader: ProductReader,
    private readonly edit: EditProduct,
  ) {}

  /**
   * Throws `product_not_found`, `fact_not_found`, `product_changed`, `invalid` for what cannot be done with the fact, and what
   * `FactReader` throws.
   */
  async execute(
    actor: Actor,
    id: string,
    factId: string,
    decision: FactDecision,
    caller: Caller,
  ): Promise<ShownProduct> {
    const product = await this.reader.find(actor, id);
    const reading = await this.reader.read(product.brief, caller);
    const fact = reading.facts.find((one) => one.id === factId);
    if (fact === undefined) throw productErrors.factNotFound();
    const changes = await this.changes(product, reading, fact, decision, caller);
    return this.edit.save(product, decision.version, changes, caller);
  }

  private async changes(
    product: Product,
    reading: ProductReading,
    fact: Fact,
    { action, value }: FactDecision,
    caller: Caller,
  ): Promise<Partial<Product>> {
    const { brief, confirmed } = product;
    const { leftOut = [] } = brief;
    switch (action) {
      case 'confirm':
        return { confirmed: [...new Set([...confirmed, fact.text])] };
      case 'delete':
        return { brief: { ...brief, leftOut: [...new Set([...leftOut, fact.text])] } };
      case 'correct': {
        const corrected = correctFact(brief, fact, rightValue(value));
        if (corrected === undefined) throw productErrors.nameSaysOtherwise();
        const next = tidyBrief(corrected);
        const texts = textAt(await this.reader.read(next, caller), fact);
        return { brief: next, confirmed: [...new Set([...confirmed, ...texts])] };
      }
      case 'choose': {
        const others = contradicting(reading, fact);
        if (others.length === 0) throw productErrors.noContradiction();
        const kept = leftOut.filter((text) => text !== fact.text);
        const leaves = [...new Set([...kept, ...others.map(({ text }) => text)])];
        return { brief: { ...brief, leftOut: leaves }, confirmed: [...new Set([...confirmed, fact.text])] };
      }
    }
  }
}

/** What is read now where a corrected fact stood: a seller who corrects it has confirmed it. */
function textAt({ facts }: ProductReading, { property, source: { field, start } }: Fact): readonly string[] {
  const same = facts.find(
    (one) => one.property === property && one.source.field === field && one.source.start === start,
  );
  return same === undefined ? [] : [same.text];
}

/** What cannot be true together with a fact. */
function contradicting({ contradictions, facts }: ProductReading, { id, text }: Fact): readonly Fact[] {
  const ids = new Set(contradictions.filter(({ factIds }) => factIds.includes(id)).flatMap(({ factIds }) => factIds));
  return facts.filter((one) => ids.has(one.id) && one.text !== text);
}

function rightValue(value = ''): string {
  const right = value.trim();
  if (right === '') throw productErrors.valueRequired();
  return right;
}
