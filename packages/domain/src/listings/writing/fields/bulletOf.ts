import type { PropertyId } from '../../../products/index.js';
import type { Passage } from '../plan/Passage.js';
import { capitalised, inSentence, isOpenable } from '../prose/normalise.js';

/**
 * Questions of buyers that make a heading, with the properties that answer them. A fact is never a heading over another
 * fact: that would say that one follows from the other.
 */
const QUESTIONS: readonly (readonly [heading: string, properties: readonly PropertyId[]])[] = [
  ['Size', ['dimensions', 'length', 'width', 'height', 'depth', 'diameter', 'thickness', 'size', 'fit']],
  ['Size and weight', ['dimensions', 'length', 'width', 'height', 'depth', 'diameter', 'thickness', 'size', 'weight']],
  ['Material', ['material', 'finish', 'fabric_weight']],
  ['In the box', ['included', 'pack', 'pieces', 'count']],
  ['Care', ['care']],
  ['Use', ['directions', 'dosage']],
  ['Ingredients', ['ingredient']],
  ['Warranty', ['warranty']],
];
/** Labels that say no more than the heading, or read as a phrase with their value: "height 26 cm". */
const PHRASED =
  /^(?:(?:item |net |total |max |maximum |overall )?(?:weight|height|width|length|depth|diameter|thickness|capacity|size|sizes|dimensions)|colou?r|warranty)$/iu;

/** A bullet of one or more passages, under the question that all of them answer. */
export function bulletOf(passages: readonly Passage[]): string {
  const heading = headingOf(passages);
  const [only] = passages;
  if (passages.length === 1 && only !== undefined && heading === undefined) return capitalised(shown(only));
  const entries = passages.map((passage) => entryOf(passage, heading));
  if (heading !== undefined) return `${heading}: ${jointed(entries)}`;
  return capitalised(jointed(entries));
}

const shown = ({ label, text }: Passage): string => (label === '' ? text : `${label}: ${inSentence(text)}`);

function entryOf({ label, text }: Passage, heading: string | undefined): string {
  if (label === '') return text;
  const isSame = heading !== undefined && heading.toLowerCase().includes(label.toLowerCase());
  if (isSame && !/^(?:weight|size)$/iu.test(label)) return text;
  return PHRASED.test(label) ? `${label} ${inSentence(text)}` : `${label}: ${inSentence(text)}`;
}

/** Semicolons, or stops where an entry begins with what must keep its capital. */
function jointed(entries: readonly string[]): string {
  const lower = entries.map((entry, at) => (at === 0 ? entry : inSentence(entry)));
  // A label reaches to the end of its sentence.
  const isLabelled = entries.length > 1 && entries.some((entry) => /\p{L}: /u.test(entry));
  const isOpen = !isLabelled && lower.every((entry, at) => at === 0 || isOpenable(entry));
  return isOpen ? lower.join('; ') : entries.map(capitalised).join('. ');
}

function headingOf(passages: readonly Passage[]): string | undefined {
  const units = passages.flatMap((passage) => passage.units);
  const heading = QUESTIONS.find(([, properties]) => units.every(({ property }) => properties.includes(property)))?.[0];
  if (heading === undefined || passages.some(({ label, text }) => /:/u.test(text) || !(label === '' || PHRASED.test(label))))
    return undefined;
  if (heading === 'In the box' && units.some(({ isNegative, form }) => isNegative || form === 'verb')) return undefined;
  if (heading.startsWith('Size') && !passages.every(({ text }) => /\d/u.test(text))) return undefined;
  if (heading === 'Material' && units.some(({ isNegative }) => isNegative)) return undefined;
  // "Warranty: 1 year warranty" says it twice.
  return passages.some(({ text }) => text.toLowerCase().includes(heading.toLowerCase())) ? undefined : heading;
}
