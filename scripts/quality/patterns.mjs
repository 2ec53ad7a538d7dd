/** How the cases of `text-cases` compare a phrase with a text; see the README of that folder. */

const NUMBERS = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, String(index + 1)]),
);
'thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .forEach((word, index) => NUMBERS.set(word, String((index + 3) * 10)));
NUMBERS.set('dozen', '12');

const UNITS = [
  ['h', 'hours?|hrs?'],
  ['min', 'minutes?|mins?'],
  ['s', 'seconds?|secs?'],
  ['day', 'days?'],
  ['week', 'weeks?'],
  ['month', 'months?'],
  ['year', 'years?|yrs?'],
  ['ml', 'millilit(?:re|er)s?'],
  ['l', 'lit(?:re|er)s?|ltrs?'],
  ['mm', 'millimet(?:re|er)s?'],
  ['cm', 'centimet(?:re|er)s?|cms'],
  ['m', 'met(?:re|er)s?|mtrs?'],
  ['km', 'kilomet(?:re|er)s?'],
  ['in', 'inch(?:es)?|″|”|"'],
  ['ft', 'feet|foot'],
  ['kg', 'kilograms?|kilos?|kgs'],
  ['g', 'grams?|gms?'],
  ['mg', 'milligrams?'],
  ['lb', 'pounds?|lbs'],
  ['oz', 'ounces?'],
  ['w', 'watts?'],
  ['v', 'volts?'],
  ['a', 'amps?|amperes?'],
  ['lm', 'lumens?'],
  ['k', 'kelvin'],
  ['c', '° ?c|degrees? celsius|celsius'],
  ['f', '° ?f|degrees? fahrenheit'],
];
const SYMBOLS = UNITS.map(([symbol]) => symbol).concat([
  'mah',
  'wh',
  'hz',
  'khz',
  'mhz',
  'ghz',
  'gb',
  'tb',
  'mb',
  'mbps',
  'gbps',
  'db',
  'kpa',
  'psi',
  'gsm',
  'rpm',
  'nm',
  'ms',
  'd',
  'kn',
  'mp',
  'nits?',
  'ct',
  'fps',
  'gal',
  'mb/s',
  'ah',
  'sqft',
]);

/** Lower case, figures, one spelling a unit joined to its number, no plural s, no punctuation but in numbers. */
export function normalForm(text) {
  let plain = ` ${text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/<[^>]*>/g, ' . ')
    .replace(/[’′]/g, "'")} `;
  plain = plain.replace(/(\d)[\s-]*(″|”|")/g, '$1in ');
  plain = plain.replace(/\b[a-z]+\b/g, (word) => NUMBERS.get(word) ?? word);
  plain = plain
    .replace(/\bgrey\b/g, 'gray')
    .replace(/colour/g, 'color')
    .replace(/aluminium/g, 'aluminum')
    .replace(/(\d),(\d{3})/g, '$1$2');
  for (const [symbol, spellings] of UNITS)
    plain = plain.replace(new RegExp(`(\\d)[\\s-]*(?:${spellings})(?![a-z])`, 'g'), `$1${symbol}`);
  for (const symbol of SYMBOLS) plain = plain.replace(new RegExp(`(\\d)[\\s-]+(${symbol})(?![a-z\\d])`, 'g'), '$1$2');
  plain = plain.replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1 x ').replace(/(\d)\s*(?:–|—|-|to)\s*(?=\d)/g, '$1-');
  plain = plain.replace(/([a-z])[-–](?=[a-z\d])/g, '$1 ').replace(/(\d)[-–](?=[a-z])/g, '$1 ');
  plain = plain.replace(/(?<!\d)[.,](?!\d)|(?<=\d)[.,](?!\d)|[;:!?()[\]{}"'|•·/\\®™*+]/g, (sign) =>
    sign === "'" ? "'" : sign === '/' ? '/' : sign === '+' ? '+' : ' ',
  );
  plain = plain.replace(/\b([a-z]{2,}[^s\s])s\b/g, '$1');
  return plain.replace(/\s+/g, ' ').trim();
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Whether a normal form holds a phrase as complete words; a trailing `*` may go on, a bare number may carry a unit. */
function holdsPhrase(form, phrase) {
  const open = phrase.endsWith('*');
  const wanted = normalForm(open ? phrase.slice(0, -1) : phrase);
  const end = open
    ? ''
    : /\d$/.test(wanted)
      ? '(?:[a-z%]{0,4})(?![\\p{L}\\p{N}.])|(?![\\p{L}\\p{N}])'
      : '(?![\\p{L}\\p{N}])';
  return new RegExp(`(?<![\\p{L}\\p{N}.])${escaped(wanted)}(?:${end})`, 'u').test(form);
}

/** One pattern over texts (fields or bullets): `/regular expression/`, `a + b` in one sentence, or a phrase. */
export function matches(pattern, texts) {
  const plain = texts.map((text) => text.replace(/<[^>]*>/g, ' '));
  const expression = /^\/(.*)\/$/s.exec(pattern);
  if (expression !== null) return plain.some((text) => new RegExp(expression[1], 'iu').test(text));
  const parts = pattern.split(' + ');
  if (parts.length === 1) return texts.some((text) => holdsPhrase(normalForm(text), pattern));
  const sentences = texts.flatMap((text) => text.replace(/<\/(?:li|p|h3)>/g, '. ').split(/(?<=[.!?])\s+|\n/));
  return [...sentences, ...texts.filter((text) => text.length < 300)].some((sentence) =>
    parts.every((part) => holdsPhrase(normalForm(sentence), part)),
  );
}

export const matchesAny = (patterns, texts) => patterns.some((pattern) => matches(pattern, texts));
