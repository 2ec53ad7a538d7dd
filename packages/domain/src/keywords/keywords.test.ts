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
});
