import type { ReadingContext } from '../reading/index.js';
import { stemOf, tokenise, tokenStems } from '../reading/index.js';
import { TextMemory } from '../../shared/index.js';
import type { ProductName } from './readProductName.js';

/** What helps to read texts about a product: the parts of its kind and the words that name the product itself or its brand. */
export function contextOf({ kind }: ProductName, brand: string): ReadingContext {
  const parts = new Set(kind.kind.parts.filter((part) => !part.includes(' ')).map(stemOf));
  const names = kind.certainty === 'known' ? [kind.kind.name] : [];
  const words = [...names, kind.name, brand].flatMap((name) => tokenStems(tokenise(name)));
  return { parts, self: new Set(words), memory: new TextMemory() };
}

/** The same with parts that the seller names (`own`, stems). */
export function contextWith(context: ReadingContext, own: readonly string[]): ReadingContext {
  return {
    parts: new Set([...context.parts, ...own]),
    self: context.self,
    memory: new TextMemory(),
    before: { context, added: new Set(own) },
  };
}
