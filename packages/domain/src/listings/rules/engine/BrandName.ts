import { TextMemory } from '../../../shared/index.js';
import type { Span } from '../../Finding.js';

const NOWHERE: readonly Span[] = [];

/** Every check of a listing asks for the same brand. */
const patterns = new TextMemory();
const patternOf = (name: string): RegExp => new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');

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
    // Boundaries are checked by hand: a look-behind for letters of all languages costs more than the whole lint.
    this.#pattern = trimmed === '' ? undefined : patterns.of(trimmed, () => patternOf(trimmed));
  }

  /** Where the brand stands in a text. */
  spansIn(text: string): readonly Span[] {
    if (this.#pattern === undefined) return NOWHERE;
    if (text !== this.#lastText) {
      this.#lastText = text;
      this.#lastSpans =
        text.search(this.#pattern) === -1
          ? NOWHERE
          : Array.from(text.matchAll(this.#pattern), (match) => ({
              start: match.index,
              end: match.index + match[0].length,
            })).filter(({ start, end }) => !isWordAt(text, start - 1) && !isWordAt(text, end));
    }
    return this.#lastSpans;
  }
}

/** True when one of the spans, which are in order and apart, holds a place. */
export function holds(spans: readonly Span[], start: number, end: number): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).start <= start) low = middle + 1;
    else high = middle;
  }
  return low > 0 && end <= (spans[low - 1] as Span).end;
}

const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));
