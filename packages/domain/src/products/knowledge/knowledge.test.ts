import { describe, expect, it } from '@jest/globals';
import { CLAIM_WORDS, NEUTRAL_PHRASES, NEUTRAL_WORDS, SYNONYMS } from './index.js';

const claims = new Set(Object.values(CLAIM_WORDS).flat());

const repeated = (phrases: readonly string[]) => phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at);
const notPlain = (phrases: readonly string[]) =>
  phrases.filter((phrase) => phrase.trim() === '' || phrase !== phrase.trim() || phrase !== phrase.toLowerCase());

describe('neutral words', () => {
  it('holds enough of them, each once', () => {
    expect(NEUTRAL_WORDS.length).toBeGreaterThanOrEqual(900);
    expect(repeated([...NEUTRAL_WORDS, ...NEUTRAL_PHRASES])).toEqual([]);
    expect(notPlain([...NEUTRAL_WORDS, ...NEUTRAL_PHRASES])).toEqual([]);
  });

  it('takes no word that asserts something by its form', () => {
    expect([...NEUTRAL_WORDS, ...NEUTRAL_PHRASES].filter((word) => claims.has(word))).toEqual([]);
  });

  it.each(['grip', 'tough', 'safe', 'leak', 'rust', 'scratch', 'odour', 'light', 'kids', 'durable', 'soft', 'easy'])(
    'keeps "%s" out',
    (word) => {
      expect(NEUTRAL_WORDS).not.toContain(word);
    },
  );
});

describe('claim words', () => {
  it('stand in one class each', () => {
    expect(repeated(Object.values(CLAIM_WORDS).flat())).toEqual([]);
    expect(notPlain([...claims])).toEqual([]);
  });
});

describe('synonyms', () => {
  it('are in one group only, two or more in each', () => {
    expect(repeated(SYNONYMS.flat())).toEqual([]);
    expect(notPlain(SYNONYMS.flat())).toEqual([]);
    expect(SYNONYMS.filter((group) => group.length < 2)).toEqual([]);
  });
});
