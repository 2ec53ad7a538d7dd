import type { Unit } from '../plan/Unit.js';
import { asFragment } from '../prose/asFragment.js';
import { newMemory, sentencesOf } from '../prose/sentencesOf.js';
import type { Story } from '../writeListing.js';
import { consequencesOf } from './consequencesOf.js';

/** Units that a lead says: they speak of the whole product in a clause. */
const LEADING: ReadonlySet<Unit['form']> = new Set(['verb', 'description', 'noun', 'value', 'with']);
const MOST_LEAD = 3;
const FEW = 3;

/**
 * The running text: a lead that names the product, what the bullets left, and where that is little, the strongest facts
 * again in whole sentences. One entry a paragraph. `told` are the units of the bullets.
 */
export function describe(story: Story, told: readonly Unit[], sole: ReadonlySet<Unit>): readonly (readonly string[])[] {
  const { subject, voice, groups, units } = story;
  const memory = newMemory();
  const lead = leadOf(story, told).filter((unit) => !sole.has(unit));
  const leadSentences = lead.length === 0 ? [bareLead(story)] : sentencesOf(lead, subject, voice, memory);
  const untold = groups.map((group) => group.units.filter((unit) => !told.includes(unit) && !lead.includes(unit))).filter((list) => list.length > 0);
  const paragraphs: string[][] = [[...leadSentences]];
  let current: string[] = [];
  for (const list of untold) {
    const sentences = sentencesOf(list, subject, voice, memory);
    if (current.length > 0 && current.length + sentences.length > 4) {
      paragraphs.push(current);
      current = [];
    }
    current.push(...sentences);
  }
  if (current.length > 0) paragraphs.push(current);
  const count = paragraphs.flat().length;
  if (count < FEW + 1) {
    const again = units.filter((unit) => told.includes(unit) && !sole.has(unit) && !lead.includes(unit) && unit.form !== 'clause' && unit.form !== 'imperative').slice(0, 4);
    const sentences = again.length < 2 ? [] : sentencesOf(again, subject, voice, memory);
    if (sentences.length > 0) paragraphs.push([...sentences]);
  }
  const said = paragraphs.flat().join(' ');
  const consequences = consequencesOf(story, said);
  const last = paragraphs.at(-1);
  if (consequences.length > 0 && last !== undefined) last.push(...consequences);
  return paragraphs;
}

/** Up to three strong facts of the whole product, not the ones that only the title carries. */
function leadOf({ groups, units }: Story, told: readonly Unit[]): readonly Unit[] {
  const order = groups.flatMap((group) => group.units);
  const whole = units.filter(
    (unit) =>
      LEADING.has(unit.form) && unit.statement.part === '' && !unit.isNegative && unit.items.length === 1 && unit.weight >= 0.6 && asFragment(unit).length <= 60 &&
      !/^(?:trust|limits|care)$/u.test(unit.topic) && unit.property !== 'feature',
  );
  const ranked = whole.toSorted((one, other) => Number(told.includes(other)) - Number(told.includes(one)) || other.weight - one.weight || order.indexOf(one) - order.indexOf(other));
  const lead: Unit[] = [];
  for (const unit of ranked) {
    if (lead.length >= MOST_LEAD) break;
    if (!lead.some((other) => other.property === unit.property && other.group === unit.group)) lead.push(unit);
  }
  return lead;
}

/** "Kitchen scissors by Sharpo." */
function bareLead({ brief, reading, subject }: Story): string {
  const noun = subject.full.replace(/^The /u, '').replace(brief.brand === '' ? '' : `${brief.brand} `, '');
  const shown = noun.charAt(0).toUpperCase() + noun.slice(1);
  return brief.brand === '' || reading.name.kind.name.toLowerCase().includes(brief.brand.toLowerCase()) ? `${shown}.` : `${shown} by ${brief.brand}.`;
}
