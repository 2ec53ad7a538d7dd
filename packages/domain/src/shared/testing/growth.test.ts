import { describe, expect, it } from '@jest/globals';
import { growth, LENGTH } from './growth.js';

/** Growth by a clock that goes on by what the work costs; `disturbed` adds to the cost of a run, by its number. */
function growthOf(cost: (length: number) => number, disturbed: (run: number) => number = () => 0) {
  let [time, runs, units] = [0, 0, 0];
  const ratio = growth(
    (length) => {
      time += cost(length) + disturbed(runs);
      runs += 1;
      units += length / LENGTH;
    },
    () => time,
  );
  return { ratio, units };
}

const linear = (length: number) => length / 100;
const quadratic = (length: number) => length ** 2 / 300_000;

describe('growth', () => {
  it('finds linear work linear, after as few runs as show it', () => {
    expect(growthOf(linear)).toEqual({ ratio: 2, units: 5 });
  });

  it('finds quadratic work quadratic, every time it is measured', () => {
    const { ratio, units } = growthOf(quadratic);
    expect(ratio).toBe(4);
    expect(units).toBeGreaterThan(60);
  });

  it('takes no run that was disturbed for the cost of linear work', () => {
    expect(growthOf(linear, (run) => (run === 1 ? 500 : 0)).ratio).toBe(2);
    expect(growthOf(linear, (run) => (run < 9 ? 40 * run : 0)).ratio).toBeLessThan(3.5);
  });

  it('takes no run that was disturbed for the cost of quadratic work', () => {
    expect(growthOf(quadratic, (run) => (run === 2 ? 500 : 0)).ratio).toBe(4);
  });

  it('takes what is too short to measure for linear', () => {
    expect(growthOf((length) => (length / LENGTH) ** 3 / 2).ratio).toBe(1);
  });
});
