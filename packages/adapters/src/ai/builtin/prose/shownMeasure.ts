const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['gm', 'g'],
  ['inch', 'in'],
  ['inches', 'in'],
  ['gms', 'g'],
  ['cms', 'cm'],
  ['lbs', 'lb'],
  ['v', 'V'],
  ['w', 'W'],
  ['mah', 'mAh'],
  ['kgs', 'kg'],
  ['mtr', 'm'],
  ['ltr', 'l'],
  ['yds', 'yd'],
]);

const UNITS =
  'mm|cms?|m|km|ft|in|yds?|g|gms?|gm|kgs?|mg|oz|lbs?|ml|cl|l|ltr|mtr|V|v|W|w|kW|A|mAh|mah|Hz|kHz|GHz|MHz|MP|GB|TB|MB|dB|lm|rpm|psi|Amp|Ton';
const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])((?:\d+(?:[.,]\d+)?[x×-])*\d+(?:[.,]\d+)?)\s?(${UNITS})(?![\p{L}\p{N}&/-])`,
  'gu',
);

/** A measure with a space before its unit: "230mm" is "230 mm", "12v DC" is "12 V DC", `20"` is "20 in". Codes stay. */
export function shownMeasure(measure: string): string {
  return measure
    .replaceAll(/(?<=\d)\s*(?:″|”|''|"(?=\s|$|[,)x×]))/gu, ' in')
    .replaceAll(/(?<=\d)['′](?![\p{L}'])/gu, ' ft')
    .replaceAll(
      MEASURE,
      (_whole, figure: string, unit: string) => `${figure} ${SYMBOLS.get(unit.toLowerCase()) ?? unit}`,
    )
    .replaceAll(/(?<=[\d\p{L}])\s+[x×*]\s+(?=\d)|(?<=\d)[x×*](?=\d)/gu, ' x ')
    .replaceAll(/%(?=\p{L})/gu, '% ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
