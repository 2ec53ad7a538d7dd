import type { Passage } from '../plan/Passage.js';
import type { Unit } from '../plan/Unit.js';
import { asPredicate } from '../prose/asPredicate.js';
import { capitalised, inSentence } from '../prose/normalise.js';
import { newMemory, sentencesOf } from '../prose/sentencesOf.js';
import type { Story } from '../Story.js';
import { consequencesOf } from './consequencesOf.js';
import { saysTheWhole } from './saysTheWhole.js';

const MOST_LEAD = 3;
/** Sentences in one paragraph. */
const MOST_TOGETHER = 5;
const FEW = 3;

/**
 * The running text: a lead that names the product and says what is sure to be said of all of it, then the passages that
 * the bullets left. One entry a paragraph. A passage whose grammar is not sure is quoted: that is never wrong.
 */
export function describe(
  story: Story,
  bullets: readonly string[],
  inBullets: readonly Passage[],
  sole: ReadonlySet<Unit>,
  highlighted: readonly Unit[] = [],
  chosen: readonly Unit[] = [],
): readonly (readonly string[])[] {
  const { subject, voice, passages } = story;
  const memory = newMemory();
  const isSpoken = (unit: Unit): boolean => saysTheWhole(unit) && asPredicate(unit, subject).kind !== 'detail';
  const untaken = passages.filter((passage) => !inBullets.includes(passage));
  const rest = untaken.filter((passage) => !passage.units.every((unit) => highlighted.includes(unit)));
  // What the highlights name is said in a sentence too where there is little else to say.
  const left = rest.length < FEW ? untaken : rest;
  // A passage that is still to be quoted is not said in part before.
  const spoken = passages
    .filter((passage) => passage.units.length === 1 || inBullets.includes(passage))
    .flatMap(({ units }) => units)
    .filter((unit) => isSpoken(unit) && !sole.has(unit));
  const best = chosen.length > 0 ? chosen : leadOf(spoken);
  // Where it came from is a lead rather than none.
  const lead = best.length > 0 ? best : spoken.filter(({ isNegative }) => !isNegative).slice(0, 1);
  const opening = sentencesOf(lead, subject, voice, memory);
  // The lead without a verb names the product; the next sentence goes on.
  if (opening.length === 0) memory.mentions += 1;
  const unsaid = left.filter(({ units }) => !units.every((unit) => lead.includes(unit)));
  const isWhole = ({ units, label }: Passage): boolean => units.length === 1 && units.every(isSpoken) && label === '';
  const clauses = unsaid.filter(isWhole).flatMap(({ units }) => units);
  const quoted = unsaid.filter((passage) => !isWhole(passage)).map((passage) => quotation(passage, subject));
  const body = [...sentencesOf(clauses, subject, voice, memory), ...quoted];
  if (opening.length + body.length < FEW) {
    const again = spoken.filter((unit) => !lead.includes(unit) && !clauses.includes(unit)).slice(0, MOST_TOGETHER - 1);
    body.unshift(...sentencesOf(again, subject, voice, memory));
  }
  const first = opening.length > 0 ? opening : [bareLead(story)];
  const closing = consequencesOf(story, [...bullets, ...first, ...body].join(' '));
  return inParagraphs(first, [...body, ...closing]);
}

/** Facts for the lead that are passages of their own: a list of bullets beside it need not say them again. */
export function leadUnits({ passages, subject }: Story): readonly Unit[] {
  const alone = passages.filter(({ units }) => units.length === 1).flatMap(({ units }) => units);
  return leadOf(alone.filter((unit) => saysTheWhole(unit) && asPredicate(unit, subject).kind !== 'detail'));
}

/** A passage as a sentence of its own. */
function quotation({ label, text, units }: Passage, subject: Story['subject']): string {
  const [only] = units;
  if (units.length === 1 && only !== undefined && label === '' && only.form !== 'noun' && !/ - |[:;=]/u.test(text)) {
    const spoken = asPredicate(only, subject);
    if (spoken.kind === 'sentence') return `${capitalised(spoken.text).replace(/[.;,:\s]+$/u, '')}.`;
  }
  const sentence = label === '' ? capitalised(text) : `${label}: ${inSentence(text)}`;
  return `${sentence.replace(/[.;,:\s]+$/u, '')}.`;
}

/** Short texts are one paragraph; longer ones are cut evenly, the lead first. */
function inParagraphs(lead: readonly string[], body: readonly string[]): readonly (readonly string[])[] {
  if (lead.length + body.length <= MOST_TOGETHER) return [[...lead, ...body]];
  const count = Math.ceil(body.length / MOST_TOGETHER);
  const size = Math.ceil(body.length / Math.max(1, count));
  const paragraphs = Array.from({ length: count }, (_, index) => body.slice(index * size, (index + 1) * size));
  return [lead, ...paragraphs].filter((sentences) => sentences.length > 0);
}

/** Up to three strong facts of the whole product, each of another property. */
function leadOf(spoken: readonly Unit[]): readonly Unit[] {
  const ranked = spoken
    .filter(
      ({ isNegative, topic, items, form }) =>
        !isNegative &&
        !/^(?:trust|limits|care)$/u.test(topic) &&
        items.length === 1 &&
        !/^(?:clause|imperative|excluded)$/u.test(form),
    )
    .toSorted((one, other) => other.weight - one.weight);
  const lead: Unit[] = [];
  for (const unit of ranked) {
    if (lead.length >= MOST_LEAD) break;
    if (!lead.some((other) => other.property === unit.property)) lead.push(unit);
  }
  return lead;
}

/** "Kitchen scissors by Sharpo." */
function bareLead({ brief, reading, subject, title }: Story): string {
  // A noun found in the middle of a longer name may be that of another thing.
  const { kind } = reading.name;
  if (kind.certainty !== 'known') return `${title.title.replace(/[.]+$/u, '')}.`;
  const noun = subject.full.replace(/^The /u, '').replace(brief.brand === '' ? '' : `${brief.brand} `, '');
  const shown = noun.charAt(0).toUpperCase() + noun.slice(1);
  return brief.brand === '' || reading.name.kind.name.toLowerCase().includes(brief.brand.toLowerCase())
    ? `${shown}.`
    : `${shown} by ${brief.brand}.`;
}
