const MEASURES =
  /(\d+(?:\.\d+)?)(?:\s?(?:[x×*-]|by)\s?(\d+(?:\.\d+)?))?(?:\s?(?:[x×*]|by)\s?(\d+(?:\.\d+)?))?\s?("|[\p{L}]+)/u;
/** Millimetres, grams and millilitres. */
const SCALES: Readonly<Record<string, readonly [dimension: string, factor: number]>> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  '"': ['length', 25.4],
  in: ['length', 25.4],
  inch: ['length', 25.4],
  inches: ['length', 25.4],
  ft: ['length', 304.8],
  feet: ['length', 304.8],
  g: ['weight', 1],
  kg: ['weight', 1000],
  oz: ['weight', 28.35],
  lb: ['weight', 453.6],
  lbs: ['weight', 453.6],
};
/** Sellers round: 16 inches are "40 cm". */
const TOLERANCE = 0.04;

/** Whether two phrases give one measure in two units: "16x16 inch" and "40x40 cm". */
export function isSameMeasure(one: string, other: string): boolean {
  const [first, second] = [measureOf(one), measureOf(other)];
  return (
    first !== undefined &&
    second !== undefined &&
    first.unit !== second.unit &&
    first.dimension === second.dimension &&
    first.values.length === second.values.length &&
    first.values.every((value, at) => Math.abs(value - (second.values[at] ?? 0)) <= value * TOLERANCE)
  );
}

function measureOf(
  phrase: string,
): { readonly dimension: string; readonly unit: string; readonly values: readonly number[] } | undefined {
  const found = MEASURES.exec(phrase);
  const unit = found?.[4]?.toLowerCase() ?? '';
  const scale = SCALES[unit];
  if (found === null || scale === undefined) return undefined;
  const [dimension, factor] = scale;
  return {
    dimension,
    unit,
    values: [found[1], found[2], found[3]].flatMap((value) => (value === undefined ? [] : [Number(value) * factor])),
  };
}
