import { isRepeat, propertyOf, type InputStatement, type ProductReading, type Statement } from '../../../products/index.js';
import { normalise } from '../prose/normalise.js';
import { topicOf } from './topicOf.js';
import type { Unit } from './Unit.js';

/**
 * Every clause that may be stated, once: not what was sorted out, what repeats another clause, what contradicts one, nor
 * what was not understood. `isBanned` is the judgement of the marketplace's rules over a clause.
 */
export function unitsOf(reading: ProductReading, isBanned: (text: string) => boolean): readonly Unit[] {
  const disputed = new Set(reading.contradictions.flatMap(({ factIds }) => factIds));
  const stated = reading.statements.filter(({ unused, factIds }) => unused === undefined && !factIds.some((id) => disputed.has(id)));
  const banned = new Set(stated.filter(({ statement }) => isBanned(statement.text)));
  const units: Unit[] = [];
  for (const source of stated) {
    if (banned.has(source)) continue;
    if (source.field === 'product_name' && source.statement.start === reading.name.front.start) continue;
    // A bracket is said with its clause, unless that one may not be said.
    if (source.statement.isBracketed && stated.some((host) => !banned.has(host) && holds(host, source))) continue;
    if (units.some((unit) => isRepeat(source.statement, unit.statement)) || isToldBy(source, stated, banned)) continue;
    units.push(unitOf(source, reading));
  }
  return units;
}

const holds = (host: InputStatement, inner: InputStatement): boolean =>
  host !== inner && host.field === inner.field && !host.statement.isBracketed && host.statement.start <= inner.statement.start && inner.statement.end <= host.statement.end;

/** A phrase of the name that a clause of the description says more fully. */
function isToldBy(source: InputStatement, stated: readonly InputStatement[], banned: ReadonlySet<InputStatement>): boolean {
  return source.field === 'product_name' && stated.some((other) => other !== source && other.field !== 'product_name' && !banned.has(other) && isRepeat(source.statement, other.statement));
}

const LABEL_KEPT = 40;

function unitOf(source: InputStatement, { brief, facts }: ProductReading): Unit {
  const { statement, factIds, field } = source;
  const text = rawTextOf(source, brief);
  const raw = (start: number, end: number): string => normalise(fieldText(field, brief).slice(start, end), brief.brand);
  const weights = facts.filter(({ id }) => factIds.includes(id)).map(({ weight }) => weight);
  const property = statement.property;
  return {
    source,
    statement,
    text: normalise(text, brief.brand),
    items: statement.items.length > 1 ? statement.items.map(({ start, end }) => raw(start, end)).filter((item) => item !== '') : [normalise(text, brief.brand)],
    label: statement.label.length <= LABEL_KEPT ? normalise(statement.label, brief.brand).toLowerCase() : '',
    form: statement.form,
    property,
    topic: topicOf(property),
    isNegative: statement.polarity === 'is_not',
    weight: Math.max(propertyOf(property).weight, ...weights) + (statement.polarity === 'is_not' ? 0.05 : 0),
    factIds,
    group: `${field}:${statement.sentence}`,
  };
}

function fieldText(field: string, brief: ProductReading['brief']): string {
  if (field === 'product_name') return brief.productName;
  if (field === 'description') return brief.description;
  return brief.attributes[field.slice('attributes.'.length)] ?? '';
}

/** As it was read: the English of a Hindi clause, the statement of a yes or no, else the seller's words. */
function rawTextOf({ statement, field }: InputStatement, brief: ProductReading['brief']): string {
  const raw = fieldText(field, brief).slice(statement.start, statement.end);
  return sameWords(raw, statement) ? raw : statement.text;
}

const sameWords = (raw: string, { text }: Statement): boolean => raw === text;
