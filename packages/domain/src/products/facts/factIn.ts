import type { Fact, SourceField } from '../ProductFacts.js';

/** A fact whose value stands in a source text; its place is found there, or is the whole text when it was rewritten. */
export function factIn(value: string, source: string, sourceField: SourceField): Fact {
  const start = source.toLowerCase().indexOf(value.toLowerCase());
  return start === -1
    ? { value, sourceField, start: 0, end: source.length }
    : { value, sourceField, start, end: start + value.length };
}
