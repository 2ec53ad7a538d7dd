import { readProduct, type ProductBrief, type ProductIdentifiers } from '@listwright/domain/products';
import type { ImportedPage } from './pages/ImportedPage.js';
import type { Product, ProductFigures } from './Product.js';

export interface NewProduct {
  readonly id: string;
  readonly userId: string;
  /** Tidied, as `createBrief` does it. It is read, which takes no time where it has been read before. */
  readonly brief: ProductBrief;
  readonly identifiers: ProductIdentifiers;
  readonly at: Date;
  readonly isSample?: boolean;
  readonly page?: ImportedPage;
}

/** A product at version 1. */
export function newProduct({ id, userId, brief, identifiers, at, isSample = false, page }: NewProduct): Product {
  const figures = readFigures(brief);
  return {
    id,
    userId,
    brief,
    identifiers,
    confirmed: [],
    photos: [],
    figures,
    ...(page === undefined ? {} : { page }),
    isSample,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** The next version of a product, with its figures read again where its brief is another. */
export function changedProduct(product: Product, changes: Partial<Product>, at: Date): Product {
  const { brief = product.brief } = changes;
  const figures = brief === product.brief ? product.figures : readFigures(brief);
  return { ...product, ...changes, figures, version: product.version + 1, updatedAt: at };
}

/** What lists say of the facts of a brief. */
export function readFigures(brief: ProductBrief): ProductFigures {
  const { name, facts, contradictions, missingFacts } = readProduct(brief);
  return { kind: name.kind.name, facts: facts.length, contradictions: contradictions.length, missingFacts };
}
