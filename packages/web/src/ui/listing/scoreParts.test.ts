import { describe, expect, it } from '@jest/globals';
import { scoreParts } from './scoreParts';

const check = (id: string, points: number, max: number) => ({ id, label: id, points, max, why: '' });

describe('scoreParts', () => {
  it('sums the checks of a part without the cap', () => {
    const parts = scoreParts([
      check('form.title', 5.1, 11),
      check('form.bullets', 8.2, 8),
      check('facts', 20, 25),
      check('limit', -30, 0),
    ]);
    expect(parts.map(({ id, label, points, max }) => [id, label, points, max])).toEqual([
      ['form', 'Format and rules', 13.3, 19],
      ['facts', 'facts', 20, 25],
    ]);
  });
});
