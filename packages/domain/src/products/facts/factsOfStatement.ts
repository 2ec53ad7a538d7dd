import { anyCase, wordSet, lazily } from '../../shared/index.js';
import { partWord, unitOf, type Measured, type Statement } from '../reading/index.js';
import type { Fact, FactField } from './Fact.js';
import { propertyOf } from './propertyRegistry.js';
import type { PropertyId } from './properties.js';

const IN_NAME = 0.1;
const NEGATIVE = 0.1;

const NO_FIGURES: Fact['quantities'] = [];

/**
 * The facts of one clause: each figure, each material, colour, certificate and place, and what else it says. `known`: how
 * many facts were read before.
 */
export function factsOfStatement(statement: Statement, field: FactField, known: number): readonly Fact[] {
  const facts: Fact[] = [];
  const add = (
    property: PropertyId,
    value: string,
    part: string,
    polarity: Fact['polarity'],
    optional: Pick<Fact, 'qualifier' | 'condition'>,
    quantities = NO_FIGURES,
  ): void => {
    const fact: Fact = {
      part: part === '' ? '' : partWord(part, statement),
      property,
      value,
      quantities,
      polarity,
      certainty: 'given',
      source: { field, start: statement.start, end: statement.end },
      text: statement.text,
      weight: Math.min(
        1,
        propertyOf(property).weight + (field === 'product_name' ? IN_NAME : 0) + (polarity === 'is_not' ? NEGATIVE : 0),
      ),
      id: `f${known + facts.length + 1}`,
    };
    facts.push(optional === NOTHING_MORE ? fact : Object.assign(fact, optional));
  };
  const condition = conditionOf(statement);
  const conditional = condition === undefined ? NOTHING_MORE : { condition };
  for (const chain of chainsOf(statement.quantities)) {
    const [first] = chain;
    if (first === undefined || first.unit === '') continue;
    add(
      first.property,
      shownQuantity(chain),
      first.part,
      isNegatedAt(statement, first.start) ? 'is_not' : 'is',
      first.qualifier === '' ? conditional : { qualifier: first.qualifier, ...conditional },
      chain.map(({ low, high, unit }) => ({ low, high, unit })),
    );
  }
  for (const { lexicon, key, part, first } of statement.terms) {
    if (statement.property === 'care' || statement.property === 'scent' || statement.property === 'taste') continue;
    add(lexicon, key, part, statement.negated[first] ? 'is_not' : 'is', NOTHING_MORE);
  }
  if (facts.length === 0 || saysMore(statement))
    add(statement.property, valueOf(statement), statement.part, statement.polarity, conditional);
  return facts;
}

const NOTHING_MORE: Pick<Fact, 'condition'> = {};

function chainsOf(quantities: readonly Measured[]): readonly (readonly Measured[])[] {
  const chains: Measured[][] = [];
  for (const quantity of quantities) {
    if (quantity.place > 0 && chains.length > 0) chains.at(-1)?.push(quantity);
    else chains.push([quantity]);
  }
  return chains;
}

function shownQuantity(chain: readonly Measured[]): string {
  const [first] = chain;
  if (first === undefined) return '';
  const figure = ({ low, high, plus }: Measured): string =>
    `${figureText(low)}${high === low ? '' : `-${figureText(high)}`}${plus ? '+' : ''}`;
  const unit = first.unit === 'count' ? first.noun : (unitOf(first.unit)?.symbol ?? first.unit);
  const text = chain.map(figure).join(' x ');
  return /^[%°]/u.test(unit) ? `${text}${unit}` : `${text} ${unit}`.trim();
}

const grouped = lazily(() => new Intl.NumberFormat('en-US'));

const figureText = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 10_000
    ? grouped().format(value)
    : String(Math.round(value * 1000) / 1000);

const isNegatedAt = ({ tokens, negated }: Statement, start: number): boolean =>
  negated[tokens.findIndex((token) => token.start >= start)] ?? false;

/** Whether words are left that no figure, term or cue of a property accounts for. */
function saysMore({ tokens, quantities, terms, text, polarity }: Statement): boolean {
  if (polarity === 'is_not') return true;
  const left = tokens.filter(
    (token, at) =>
      token.kind !== 'sign' &&
      !CUES.has(token.lower) &&
      !quantities.some(({ start, end }) => token.start >= start && token.end <= end) &&
      !terms.some(({ first, next }) => at >= first && at < next),
  );
  return left.length > 0 && text.length > 0;
}

const CUES = wordSet(
  'weight|weighs|height|width|length|depth|dia|diameter|thickness|colou?rs?|material|capacity|size|sizes|range|noise|voltage|power|net|total|each|approx|about|the|a|an|of|and|or|is|are|in|with|dimensions?|measures|age|ages|warranty|shelf|life|made|from|item|product|[wdhlb]',
);

const NEGATION = /^(?:is |are )?(?:not|no|non|without|never|does not|do not|don't|nicht|kein\p{L}*|ohne)[\s-]+/iu;

function valueOf({ text, polarity }: Statement): string {
  return polarity === 'is_not'
    ? text.replace(NEGATION, '').replace(/\s+not (included|supplied|available|done)$/iu, ' $1')
    : text;
}

const CONDITION =
  /\b((?:only )?(?:with (?:an? )?adapter|when \p{L}+|if \p{L}+|under \p{L}+|in (?:max|standard|eco|turbo|low|high) mode|in (?:standard|max|eco)|on (?:low|high|turbo|medium|eco)|after opening|before ordering|at \d+ ?%|with (?:bt|bluetooth) calling|with case|per serving)\b[^,;]*)/iu;

const isConditioned = anyCase(CONDITION);

function conditionOf({ text }: Statement): string | undefined {
  return isConditioned(text) ? CONDITION.exec(text)?.[1]?.trim() : undefined;
}
