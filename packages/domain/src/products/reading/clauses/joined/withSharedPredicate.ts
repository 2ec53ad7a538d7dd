import type { Range } from '../../sentences/Sentence.js';
import type { Statement } from '../Statement.js';

/** "Heater, gravel and fish NOT included", "shaft, whisk and beaker can go in the dishwasher": what is said of the last is said of all. */
export function withSharedPredicate(
  text: string,
  read: readonly Statement[],
  join: (range: Range) => Statement,
): readonly Statement[] {
  const end = read.findIndex((one, at) => isDenied(one) || isPlural(one) || isLastExcluded(one, at, read));
  let from = end;
  // "Quiet motor, whisk and shaft may not …" begins with a feature of its own.
  const longest = read[end]?.form === 'excluded' ? 2 : 1;
  while (from > 0 && end - from < MOST && isBareNoun(read[from - 1], longest)) from -= 1;
  const first = read[from];
  const last = read[end];
  if (last === undefined || first === undefined || first === last) return read;
  // The list begins with the sentence, or behind a semicolon.
  if (from > 0 && !text.slice(read[from - 1]?.end, first.start).includes(';')) return read;
  const joined = { ...join({ start: first.start, end: last.end }), form: last.form };
  return [...read.slice(0, from), joined, ...read.slice(end + 1)];
}

/** More things are not listed before their verb. */
const MOST = 6;

const SEVERAL = /\s(?:and|or|&)\s/iu;

/** Denied, or with a denial behind it that turns the subject: "folding chairs and swivel chairs are not suitable". */
const isDenied = ({ form, text, negated }: Statement): boolean =>
  (form === 'excluded' || (negated[0] === true && DENIED_END.test(text))) && SEVERAL.test(text);
const DENIED_END =
  /(?:\sout|\s(?:are|can|may|must|should|do|were|will)(?: not|n['’]t|not)\s.*|\syou (?:must|need to|have to|should) \p{L}+ (?:yourself|separately))$/iu;

/** "Roof box, bike carriers, straps not included": a sentence of nothing but things that are not there. */
const isLastExcluded = ({ form, label }: Statement, at: number, read: readonly Statement[]): boolean =>
  form === 'excluded' && label === '' && at > 1 && read.slice(0, at).every((one) => isBareNoun(one, 2));

/** Two things and a verb of several. */
const isPlural = ({ form, text, label }: Statement): boolean => form === 'clause' && label === '' && PLURAL.test(text);
const PLURAL =
  /^(?:the )?\p{L}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)? (?:and|&) (?:the )?\p{L}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)? (?:are|can|may|must|should|go|have|need)\s/iu;

const isBareNoun = (one: Statement | undefined, longest: number): boolean =>
  one !== undefined &&
  one.form === 'noun' &&
  one.tokens.length <= longest &&
  one.quantities.length === 0 &&
  one.terms.length === 0;
