import { describe, expect, it } from '@jest/globals';
import { termWeights, type WeighedDocument } from './index.js';

const doc = (id: string, title: string, body = ''): WeighedDocument => ({
  id,
  fields: [
    { text: title, weight: 3 },
    { text: body, weight: 1 },
  ],
});

describe('termWeights', () => {
  it('weighs what several texts use in their titles most, and names who uses it', () => {
    const [first, ...others] = termWeights([
      doc('a', 'Insulated Water Bottle', 'Keeps drinks cold.'),
      doc('b', 'Water bottle, insulated', 'A bottle for the gym.'),
      doc('c', 'Gym flask', 'Vacuum insulated.'),
    ]);
    expect(first).toMatchObject({ weight: 100, usedBy: ['a', 'b', 'c'], term: 'insulated' });
    expect(others[0]).toMatchObject({ usedBy: ['a', 'b'], term: 'bottle' });
    expect(others.find(({ term }) => term === 'water bottle')).toMatchObject({ usedBy: ['a', 'b'] });
    expect(others.some(({ term }) => /\d/u.test(term))).toBe(false);
  });

  it('puts what is named earlier first, and a pair of words after both', () => {
    const terms = termWeights([doc('a', 'Water bottle'), doc('b', 'Water bottle')]).map(({ term }) => term);
    expect(terms).toEqual(['water', 'bottle', 'water bottle']);
  });

  it('counts a word less the further back it is in its text', () => {
    const weights = termWeights([doc('a', `Mug ${'enamel '.repeat(40)}`, `Kettle ${'enamel '.repeat(40)} lid`)]);
    const [kettle, lid] = ['kettle', 'lid'].map((word) => weights.find(({ term }) => term === word)?.weight ?? 0);
    expect(lid).toBeGreaterThan(0);
    expect(kettle).toBeGreaterThan(2 * (lid ?? 0));
  });

  it('gains little from repetition', () => {
    const weights = termWeights([doc('a', 'mug', 'kettle '.repeat(500)), doc('b', 'mug'), doc('c', 'mug')]);
    expect(weights[0]?.term).toBe('mug');
  });

  it('saturates as BM25 does with k1 of 1.2', () => {
    const one = (id: string, text: string, weight: number): WeighedDocument => ({ id, fields: [{ text, weight }] });
    // 3 × 2.2 ÷ 4.2 against 1 × 2.2 ÷ 2.2.
    expect(termWeights([one('a', 'mug', 3), one('b', 'kettle', 1)])).toEqual([
      { term: 'mug', weight: 100, usedBy: ['a'] },
      { term: 'kettle', weight: 64, usedBy: ['b'] },
    ]);
  });

  it('makes pairs within a clause only, of words that carry meaning and are long enough', () => {
    const termsOf = (text: string) => termWeights([doc('a', text)]).map(({ term }) => term);
    expect(termsOf('Red kettle; blue mug')).not.toContain('kettle blue');
    expect(termsOf('Red kettle. Blue mug')).not.toContain('kettle blue');
    expect(termsOf('Red kettle\nblue mug')).not.toContain('kettle blue');
    expect(termsOf('Red kettle!!blue mug')).not.toContain('kettle blue');
    expect(termsOf("Children's mug, no. 5 for you")).toEqual(expect.arrayContaining(['children mug']));
    expect(termsOf('A kettle for the mug')).toEqual(['kettle', 'mug', 'kettle mug']);
    expect(termsOf('XL kettle 750 ml')).toEqual(['kettle']);
    expect(termsOf('kettle kettle')).toEqual(['kettle']);
  });
});
