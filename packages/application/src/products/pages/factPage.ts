import { fieldText, type Fact } from '@listwright/domain/products';
import type { Product } from '../Product.js';

/** Where the words of a fact were imported from: null where the seller gave them, empty for a saved page without an address. */
export function factPage({ page }: Pick<Product, 'page'>, { text, source }: Fact): string | null {
  if (page === undefined || text === '' || !fieldText(source.field, page.brief).includes(text)) return null;
  return page.address ?? '';
}
