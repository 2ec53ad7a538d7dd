import { flatMapped } from '../../../shared/index.js';
import { isSheetLabel, plainFieldText, type ProductReading } from '../../../products/index.js';
import { inSentence } from '../prose/inSentence.js';
import { capitalised } from '../prose/normalise.js';
import { tidied } from '../prose/tidying/tidied.js';
import type { Passage } from './Passage.js';
import type { Unit } from './Unit.js';
import { DUTY, PREVENTS } from './clauseCues.js';
import { isInTitle, withoutName } from './naming/withoutName.js';

/** A passage longer than this is cut between two clauses. */
const LONGEST = 190;
/** Notes in one breath, "18/10 steel, 720 g, dishwasher safe, …", are cut into passages of about this length. */
const LIST_PASSAGE = 70;
const LEAST_LISTED = 6;

/**
 * The units in the passages of the seller. Clauses of one sentence stay together, because the later ones speak of what
 * the first one names: "handle bakelite, stays cool". Lines under one label are one passage. What only repeats the title,
 * whose stems are given, is left out. A sentence longer than `longest` characters is cut.
 */
export function passagesOf(
  units: readonly Unit[],
  brief: ProductReading['brief'],
  title: ReadonlySet<string> = new Set(),
  longest = LONGEST,
): readonly Passage[] {
  const bySentence = new Map<string, Unit[]>();
  for (const given of units) {
    // "Not for: fever; not a toy; do not boil": what denies itself needs no label that does.
    // "Not a safety device: never leave the baby alone" says both.
    const isOwnDenial = DENIES.test(given.label) && OWN_DENIAL.test(given.text) && ONLY_DENIES.test(given.label);
    const unit = isOwnDenial ? { ...given, label: '' } : given;
    const sentence = isOwnDenial ? `${unit.group}:not` : unit.group;
    const key = unit.source.field === 'product_name' ? `${unit.group}:${unit.text}` : sentence;
    const group = bySentence.get(key);
    if (group === undefined) bySentence.set(key, [unit]);
    else group.push(unit);
  }
  const groups: Unit[][] = [];
  for (const group of bySentence.values()) {
    const last = groups.at(-1);
    if (last !== undefined && (isSameList(last, group) || isRemark(last, group))) last.push(...group);
    else groups.push(group);
  }
  return flatMapped(
    groups
      .map((group) => withoutName(group, title))
      .filter((group) => group.length > 0 && !isInTitle(group, title) && !isCondition(group, brief)),
    (group) => pieces(group, longest),
  ).map((piece) => passageOf(piece, brief));
}

/** "If any come bent" whose promise may not be stated. */
function isCondition([unit, ...others]: readonly Unit[], brief: ProductReading['brief']): boolean {
  return (
    others.length === 0 &&
    unit?.label === '' &&
    unit.source.field === 'description' &&
    /^(?:if|when|should|once|unless)\b[^,;:]*$/iu.test(unit.text) &&
    /^\s*,/u.test(plainFieldText('description', brief).slice(unit.statement.end))
  );
}

const isSameList = ([one]: readonly Unit[], [other]: readonly Unit[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.label !== '' &&
  one.label === other.label &&
  !NO_LABEL.test(one.label) &&
  one.source.field === other.source.field;

/** A sentence that says nothing without the one before it: "Do not exceed.", "Use an anvil type for that." */
const REMARK =
  /^(?:do not exceed|included|not included|sold separately|supplied|optional)$|\b(?:for that|of that|than that|for them|with them)$/iu;

const isRemark = ([one]: readonly Unit[], group: readonly Unit[]): boolean =>
  group.length === 1 &&
  group[0]?.label === '' &&
  one?.source.field === group[0].source.field &&
  REMARK.test(group[0].text);

/** Notes of a seller who wrote one long list instead of sentences. */
export const isLongList = (units: readonly Unit[]): boolean =>
  units.length >= LEAST_LISTED &&
  units.every(({ label }) => label === '') &&
  units.reduce((length, { text }) => length + text.length, 0) > LONGEST;

/** Whether a clause stands by itself: it opens its sentence, or is an entry of a long list. */
export const isFreeIn = (unit: Unit, units: readonly Unit[]): boolean =>
  unit.at === 0 || isLongList(units.filter(({ group }) => group === unit.group));

function pieces(units: readonly Unit[], most: number): readonly (readonly Unit[])[] {
  const isList = most === Number.POSITIVE_INFINITY && isLongList(units);
  const longest = isList ? LIST_PASSAGE : most;
  const all: Unit[][] = [];
  let length = 0;
  for (const unit of units) {
    const last = all.at(-1);
    // "Wall anchor included, must be fixed to the wall": what must be done is not of what is in the box.
    const isDuty = last?.[0]?.property === 'included' && DUTY.test(unit.text);
    // In a list the limits stand apart from what the product is.
    const isOther = isList && last?.[0] !== undefined && sideOf(last[0]) !== sideOf(unit) && !isDependent(unit);
    if (last === undefined || isDuty || isOther || (length + unit.text.length > longest && !isDependent(unit))) {
      all.push([unit]);
      length = unit.text.length;
    } else {
      last.push(unit);
      length += unit.text.length + 2;
    }
  }
  return all;
}

/** What a clause of a long list is: a limit, an order, something in the box, or what the product is. */
const sideOf = ({ isNegative, topic, form, property }: Unit): string =>
  property === 'warranty' || topic === 'contents' || form === 'excluded'
    ? 'box'
    : isNegative || topic === 'limits'
      ? 'limits'
      : topic === 'care' || form === 'imperative'
        ? 'care'
        : 'features';

/** A clause that goes on with the one before it. */
const isDependent = ({ text, form }: Unit): boolean =>
  form === 'verb' || /^(?:and|or|but|so|which|that|because|then|it|they)\b/iu.test(text);

function passageOf(units: readonly Unit[], brief: ProductReading['brief']): Passage {
  const [first] = units;
  const strongest = units.reduce((one, other) => (other.weight > one.weight ? other : one));
  const raw = plainFieldText(first?.source.field ?? '', brief);
  let text = '';
  const lastEntry = units.findLast(({ form }) => form !== 'clause');
  let before: Unit | undefined;
  for (const unit of units) {
    if (before === undefined) text = unit.text;
    else {
      // "Not for: upholstery, carton closing" denies each; what is not included is a list.
      // "Not for: cars, pools, cats with long claws may pull the carpet": a sentence behind a list is no entry of it.
      const joint = DENIES.test(unit.label)
        ? unit.form === 'clause'
          ? '; '
          : unit === lastEntry && !/ (?:that|which) /u.test(before.text)
            ? // "Packing tape, or masking tape wider than 20 mm": what limits the last is not of the others.
              / than |\d/u.test(unit.text) && !/\d/u.test(before.text)
              ? ', or '
              : ' or '
            : ', '
        : jointOf(raw.slice(before.statement.end, unit.statement.start), before, unit);
      // Behind a comma the seller's capital is that of a name.
      text +=
        joint +
        (joint.endsWith('or ')
          ? unit.text.replace(/^or /iu, '')
          : joint === ', '
            ? unit.text
            : unit.form === 'verb'
              ? smallFirst(unit.text)
              : inSentence(unit.text));
    }
    before = unit;
  }
  const { name, opening } = labelOf(first);
  const isLimit = ({ isNegative, topic, form, text: said }: Unit): boolean =>
    isNegative || topic === 'limits' || topic === 'care' || form === 'imperative' || /\bonly\b/iu.test(said);
  return {
    label: name,
    text: opening === '' ? text : tidied(`${opening} ${inSentence(text)}`),
    units,
    topic: strongest.topic,
    weight: strongest.weight,
    isLimit: units.every(isLimit) && !PREVENTS.test(text),
    isProse: name === '' && (PROSE.test(text) || isSentence(units, text)),
  };
}

/** "Not insulated" denies something itself. */
const ONLY_DENIES =
  /^(?:not|(?:not|no|do not|don['’]t|never) (?:for|to|with|in|on|use|suitable|suited|intended|meant|recommended|allowed|good)(?: (?:for|to|with|in|on|use|as))*)$/iu;
const OWN_DENIAL = /^(?:not|do not|do ?n['’]t|never|no) /iu;
const DENIES = /^(?:do not|don['’]t|never)$|^not\b(?! (?:included|in the|in box|supplied|provided|part of))/iu;

const smallFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The seller's joint between two clauses; a semicolon where something between them was left out. */
function jointOf(between: string, before: Unit, after: Unit): string {
  const signs = between.replaceAll(/\([^()]*\)/gu, '').trim();
  if (before.statement.sentence !== after.statement.sentence) return '; ';
  // "Perches hold 6 kg; the hammock holds 4 kg": a clause that was completed is one of its own.
  const { start, end, text } = after.statement;
  const isCompleted = text.length > end - start && after.text.length > end - start;
  if (isCompleted && /^(?:the|its|each|both|all|an?) /iu.test(after.text)) return '; ';
  if (/[\p{L}\p{N};]/u.test(signs)) return '; ';
  if (/[-–—]/u.test(signs)) return ' - ';
  return signs.startsWith(':') ? ': ' : ', ';
}

/** "The handle comes off for packing": a sentence of the seller that needs no other. */
const isSentence = ([first]: readonly Unit[], text: string): boolean =>
  first?.form === 'clause' && !first.isNegative && text.length >= LEAST_SENTENCE && SUBJECT.test(text);
const LEAST_SENTENCE = 25;
const SUBJECT = /^\p{L}+ /u;

const PROSE = /^(?:it(?:['’]s| is| has| comes)|we|you|they|these|this|each one|our|your) [\p{Ll}\d].{24}/iu;

/** Headings of a whole note say nothing of a line. */
const NO_LABEL =
  /^(?:features?|highlights|details|description|specifications?|specs?|key (?:features|points)|about.*|what you get|not|no|notes?|please note|product|product name|item|item name|name|usp|general|others?|misc|info|information|what it is|what is it|what's this|product type|item type|in short|summary|desc\.?|ok(?:ay)?,? so|what)$/iu;
const OPENING =
  /^(?:for|with|without|not for|fits|made in|made of|do not|don['’]t|never|always|please|please do not)$/iu;

function labelOf(unit: Unit | undefined): { readonly name: string; readonly opening: string } {
  if (unit === undefined || unit.label === '') return { name: '', opening: '' };
  // The notes of a scent are no heading of a text.
  const isOwn = /^(?:scent|taste)$/u.test(unit.property) && unit.form === 'noun';
  if ((NO_LABEL.test(unit.label) && !isOwn) || isSheetLabel(unit.label)) return { name: '', opening: '' };
  return OPENING.test(unit.label)
    ? { name: '', opening: unit.label.toLowerCase() }
    : { name: capitalised(unit.label), opening: '' };
}
