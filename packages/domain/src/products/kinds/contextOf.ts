import type { ReadingContext } from '../reading/index.js';
import { stemOf, tokenise, tokenStems } from '../reading/index.js';
import type { ProductName } from './readProductName.js';

/** What helps to read texts about a product: the parts of its kind, and the words that name the product itself. */
export function contextOf({ kind }: ProductName): ReadingContext {
  const parts = new Set(kind.kind.parts.filter((part) => !part.includes(' ')).map(stemOf));
  const names = kind.certainty === 'known' ? [kind.kind.name] : [];
  const heads = [...names, kind.name].flatMap((name) => tokenStems(tokenise(name)).slice(-1));
  return { parts, self: new Set(heads) };
}
