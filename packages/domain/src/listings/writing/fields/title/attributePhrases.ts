import { flatMapped } from '../../../../shared/index.js';
import { propertyOfLabel, stemsOf, type InputStatement, type ProductReading } from '../../../../products/index.js';
import type { Unit } from '../../plan/Unit.js';
import { isPlural } from '../../prose/grammar.js';
import { LONGEST_PHRASE } from './valuesOf.js';

/** Values that buyers read without another word: "Brushed Brass", "36 x 24 in", "200 W". */
const READ_ALONE =
  /^(?:colou?r|shade|finish|pattern|style|scent|flavou?r|size|dimensions|capacity|volume|power|wattage|voltage|net (?:weight|content)|net quantity|material|fabric)$/u;
/** Sides need their names: "17 cm Diameter". */
const SIDES: ReadonlyMap<string, string> = new Map([
  ['length', 'Long'],
  ['width', 'Wide'],
  ['height', 'High'],
  ['depth', 'Deep'],
  ['thickness', 'Thick'],
  ['diameter', 'Diameter'],
]);
/** The property behind the part that it is of: "blade material", "hose length". */
const OF_PART = /^(\p{L}+) (material|colou?r|length|size)$/u;
const COUNTED = /^(?:number of )?(\p{L}+)(?: count)?$/u;
const PACK = /^(?:pack|pack size|pack of|item count)$/u;
/** One measure or two sides; three are no part of what a buyer asks for. */
const FIGURE = /^(?:about )?\d[\d.,]*(?:\/\d+)?(?: ?[x×–-] ?\d[\d.,]*)? ?(?:\p{L}{1,6}|"|″)$/u;
const WORDS = /^\p{L}[\p{L}' &/-]*$/u;
const INTEGER = /^[1-9]\d{0,3}$/u;
const PLAIN_VALUE = /^(?:yes|no|none|n\/a|na|other|various|multi(?:ple)?|assorted|standard|normal|regular)$/iu;
const AGED = /^(?:(?:from |for )?(?:ages? )?)(\d{1,2})(?: ?years?)?(?: ?\+| and (?:up|over)| up)$/iu;

/** Properties of a product in the order in which a title names them; the rest keeps the seller's. */
const LAST = /^(?:colou?r|shade|finish)$/u;

/**
 * What the seller filled in as attributes, as phrases of a title: the fields of a form are what he wants it to be found by. Those
 * that need a label to be understood carry it ("15 Tines"); what the notes contradict, weights, limits and codes stay out. `units` are
 * the clauses that may be stated: a value that none of them has is refused by the rules of the store ("kills bacteria").
 */
export function attributePhrases(reading: ProductReading, units: readonly Unit[]): readonly string[] {
  const disputed = new Set(flatMapped(reading.contradictions, ({ factIds }) => factIds));
  const given = reading.statements.filter(
    ({ field, unused, factIds }) =>
      field.startsWith('attributes.') &&
      (unused === undefined || unused.reason === 'duplicate') &&
      !factIds.some((id) => disputed.has(id)),
  );
  const stated = new Set(flatMapped(units, ({ statement }) => statement.stems));
  const whole = given.filter(({ field, statement }) => {
    const value = reading.brief.attributes[field.slice('attributes.'.length)]?.trim() ?? '';
    // A measure claims nothing that a store refuses.
    const mayBeStated = /\d/u.test(value) || stemsOf(value).every((stem) => stated.has(stem));
    return statement.text === value && !statement.negated.includes(true) && mayBeStated;
  });
  return whole
    .map((one) => ({ label: labelOf(one), phrase: phraseOf(labelOf(one), one.statement.text) }))
    .filter(({ phrase }) => phrase !== '' && phrase.length <= LONGEST_PHRASE)
    .toSorted((one, other) => Number(LAST.test(one.label)) - Number(LAST.test(other.label)))
    .map(({ phrase }) => phrase);
}

const labelOf = ({ statement: { label } }: InputStatement): string => label.toLowerCase().replaceAll(/[_\s]+/gu, ' ');

function phraseOf(label: string, value: string): string {
  if (PLAIN_VALUE.test(value)) return '';
  const isFigure = FIGURE.test(value);
  const [, years = ''] = AGED.exec(value) ?? [];
  if (/^(?:age|age range|ages|recommended age)$/u.test(label)) return years === '' ? '' : `ages ${years}+`;
  if (PACK.test(label)) return INTEGER.test(value) && Number(value) > 1 ? `Pack of ${value}` : '';
  if (INTEGER.test(value)) return countOf(label, value);
  const side = SIDES.get(label);
  if (side !== undefined) return isFigure ? `${value} ${side}` : '';
  if (/^(?:[XSML]|X{1,3}[SL]|\d?X[SL])$/u.test(value)) return label === 'size' ? `size ${value}` : '';
  if (READ_ALONE.test(label)) return isFigure || WORDS.test(value) || /^[A-Z]\d$/u.test(value) ? calmed(value) : '';
  const [, part = '', property = ''] = OF_PART.exec(label) ?? [];
  if (part === '') return '';
  if (property === 'length') return isFigure ? `${value} ${part}` : '';
  return property !== 'size' && WORDS.test(value) && !value.includes(' and ') ? `${value} ${part}` : '';
}

/** "YELLOW/BLACK" is shouted; "ABS" is a name. */
const calmed = (value: string): string =>
  /^[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u.test(value) ? value.toLowerCase() : value;

/** "15 tines", "76 pieces"; a figure under the name of a property is no count. */
function countOf(label: string, value: string): string {
  const [, thing = ''] = COUNTED.exec(label) ?? [];
  if (thing === 'count') return Number(value) > 1 ? `${value} Count` : '';
  const isThing = thing === 'pieces' || propertyOfLabel(label) === undefined;
  return isThing && isPlural(thing) && Number(value) > 1 ? `${value} ${thing}` : '';
}
