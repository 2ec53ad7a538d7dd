import { describe, expect, it } from '@jest/globals';
import { EMPTY_COPY } from '@listwright/domain/listings';
import { keptStatementOf, markKept } from './keptStatementOf.js';

const claimIn = (description: string, words: string, support = 'unverified') => {
  const start = description.indexOf(words);
  return { field: 'description' as const, text: words, start, end: start + words.length, support };
};

describe('a kept statement', () => {
  const before = 'It holds 750 ml. A cheerful bottle. Cheerful dogs.';
  const kept = keptStatementOf(claimIn(before, 'cheerful'), { ...EMPTY_COPY, description: before });

  it('is known by its words and its sentence', () => {
    expect(kept).toEqual({ field: 'description', text: 'cheerful', sentence: 'A cheerful bottle' });
  });

  it('is found again after an edit elsewhere, and not in another sentence', () => {
    const after = '<p>It holds one litre and more.</p>\n<p>A cheerful  bottle.</p>';
    const copy = { ...EMPTY_COPY, description: after };
    expect(markKept([claimIn(after, 'cheerful')], copy, [kept]).count).toBe(1);
    const other = 'A cheerful dog.';
    expect(markKept([claimIn(other, 'cheerful')], { ...EMPTY_COPY, description: other }, [kept]).count).toBe(0);
  });

  it('marks only what is open', () => {
    const copy = { ...EMPTY_COPY, description: before };
    expect(markKept([claimIn(before, 'cheerful', 'given')], copy, [kept]).count).toBe(0);
    expect(markKept([claimIn(before, 'cheerful', 'contradicted')], copy, [kept]).claims).toMatchObject([
      { kept: true },
    ]);
  });
});
