import type { ReadingContext } from '../reading/index.js';
import { stemOf, tokenise, tokenStems } from '../reading/index.js';
import type { ProductName } from './readProductName.js';

/** What helps to read texts about a product: the parts of its kind, those that the seller names (`own`, stems), and the words that name the product itself or its brand. */
export function contextOf({ kind }: ProductName, own: readonly string[] = [], brand = ''): ReadingContext {
  const parts = new Set([...kind.kind.parts.filter((part) => !part.includes(' ')).map(stemOf), ...own]);
  const names = kind.certainty === 'known' ? [kind.kind.name] : [];
  const words = [...names, kind.name, brand].flatMap((name) => tokenStems(tokenise(name)));
  return { parts, self: new Set(words) };
}
