import { wordSet } from '../../../shared/index.js';
import { sortOut } from './sortOut.js';
import type { Statement } from './Statement.js';

/** Labels whose clauses each say something of their own. */
export const NO_LIST: ReadonlySet<string> = new Set([
  'feature',
  'function',
  'warning',
  'care',
  'directions',
  'storage',
  'dimensions',
  'temperature',
  'weight',
  'material',
]);

const LISTS: ReadonlySet<string> = new Set(['compatible_with', 'not_compatible_with', 'included', 'ingredient']);

export const isEntry = ({ form, negated, text }: Statement): boolean =>
  (form === 'noun' || form === 'description') && !negated.includes(true) && sortOut(text) === undefined;

/** One of several equal figures: "24 g protein", "13 mm metal". */
const isShare = ({ form, text, items, quantities }: Statement): boolean =>
  form === 'noun' &&
  items.length === 1 &&
  quantities.length > 0 &&
  quantities[0]?.unit !== 'count' &&
  /^(?:\p{L}+ (?:max )?)?[\d.,]+ ?(?:mm|mg|g|mcg|kcal) \p{L}+(?: per .+)?$/u.test(text);

/** "Sujata", "or Prestige Popular": names that a denial of others goes on with. */
const isNameOnly = ({ form, tokens, quantities }: Statement): boolean =>
  form === 'noun' &&
  quantities.length === 0 &&
  tokens.filter(({ kind }) => kind !== 'sign').length <= 4 &&
  tokens.some(({ text }) => /^\p{Lu}/u.test(text));

/** "Fits neck, back, calves": plain things behind a plain thing. */
const isPlainEntry = (first: Statement, next: Statement): boolean =>
  first.form === 'verb' &&
  first.tokens.length === 2 &&
  next.tokens.length <= 2 &&
  [first, next].every(
    ({ quantities, terms, tokens }) =>
      quantities.length + terms.length === 0 && tokens.slice(1).every(({ text }) => /^\p{Ll}/u.test(text)),
  );

const FREE_FROM = /^(?:is |are )?(?:\p{L}+ )?free (?:from|of) \p{L}/iu;
const DENIES_USE = /\b(?:is|are) not (?:suitable |intended |meant |safe )?for \p{L}/iu;
const NOR_OR_OR = wordSet('n?or');

/** "Contains oats, pale pink, bamboo spoon included, 100 ml jar": what says something of the product ends the list. */
const isOfProduct = ({ tokens, terms, quantities }: Statement): boolean =>
  /^(?:included|supplied|separately|required|needed)$/u.test(tokens.at(-1)?.lower ?? '') ||
  (quantities[0]?.start === 0 && !AMOUNT.test(quantities[0].unit)) ||
  (terms.length === 1 &&
    terms[0]?.lexicon === 'colour' &&
    terms[0].next === tokens.length &&
    (terms[0].first === 0 || /^(?:pale|light|dark|deep|bright|soft)$/u.test(tokens[0]?.lower ?? '')));

/** Units in which ingredients are dosed. */
const AMOUNT = /^(?:%|count|mg|mcg|µg|g|IU|kcal|)$/u;

/** "Fits Ninja BL770, BL771, NJ600", "repels mosquitoes, mice, spiders": the list goes on. */
export function continues(first: Statement, next: Statement): boolean {
  // "1 drop a day, do not exceed" and "not for Bajaj, Sujata, or Prestige" are cut nowhere.
  if (/^do not exceed$/iu.test(next.text.trim()) && first.quantities.length > 0) return true;
  if (isShare(first) && isShare(next) && first.quantities[0]?.unit === next.quantities[0]?.unit) return true;
  if (first.form === 'for' && first.negated.includes(true) && first.quantities.length === 0 && isNameOnly(next))
    return true;
  // "It is not for use while cycling, driving or cooking".
  if (
    DENIES_USE.test(first.text) &&
    first.quantities.length + next.quantities.length === 0 &&
    next.tokens.length <= 5 &&
    / or /u.test(next.text) &&
    !next.negated.includes(true)
  )
    return true;
  // "Free from mineral oil, silicones, synthetic colour".
  if (
    FREE_FROM.test(first.text) &&
    next.form === 'noun' &&
    first.quantities.length + next.quantities.length === 0 &&
    next.tokens.length <= 4 &&
    !next.negated.includes(true)
  )
    return true;
  // "No latex, chlorine or perfume".
  if (first.form === 'without' && next.form === 'noun' && next.tokens.length <= 5 && / or /u.test(next.text))
    return true;
  if (NOR_OR_OR.has(next.tokens[0]?.lower ?? '') && next.form === 'noun') return true;
  if (next.negated.includes(true)) return false;
  const isPaired =
    first.form === 'verb' &&
    next.form === 'description' &&
    next.quantities.length === 0 &&
    next.tokens.length <= 4 &&
    next.tokens.some(({ lower }) => lower === 'and');
  if (next.form !== 'noun') return isPaired;
  const isBareMeasure =
    next.quantities.length === 1 &&
    next.tokens.every((token) => next.quantities.some(({ start, end }) => token.start >= start && token.end <= end));
  if (
    isBareMeasure &&
    first.quantities.length > 0 &&
    first.form === 'noun' &&
    first.quantities.at(-1)?.unit === next.quantities[0]?.unit &&
    first.tokens.length > next.tokens.length
  )
    return true;
  const words = next.tokens.filter(({ kind }) => kind !== 'sign');
  const isCode = words.length <= 3 && words.some(({ kind, text }) => kind === 'code' || /^\p{Lu}/u.test(text));
  if (LISTS.has(first.property))
    return (
      !isOfProduct(next) &&
      (isCode ||
        isPlainEntry(first, next) ||
        (first.property !== 'compatible_with' && first.property !== 'not_compatible_with' && words.length <= 6))
    );
  // "Keeps drinks cold 24 h, hot 12 h".
  if (
    first.form === 'verb' &&
    words.length <= 4 &&
    next.quantities.length === 1 &&
    next.quantities[0]?.property === first.property &&
    first.quantities.length > 0
  )
    return true;
  return (
    first.form === 'verb' &&
    (words.length <= 2 || (words.length <= 4 && words.some(({ lower }) => lower === 'and' || lower === 'or'))) &&
    next.quantities.length === 0 &&
    first.quantities.length === 0
  );
}
