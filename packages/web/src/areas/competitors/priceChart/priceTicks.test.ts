import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceTicks } from './priceTicks';

describe('the amounts of a price axis', () => {
  it.each([
    [9.95, 16.9, [8, 10, 12, 14, 16, 18]],
    [12.5, 14.9, [12, 13, 14, 15]],
    [1499, 2899, [1000, 1500, 2000, 2500, 3000]],
    [20, 20, [20]],
  ])('from %d to %d are round', (least, most, expected) => {
    expect(priceTicks(least, most)).toEqual(expected);
  });

  it('enclose all prices, in few equal steps', () => {
    const price = fc.integer({ min: 1, max: 1e8 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const ticks = priceTicks(least, most);
        expect(ticks[0]).toBeLessThanOrEqual(least);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-9));
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
