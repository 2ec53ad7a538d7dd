const STEPS = [1, 2, 2.5, 5, 10];
const ABOUT = 4;

/**
 * The round amounts of an axis, from at most the least to at least the highest: about four steps of 1, 2, 2.5 or 5 times a power
 * of ten. A single amount has no axis around it, and is returned alone.
 */
export function priceTicks(least: number, most: number): readonly number[] {
  if (most <= least) return [least];
  const rough = (most - least) / ABOUT;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step);
  const count = Math.ceil(most / step) - first;
  return Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
