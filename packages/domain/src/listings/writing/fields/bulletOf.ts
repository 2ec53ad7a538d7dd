import { LEXICON_WORDS, type PropertyId } from '../../../products/index.js';
import type { Passage } from '../plan/Passage.js';
import { capitalised, inSentence } from '../prose/normalise.js';

/**
 * Questions of buyers that make a heading, with the properties that answer them. A fact is never a heading over another
 * fact: that would say that one follows from the other.
 */
const QUESTIONS: readonly (readonly [heading: string, properties: readonly PropertyId[]])[] = [
  ['Size', ['dimensions', 'length', 'width', 'height', 'depth', 'diameter', 'thickness', 'size', 'fit']],
  ['Size and weight', ['dimensions', 'length', 'width', 'height', 'depth', 'diameter', 'thickness', 'size', 'weight']],
  ['Material', ['material', 'finish', 'fabric_weight']],
  ['In the box', ['included']],
  ['Care', ['care']],
  ['Use', ['directions', 'dosage']],
  ['Ingredients', ['ingredient']],
];
/** Labels that say no more than the heading, or read as a phrase with their value: "height 26 cm". */
const PHRASED =
  /^(?:(?:item |net |total |max |maximum |overall )?(?:weight|height|width|length|depth|diameter|thickness|capacity|size|sizes|dimensions)|colou?r|warranty)$/iu;

/** A size or a weight and nothing else: not "24 g protein". */
const MEASURE =
  /^(?:sizes? .+|(?:about |up to |finished size |weight |height |width |length |depth |diameter )*\d[\d.,x\s\p{L}°"'/()-]*?(?:mm|cm|m|in|ft|g|kg|oz|lb|tall|wide|long|deep|thick|high|diameter|each|[WDHL]|\)))$/u;

const lastWord = (text: string): string => /(\p{L}+)\P{L}*$/u.exec(text)?.[1]?.toLowerCase() ?? '';

/** A bullet of one or more passages, under the question that all of them answer. */
export function bulletOf(passages: readonly Passage[]): string {
  // A plus sign at the end reads as a torn sum.
  return written(passages).replace(/(\d)\+$/u, '$1 and up');
}

function written(passages: readonly Passage[]): string {
  const heading = headingOf(passages);
  const [only] = passages;
  if (passages.length === 1 && only !== undefined && heading === undefined) return capitalised(shown(only));
  const entries = passages.map((passage) => entryOf(passage, heading));
  if (heading !== undefined) return `${heading}: ${jointed(entries, true)}`;
  return capitalised(jointed(entries, false));
}

/** Names of what it fits, of models and of papers keep their capitals. */
const NAMED = /^(?:compatible_with|not_compatible_with|model|part_number|author|publisher|certification)$/u;

const valueOf = ({ text, units }: Passage): string => (NAMED.test(units[0]?.property ?? '') ? text : inSentence(text));

const shown = (passage: Passage): string =>
  passage.label === '' ? passage.text : `${passage.label}: ${valueOf(passage)}`;

function entryOf(passage: Passage, heading: string | undefined): string {
  const { label, text, units } = passage;
  if (label === '' || units[0]?.property === 'diet') return text;
  const isSame = heading !== undefined && heading.toLowerCase().includes(label.toLowerCase());
  if (isSame && !/^(?:weight|size)$/iu.test(label)) return text;
  return PHRASED.test(label) ? `${label} ${inSentence(text)}` : `${label}: ${valueOf(passage)}`;
}

/** Entries of one question are a list; passages of several are sentences: a label and a subject reach to a stop. */
const jointed = (entries: readonly string[], isList: boolean): string =>
  isList ? entries.map(inSentence).join('; ') : entries.map(capitalised).join('. ');

function headingOf(passages: readonly Passage[]): string | undefined {
  const units = passages.flatMap((passage) => passage.units);
  const heading = QUESTIONS.find(([, properties]) => units.every(({ property }) => properties.includes(property)))?.[0];
  if (
    heading === undefined ||
    passages.some(({ label, text }) => /:/u.test(text) || !(label === '' || PHRASED.test(label)))
  )
    return undefined;
  if (
    heading === 'In the box' &&
    units.some(
      ({ isNegative, form, text }) => isNegative || form === 'verb' || /\b(?:included|supplied)\b/iu.test(text),
    )
  )
    return undefined;
  if (heading.startsWith('Size') && !passages.every(({ text }) => MEASURE.test(text))) return undefined;
  if (heading === 'Use' && !units.every(({ form }) => form === 'imperative')) return undefined;
  if (heading === 'Ingredients' && units.some(({ form }) => form === 'verb')) return undefined;
  if (
    heading === 'Material' &&
    !units.every(({ isNegative, text }) => !isNegative && LEXICON_WORDS.has(lastWord(text)))
  )
    return undefined;
  // "Warranty: 1 year warranty" says it twice.
  return passages.some(({ text }) => text.toLowerCase().includes(heading.toLowerCase().split(' ')[0] ?? ''))
    ? undefined
    : heading;
}
