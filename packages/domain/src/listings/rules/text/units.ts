/** Abbreviated units as they follow a figure in a listing. Lower case. */
export const SHORT_UNITS: ReadonlySet<string> = new Set([
  ...['mm', 'cm', 'm', 'km', 'in', 'ft', 'yd', 'mi', 'sq', 'cu'],
  ...['mg', 'g', 'gm', 'gms', 'gr', 'kg', 'kgs', 'oz', 'lb', 'lbs', 'gsm', 'tc', 'ct'],
  ...['ml', 'cl', 'dl', 'l', 'ltr', 'gal', 'qt', 'pt', 'fl'],
  ...['v', 'w', 'kw', 'wh', 'a', 'ah', 'mah', 'hz', 'khz', 'mhz', 'ghz', 'db', 'k', 'lm'],
  ...['mb', 'gb', 'tb', 'mp', 'fps', 'dpi', 'rpm', 'psi', 'bar', 'pc', 'pcs', 'pk', 'hr', 'hrs', 'min', 'yr', 'yrs', 's'],
]);

/** Units written out, with the abbreviation that Amazon's title rules ask for. */
export const LONG_UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    inch: 'in',
    inches: 'in',
    foot: 'ft',
    feet: 'ft',
    yard: 'yd',
    yards: 'yd',
    millimeter: 'mm',
    millimeters: 'mm',
    millimetres: 'mm',
    centimeter: 'cm',
    centimeters: 'cm',
    centimetres: 'cm',
    meter: 'm',
    meters: 'm',
    metre: 'm',
    metres: 'm',
    gram: 'g',
    grams: 'g',
    kilogram: 'kg',
    kilograms: 'kg',
    ounce: 'oz',
    ounces: 'oz',
    pound: 'lb',
    pounds: 'lb',
    milliliter: 'ml',
    milliliters: 'ml',
    millilitres: 'ml',
    liter: 'L',
    liters: 'L',
    litre: 'L',
    litres: 'L',
    gallon: 'gal',
    gallons: 'gal',
    watt: 'W',
    watts: 'W',
    volt: 'V',
    volts: 'V',
  }),
);

/** True for a word that measures when it follows a figure, abbreviated or not. Expects lower case. */
export const isUnit = (word: string): boolean => SHORT_UNITS.has(word) || LONG_UNITS.has(word);
