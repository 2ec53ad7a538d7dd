import { describe, expect, it } from '@jest/globals';
import {
  ABBREVIATIONS,
  CLAIM_WORDS,
  ENTAILMENTS,
  HYPERNYMS,
  NEUTRAL_PHRASES,
  NEUTRAL_WORDS,
  OPPOSITES,
  RELATED_WORDS,
  SYNONYMS,
} from './index.js';

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
  it('holds enough of them', () => expect(SYNONYMS.length).toBeGreaterThanOrEqual(600));

  it('are in one group only, two or more in each', () => {
    expect(repeated(SYNONYMS.flat())).toEqual([]);
    expect(notPlain(SYNONYMS.flat())).toEqual([]);
    expect(SYNONYMS.filter((group) => group.length < 2)).toEqual([]);
  });
});

describe('related words', () => {
  it('are enough, each word once in a group, with one that carries it', () => {
    expect(RELATED_WORDS.length).toBeGreaterThanOrEqual(800);
    expect(RELATED_WORDS.filter((group) => group.length < 2 || repeated(group).length > 0)).toEqual([]);
    expect(notPlain(RELATED_WORDS.flat())).toEqual([]);
  });

  it('are not told from their opposites twice', () => {
    expect(repeated(OPPOSITES.map((pair) => pair.toSorted().join('|')))).toEqual([]);
    expect(notPlain(OPPOSITES.flat())).toEqual([]);
  });
});

describe('entailments', () => {
  it('holds enough of them, each with its own id', () => {
    expect(ENTAILMENTS.length).toBeGreaterThanOrEqual(340);
    expect(repeated(ENTAILMENTS.map((entailment) => entailment.id))).toEqual([]);
  });

  it('has no empty list, and phrases in plain lower case where they are compared', () => {
    const lists = ENTAILMENTS.flatMap(({ when, unless = [], phrases }) => [
      when,
      phrases,
      ...(unless.length ? [unless] : []),
    ]);
    expect(lists.filter((list) => list.length === 0)).toEqual([]);
    expect(notPlain(lists.flat())).toEqual([]);
    expect(ENTAILMENTS.filter(({ when, phrases }) => repeated(when).length + repeated(phrases).length > 0)).toEqual([]);
  });

  it('gives a reason for each, and whole sentences', () => {
    expect(ENTAILMENTS.filter(({ reason }) => !/^["A-Z0-9].*\.$/u.test(reason))).toEqual([]);
    expect(ENTAILMENTS.filter(({ sentence }) => sentence !== undefined && !/^[A-Z].*\.$/u.test(sentence))).toEqual([]);
  });
});

describe('hypernyms and abbreviations', () => {
  it('are enough, each word once, with something to say of it', () => {
    expect(HYPERNYMS.length).toBeGreaterThanOrEqual(250);
    expect(ABBREVIATIONS.length).toBeGreaterThanOrEqual(150);
    expect(repeated(HYPERNYMS.map(([specific]) => specific))).toEqual([]);
    expect(repeated(ABBREVIATIONS.map(([letters]) => letters))).toEqual([]);
    expect([...HYPERNYMS, ...ABBREVIATIONS].filter((entry) => entry.length < 2)).toEqual([]);
    expect(notPlain(HYPERNYMS.flat())).toEqual([]);
  });
});
