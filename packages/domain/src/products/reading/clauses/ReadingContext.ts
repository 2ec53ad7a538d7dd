/** What helps to read: which words name parts, and which name the product itself. */
export interface ReadingContext {
  /** Stems of parts of this kind, beside those that many kinds have. */
  readonly parts: ReadonlySet<string>;
  /** Stems of the words that name the product: never a part of it. */
  readonly self: ReadonlySet<string>;
}

export const NO_CONTEXT: ReadingContext = { parts: new Set(), self: new Set() };
