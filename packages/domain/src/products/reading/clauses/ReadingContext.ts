import { TextMemory } from '../../../shared/index.js';

/** What helps to read: which words name parts, and which name the product itself. */
export interface ReadingContext {
  /** Stems of parts of this kind, beside those that many kinds have. */
  readonly parts: ReadonlySet<string>;
  /** Stems of the words that name the product: never a part of it. */
  readonly self: ReadonlySet<string>;
  /** The clauses read with it. */
  readonly memory: TextMemory;
  /** The texts cut into sentences, which are the same with other parts. */
  readonly sentences: TextMemory;
  /** The context that this one adds parts to: what has none of the added stems is read the same in both. */
  readonly before?: { readonly context: ReadingContext; readonly added: ReadonlySet<string> };
}

export const NO_CONTEXT: ReadingContext = {
  parts: new Set(),
  self: new Set(),
  memory: new TextMemory(),
  sentences: new TextMemory(),
};
