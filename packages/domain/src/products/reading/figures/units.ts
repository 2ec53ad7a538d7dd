import { WordTable } from '../../../shared/index.js';
import type { PropertyId } from '../../facts/properties.js';

/** A unit of measure: how it is written, what it measures, and how it converts. */
export interface Unit {
  /** As it is shown behind a figure: `cm`. */
  readonly symbol: string;
  readonly dimension: string;
  /** How many base units of its dimension one of this is. */
  readonly factor: number;
  /** What a figure in this unit is about where nothing else says so. */
  readonly property: PropertyId;
  /** Lower-case spellings; a space stands for any white space or none. */
  readonly spellings: readonly string[];
  /** Spellings that count only in this case: `A` is ampere, `a` an article. */
  readonly exact: readonly string[];
}

const UNITS: Unit[] = [];

function unit(
  dimension: string,
  property: PropertyId,
  ...rows: readonly (readonly [symbol: string, factor: number, spellings: string, exact?: string])[]
): void {
  for (const [symbol, factor, spellings, exact = ''] of rows) {
    UNITS.push({
      symbol,
      dimension,
      factor,
      property,
      spellings: spellings.split('|').filter((one) => one !== ''),
      exact: exact.split('|').filter((one) => one !== ''),
    });
  }
}

unit(
  'length',
  'dimensions',
  ['mm', 0.001, 'mm|millimetre|millimetres|millimeter|millimeters'],
  ['cm', 0.01, 'cm|cms|centimetre|centimetres|centimeter|centimeters|zentimeter'],
  ['m', 1, 'm|metre|metres|meter|meters|mtr|mtrs|mtr.'],
  ['km', 1000, 'km|kms|kilometre|kilometres|kilometer|kilometers'],
  ['in', 0.0254, "inch|inches|inch.|in|″|”|“|\"|''|zoll"],
  ['ft', 0.3048, "ft|ft.|foot|feet|′|'|’"],
  ['yd', 0.9144, 'yd|yds|yard|yards'],
  ['mi', 1609.344, 'mile|miles'],
  ['micron', 0.000001, 'micron|microns|µm|μm'],
);
unit(
  'mass',
  'weight',
  ['mg', 0.001, 'mg|milligram|milligrams'],
  ['mcg', 0.000001, 'mcg|µg|μg'],
  ['g', 1, 'g|gm|gms|gr|gram|grams|gramme|grammes|gramm'],
  ['kg', 1000, 'kg|kgs|kilo|kilos|kilogram|kilograms|kilogramm'],
  ['oz', 28.349523, 'oz|oz.|ounce|ounces'],
  ['lb', 453.59237, 'lb|lbs|lb.|lbs.|pound|pounds'],
  ['t', 1_000_000, 'ton|tons|tonne|tonnes'],
);
unit(
  'volume',
  'capacity',
  ['ml', 0.001, 'ml|mls|millilitre|millilitres|milliliter|milliliters'],
  ['cl', 0.01, 'cl|centilitre|centilitres'],
  ['L', 1, 'l|litre|litres|liter|liters|ltr|ltrs|lit'],
  ['fl oz', 0.0295735296, 'fl oz|fl. oz|fl. oz.|fl.oz|floz|fluid ounce|fluid ounces'],
  ['gal', 3.785411784, 'gal|gallon|gallons|us gallon|us gallons|us gal'],
  // Imperial measures, of the Weights and Measures Act 1985.
  ['UK pt', 0.56826125, 'uk pint|uk pints|imperial pint|imperial pints'],
  ['UK gal', 4.54609, 'uk gallon|uk gallons|imperial gallon|imperial gallons'],
  ['qt', 0.946352946, 'qt|quart|quarts'],
  ['pt', 0.473176473, 'pint|pints'],
  ['cc', 0.001, 'cc'],
  ['cu ft', 28.316846592, 'cu ft|cu. ft|cu. ft.|cubic foot|cubic feet'],
);
unit(
  'area',
  'area',
  ['sq m', 1, 'sq m|sq. m|sq.m|sqm|m²|m2|square metre|square metres|square meter|square meters'],
  ['sq ft', 0.09290304, 'sq ft|sq. ft|sq. ft.|sq.ft|sqft|ft²|ft2|square foot|square feet'],
  ['acre', 4046.86, 'acre|acres'],
);
unit('voltage', 'voltage', ['V', 1, 'v|volt|volts|vdc|vac|v dc|v ac'], ['mV', 0.001, '', 'mV'], ['kV', 1000, '', 'kV']);
unit('current', 'current', ['A', 1, 'amp|amps|ampere|amperes', 'A'], ['mA', 0.001, 'milliamp|milliamps', 'mA']);
unit('charge', 'battery', ['mAh', 0.001, 'mah'], ['Ah', 1, 'ah']);
unit(
  'power',
  'power',
  ['W', 1, 'w|watt|watts'],
  ['mW', 0.001, '', 'mW'],
  ['kW', 1000, 'kw|kilowatt|kilowatts'],
  ['HP', 745.7, 'hp|horsepower'],
);
unit('energy', 'energy', ['Wh', 1, 'wh'], ['kWh', 1000, 'kwh'], ['kcal', 1, 'kcal|calories'], ['kJ', 0.239, 'kj']);
unit('frequency', 'frequency', ['Hz', 1, 'hz|hertz'], ['kHz', 1e3, 'khz'], ['MHz', 1e6, 'mhz'], ['GHz', 1e9, 'ghz']);
unit(
  'data rate',
  'data_rate',
  ['Kbps', 1e3, 'kbps|kbit/s', 'Kb/s'],
  ['Mbps', 1e6, 'mbps|mbit/s', 'Mb/s'],
  ['Gbps', 1e9, 'gbps|gbit/s', 'Gb/s'],
);
// Bytes, not bits: eight times as much.
unit(
  'byte rate',
  'data_rate',
  ['KB/s', 1e3, 'kb/s', 'KB/s|KBps'],
  ['MB/s', 1e6, 'mb/s', 'MB/s|MBps'],
  ['GB/s', 1e9, 'gb/s', 'GB/s|GBps'],
);
unit('frames', 'speed', ['fps', 1, 'fps|frames per second']);
unit('data', 'memory', ['KB', 1e3, 'kb'], ['MB', 1e6, 'mb'], ['GB', 1e9, 'gb'], ['TB', 1e12, 'tb']);
unit('pixels', 'resolution', ['MP', 1, 'mp|megapixel|megapixels']);
unit('dots', 'resolution', ['dpi', 1, 'dpi'], ['ppi', 1, 'ppi']);
unit('rotation', 'speed', ['rpm', 1, 'rpm']);
unit('velocity', 'speed', ['km/h', 1, 'km/h|kmh|kph|kmph'], ['mph', 1.609344, 'mph'], ['m/s', 3.6, 'm/s']);
unit('flow', 'speed', ['CFM', 1, 'cfm'], ['L/min', 1, 'l/min|lpm'], ['GPM', 3.785, 'gpm']);
unit('loudness', 'noise', ['dB', 1, 'db|dba|decibel|decibels']);
unit('light', 'brightness', ['lm', 1, 'lm|lumen|lumens']);
unit('luminance', 'brightness', ['nits', 1, 'nit|nits|cd/m²']);
unit('lux', 'brightness', ['lux', 1, 'lux']);
unit('light colour', 'light_colour', ['K', 1, 'kelvin', 'K']);
unit('celsius', 'temperature', ['°C', 1, '°c|° c|degree celsius|degrees celsius|celsius|deg c|º c|ºc|grad', 'C']);
unit('fahrenheit', 'temperature', ['°F', 1, '°f|° f|degree fahrenheit|degrees fahrenheit|fahrenheit|deg f', 'F']);
// Of light; torque in that spelling is recognised by its words.
unit('wavelength', 'feature', ['nm', 1, 'nanometre|nanometres|nanometer|nanometers', 'nm']);
unit('angle', 'dimensions', ['°', 1, '°|º|deg|degree|degrees']);
unit(
  'pressure',
  'pressure',
  ['Pa', 1, '', 'Pa'],
  ['kPa', 1000, 'kpa'],
  ['bar', 100_000, 'bar'],
  ['psi', 6894.757, 'psi'],
);
unit('force', 'load', ['N', 1, '', 'N'], ['kN', 1000, '', 'kN|KN']);
unit(
  'torque',
  'speed',
  ['Nm', 1, 'n m|n.m|n·m|n-m|newton metre|newton metres|newton meter|newton meters', 'Nm|NM'],
  ['lb-ft', 1.355818, 'lb ft|lb-ft|lbf ft|ft lb|ft-lb|ft lbs|ft-lbs|foot pounds|foot-pounds|pound feet|pound-feet'],
  ['in-lb', 0.112985, 'in lb|in-lb|in lbs|in-lbs|inch pounds|inch-pounds'],
);
unit(
  'time',
  'run_time',
  ['ms', 0.001, 'ms|millisecond|milliseconds'],
  ['s', 1, 'sec|secs|second|seconds', 's'],
  ['min', 60, 'min|mins|min.|minute|minutes'],
  ['h', 3600, 'h|hr|hrs|hr.|hrs.|hour|hours|stunden'],
  ['days', 86_400, 'day|days|tage'],
  ['weeks', 604_800, 'week|weeks|wk|wks'],
  ['fortnights', 1_209_600, 'fortnight|fortnights'],
  ['months', 2_629_800, 'month|months|mth|mths|mo|monate'],
  ['decades', 315_576_000, 'decade|decades'],
  ['years', 31_557_600, 'year|years|yr|yrs|yr.|jahre|saal'],
);
unit('share', 'strength', ['%', 1, '%|percent|per cent|prozent']);
unit('fabric weight', 'fabric_weight', [
  'gsm',
  1,
  'gsm|g/m²|g/m2|g/sqm|g per square metre|g per square meter|g per m²|grams per square metre|grams per square meter',
]);
unit('denier', 'fabric_weight', ['D', 1, 'denier', 'D']);
unit('warmth', 'feature', ['TOG', 1, 'tog|togs']);
unit('threads', 'fabric_weight', ['thread count', 1, 'tc|thread count']);
unit('dose', 'strength', ['IU', 1, 'iu'], ['CFU', 1, 'cfu']);
unit('carat', 'weight', ['ct', 1, 'carat|carats|ct|cts']);
unit('karat', 'material', ['kt', 1, 'karat|karats|kt', 'k']);
unit('gauge', 'thickness', ['gauge', 1, 'gauge|awg']);
unit('heat', 'power', ['BTU', 1, 'btu|btus']);
unit('teeth', 'count', ['teeth', 1, 'tooth|teeth']);
unit('acidity', 'strength', ['pH', 1, 'ph']);
unit('cycles', 'battery_life', ['cycles', 1, 'cycle|cycles']);

export const UNIT_TABLE: readonly Unit[] = UNITS;

const BY_SYMBOL = new Map(UNITS.map((one) => [one.symbol, one]));

/** The unit of a symbol as quantities carry it. */
export function unitOf(symbol: string): Unit | undefined {
  return BY_SYMBOL.get(symbol);
}

const lowerUnits = new Map<string, Unit>();
const exactUnits = new Map<string, Unit>();
for (const one of UNITS) {
  for (const spelling of one.spellings) if (!lowerUnits.has(spelling)) lowerUnits.set(spelling, one);
  if (one.symbol.length > 1 && one.exact.length === 0 && !lowerUnits.has(one.symbol.toLowerCase()))
    lowerUnits.set(one.symbol.toLowerCase(), one);
  for (const spelling of one.exact) if (!exactUnits.has(spelling)) exactUnits.set(spelling, one);
}
const LOWER = new WordTable(lowerUnits);
const EXACT = new WordTable(exactUnits);

/** The unit that a text spells, exactly as it is written there, case included; undefined where it is none. */
export function unitSpelled(text: string): Unit | undefined {
  return EXACT.get(text) ?? LOWER.get(text.toLowerCase());
}

/** One degree apart, or one in a hundred as recipes round: 150 °C are 300 °F. */
const isSameHeat = (celsius: number, fahrenheit: number): boolean =>
  Math.abs(celsius * 1.8 + 32 - fahrenheit) <= Math.max(1, 0.01 * fahrenheit);

const SAME_SIZE = 0.02;

/** A conversion of two digits and more may be rounded this far: 38 g are 1.3 oz. */
const ROUNDED_SIZE = 0.05;

/** Whether an amount is another one in its unit, rounded to the decimals that are shown; one digit alone ("1 lb") shows too little. */
function isRounded(shown: number, whole: number): boolean {
  const digits = String(shown).replace(/^0\.0*|\./gu, '').length;
  const decimals = /\.(\d+)$/u.exec(String(shown))?.[1]?.length ?? 0;
  return (
    digits > 1 && Number(whole.toFixed(decimals)) === shown && Math.abs(shown - whole) <= ROUNDED_SIZE * Math.abs(whole)
  );
}

/**
 * Whether two figures are the same amount: units of one dimension converted, 2 % apart at most when converted (a shown
 * conversion is rounded) or rounded to the shown decimals, exactly equal in one unit.
 */
export function isSameAmount(one: number, oneUnit: string, other: number, otherUnit: string): boolean {
  if (oneUnit === otherUnit) return Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one));
  const from = BY_SYMBOL.get(oneUnit);
  const to = BY_SYMBOL.get(otherUnit);
  if (from === undefined || to === undefined) return false;
  if (from.dimension === 'celsius' && to.dimension === 'fahrenheit') return isSameHeat(one, other);
  if (from.dimension === 'fahrenheit' && to.dimension === 'celsius') return isSameHeat(other, one);
  // A weight ounce and a fluid ounce are told apart by the product, not by the word "oz".
  const a = one * from.factor;
  const b = other * to.factor;
  if (from.dimension !== to.dimension) return false;
  if (from.dimension === 'time') {
    // A year is twelve months and 365 days in a warranty; nobody means 365.25.
    return Math.abs(a - b) <= 0.015 * Math.max(Math.abs(a), Math.abs(b));
  }
  return (
    Math.abs(a - b) <= SAME_SIZE * Math.max(Math.abs(a), Math.abs(b)) ||
    isRounded(one, b / from.factor) ||
    isRounded(other, a / to.factor)
  );
}
