import type { Unit } from '../plan/Unit.js';
import { asPredicate } from '../prose/asPredicate.js';
import { asFragment } from '../prose/asFragment.js';
import { detailSentence, newMemory, sentencesOf } from '../prose/sentencesOf.js';
import type { Story } from '../Story.js';
import { consequencesOf } from './consequencesOf.js';

/** Units that a lead says: they speak of the whole product in a clause. */
const LEADING: ReadonlySet<Unit['form']> = new Set(['verb', 'description', 'noun', 'value', 'with']);
const MOST_LEAD = 3;
/** Units in one paragraph. */
const MOST_TOGETHER = 6;
const FEW = 3;

/**
 * The running text: a lead that names the product, what the bullets left, and where that is little, the strongest facts
 * again in whole sentences. One entry a paragraph. `told` are the units of the bullets, `sole` those that may not be
 * said again, `highlighted` those that the highlights quote.
 */
export function describe(
  story: Story,
  bullets: readonly string[],
  told: readonly Unit[],
  sole: ReadonlySet<Unit>,
  highlighted: readonly Unit[] = [],
): readonly (readonly string[])[] {
  const { subject, voice, groups, units } = story;
  const memory = newMemory();
  const isSpoken = (unit: Unit): boolean => asPredicate(unit, subject).kind !== 'detail';
  const lead = leadOf(story, told).filter((unit) => !sole.has(unit) && isSpoken(unit));
  const opening = sentencesOf(lead, subject, voice, memory);
  const paragraphs: string[][] = [[...opening]];
  // What the highlights quote and no sentence says well is not quoted again.
  const untold = groups
    .flatMap((group) => group.units)
    .filter((unit) => !told.includes(unit) && !lead.includes(unit) && (isSpoken(unit) || !highlighted.includes(unit)));
  for (const list of inParagraphs(untold)) paragraphs.push([...sentencesOf(list, subject, voice, memory)]);
  if (paragraphs.flat().length < FEW) {
    const again = units
      .filter(
        (unit) =>
          told.includes(unit) &&
          !sole.has(unit) &&
          !lead.includes(unit) &&
          unit.form !== 'clause' &&
          unit.form !== 'imperative' &&
          isSpoken(unit),
      )
      .slice(0, MOST_TOGETHER - 1);
    if (again.length > 1) paragraphs.push([...sentencesOf(again, subject, voice, memory)]);
  }
  if (paragraphs.flat().length === 0) paragraphs.unshift([bareLead(story)]);
  const closing = [
    ...consequencesOf(story, [...bullets, ...paragraphs.flat()].join(' ')),
    detailSentence(memory, voice),
  ].filter((sentence) => sentence !== '');
  const last = paragraphs.findLast((sentences) => sentences.length > 0);
  if (last !== undefined && last.length <= 4) last.push(...closing);
  else paragraphs.push(closing);
  return withoutShort(paragraphs.filter((sentences) => sentences.length > 0));
}

/** A paragraph of one sentence joins the one before it. */
function withoutShort(paragraphs: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const result: string[][] = [];
  for (const sentences of paragraphs) {
    const last = result.at(-1);
    if (last !== undefined && (sentences.length < 2 || last.length < 2) && last.length + sentences.length <= 6)
      last.push(...sentences);
    else result.push([...sentences]);
  }
  return result;
}

function inParagraphs(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const count = Math.ceil(units.length / MOST_TOGETHER);
  const size = Math.ceil(units.length / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => units.slice(index * size, (index + 1) * size));
}

/** Up to three strong facts of the whole product, rather those that the bullets say than new ones. */
function leadOf({ groups, units }: Story, told: readonly Unit[]): readonly Unit[] {
  const order = groups.flatMap((group) => group.units);
  const whole = units.filter(
    (unit) =>
      LEADING.has(unit.form) &&
      unit.statement.part === '' &&
      !unit.isNegative &&
      unit.items.length === 1 &&
      unit.weight >= 0.6 &&
      asFragment(unit).length <= 60 &&
      !/^(?:trust|limits|care)$/u.test(unit.topic) &&
      unit.property !== 'feature' &&
      unit.property !== 'count',
  );
  const ranked = whole.toSorted(
    (one, other) =>
      Number(told.includes(other)) - Number(told.includes(one)) ||
      other.weight - one.weight ||
      order.indexOf(one) - order.indexOf(other),
  );
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
  if (kind.certainty !== 'known' || kind.name.split(' ').length * 2 < brief.productName.split(' ').length)
    return `${title.title.replace(/[.]+$/u, '')}.`;
  const noun = subject.full.replace(/^The /u, '').replace(brief.brand === '' ? '' : `${brief.brand} `, '');
  const shown = noun.charAt(0).toUpperCase() + noun.slice(1);
  return brief.brand === '' || reading.name.kind.name.toLowerCase().includes(brief.brand.toLowerCase())
    ? `${shown}.`
    : `${shown} by ${brief.brand}.`;
}
