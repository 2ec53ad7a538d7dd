import type { Form, InputStatement, PropertyId, Statement } from '../../../products/index.js';

/** What buyers ask together. */
export const TOPICS = [
  'performance',
  'build',
  'fits',
  'size',
  'contents',
  'ingredients',
  'features',
  'care',
  'limits',
  'trust',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A clause of the input that may be stated, ready to be put into words. */
export interface Unit {
  readonly source: InputStatement;
  readonly statement: Statement;
  /** Normalised, in the seller's words, without the label. */
  readonly text: string;
  /** Entries of a list, normalised; one entry elsewhere. */
  readonly items: readonly string[];
  /** Lower case, as the seller wrote it; empty without one. */
  readonly label: string;
  readonly form: Form;
  readonly property: PropertyId;
  readonly topic: Topic;
  readonly isNegative: boolean;
  /** 0 to 1. */
  readonly weight: number;
  readonly factIds: readonly string[];
  /** Units of one sentence of the seller belong together. */
  readonly group: string;
  /** Its place among the clauses of its sentence, counted from 0. */
  readonly at: number;
  /** No clause before it in its sentence names a part or has a verb that it could go on with. */
  readonly isFree: boolean;
  /** Its sentence holds nothing else. */
  readonly isAlone: boolean;
  /** How the product takes it where the seller's own noun was before it: "tool box of steel". */
  readonly takenBy?: 'has' | 'is' | 'is made of';
  /** Stems of the last words of the product's names: a phrase that ends in one names the product. */
  readonly self: ReadonlySet<string>;
}

/**
 * Whether a clause can be said without the others of its passage: none tells the same of something else ("five modes front,
 * four modes rear"), and it is not the first of a list ("works on gas, electric, induction").
 */
export const standsAlone = (unit: Unit, units: readonly Unit[]): boolean =>
  !dependsOn(unit, units) &&
  !units.some((other) => other !== unit && isTwin(unit, other)) &&
  !opensList(unit, units[units.indexOf(unit) + 1]);

/** What follows an order gives its reason, and what follows a guarantee limits it: "remove above 40 °C, cups may loosen". */
function dependsOn(unit: Unit, units: readonly Unit[]): boolean {
  const before = units[units.indexOf(unit) - 1];
  const next = units[units.indexOf(unit) + 1];
  // "Closed, it stands out 9 cm": so it is only then.
  if (next?.form === 'clause' && unit.statement.tokens.length <= 2 && /^(?:it|they|the)\b/iu.test(next.text))
    return true;
  // "Rail, enclosure and cables: not included" is said of all of them.
  if (units.some((other) => other !== unit && other.form === 'excluded' && other.statement.tokens.length <= 2))
    return true;
  return before !== undefined && unit.label === '' && (before.form === 'imperative' || units.some(isGuarantee));
}
const isGuarantee = ({ property, text }: Unit): boolean =>
  property === 'warranty' || /\b(?:warrant(?:y|ies)|guaranteed?)\b/iu.test(text);

const ENDS_OPEN = /(?:^| )(?:for|with|in|from|to|on|of|at) (?:[\p{L}-]+ )?\p{L}+$/u;

/** "For hands" of "for hands, elbows and feet": the first of a list. */
export const opensList = (
  { form, text }: Pick<Unit, 'form' | 'text'>,
  next: Pick<Unit, 'form' | 'text' | 'statement'> | undefined,
): boolean =>
  (form === 'for' || ENDS_OPEN.test(text)) &&
  next !== undefined &&
  (next.statement.quantities.length === 0 || /^(?!\d)\S+ (?:and|or) /u.test(next.text)) &&
  /^(?:noun|description)$/u.test(next.form);

/** One side of a thing is not its size. */
const SIDE = /^(?:length|width|height|depth|thickness|diameter)$/u;

function isTwin({ property, statement }: Unit, { property: same, statement: other, text }: Unit): boolean {
  // "Age 5+, under 8s with an adult": the second says how.
  if (property === 'age' && /^(?:under|below)\b/iu.test(text)) return false;
  if (property === 'colour') return same === 'colour';
  if (property !== same && SIDE.test(property) && SIDE.test(same)) return true;
  const [figure, second] = [statement.quantities[0], other.quantities[0]];
  if (figure === undefined || second === undefined || figure.unit !== second.unit) return false;
  return (
    figure.unit === '%' ||
    (property === same && property !== 'feature') ||
    figure.anchors.some((anchor) => second.anchors.includes(anchor))
  );
}
