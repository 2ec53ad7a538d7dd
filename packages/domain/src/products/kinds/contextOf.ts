import type { ReadingContext } from '../reading/index.js';
import { stemOf, tokenise, tokenStems } from '../reading/index.js';
import { flatMapped, remembering, TextMemory } from '../../shared/index.js';
import type { Kind } from './Kind.js';
import type { ProductName } from './readProductName.js';

/** What helps to read texts about a product: the parts of its kind and the words that name the product itself or its brand. */
export function contextOf({ kind }: ProductName, brand: string): ReadingContext {
  const names = kind.certainty === 'known' ? [kind.kind.name] : [];
  const words = flatMapped([...names, kind.name, brand], (name) => tokenStems(tokenise(name)));
  return {
    parts: partStems(kind.kind),
    self: new Set(words),
    memory: new TextMemory(),
    sentences: new TextMemory(),
  };
}

const partStems: (kind: Kind) => ReadonlySet<string> = remembering(
  ({ parts }: Kind) => new Set(parts.filter((part) => !part.includes(' ')).map(stemOf)),
  () => true,
);

/** The same with parts that the seller names (`own`, stems). */
export function contextWith(context: ReadingContext, own: readonly string[]): ReadingContext {
  return {
    parts: new Set([...context.parts, ...own]),
    self: context.self,
    memory: new TextMemory(),
    sentences: context.sentences,
    before: { context, added: new Set(own) },
  };
}
