const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['gm', 'g'],
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

/** A measure with a space before its unit: "230mm" is "230 mm", "12v DC" is "12 V DC", `20"` is "20 in". */
export function shownMeasure(measure: string): string {
  return measure
    .replaceAll(/(?<=\d)\s*(?:"|″|”|'')(?!\w)/gu, ' in')
    .replaceAll(/(?<=\d)['′](?![\p{L}'])/gu, ' ft')
    .replaceAll(/(?<=\d)\s?([a-z]{1,3}|[A-Z]{1,3}|mAh)(?![\p{L}])/gu, (_whole, unit: string) =>
      /^(?:x|X|st|nd|rd|th|T|D|K|G|H)$/u.test(unit) ? unit : ` ${SYMBOLS.get(unit.toLowerCase()) ?? unit}`,
    )
    .replaceAll(/\s*[x×*]\s*(?=\d)/gu, ' x ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
