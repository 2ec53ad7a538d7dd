import type { Span } from '../../Finding.js';

const NOWHERE: readonly Span[] = [];

/**
 * The brand of the product, whose spelling is law: Amazon's character rules do not hold inside it, and words such as
 * "best" or "prime" mean nothing there.
 */
export class BrandName {
  readonly #pattern: RegExp | undefined;
  #lastText: string | undefined;
  #lastSpans: readonly Span[] = NOWHERE;

  /** `name` may be empty: then no place is the brand. */
  constructor(readonly name: string) {
    const trimmed = name.trim();
    this.#pattern =
      trimmed === ''
        ? undefined
        : new RegExp(`(?<![\\p{L}\\p{N}])${trimmed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu');
  }

  /** Where the brand stands in a text. */
  spansIn(text: string): readonly Span[] {
    if (this.#pattern === undefined) return NOWHERE;
    if (text !== this.#lastText) {
      this.#lastText = text;
      this.#lastSpans = Array.from(text.matchAll(this.#pattern), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
    }
    return this.#lastSpans;
  }
}
