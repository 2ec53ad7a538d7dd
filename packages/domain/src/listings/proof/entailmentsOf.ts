import { ENTAILMENTS, stemsOf, type Entailment, type ProductReading, type Statement } from '../../products/index.js';
import { remembering } from '../../shared/index.js';

/** An entailment that a product's facts trigger. */
export interface Triggered {
  readonly entailment: Entailment;
  readonly factIds: readonly string[];
}

interface Compiled {
  readonly entailment: Entailment;
  readonly phrases: readonly (readonly string[])[];
  readonly unless: readonly (readonly string[])[];
}

const FIGURE = '<n>';
const NONE: readonly Compiled[] = [];
const byStem = new Map<string, Compiled[]>();
for (const entailment of ENTAILMENTS) {
  const phrases = entailment.when.map((phrase) =>
    phrase.split('<n>').flatMap((part, index) => [...(index === 0 ? [] : [FIGURE]), ...stemsOf(part)]),
  );
  const compiled = { entailment, phrases, unless: (entailment.unless ?? []).map(stemsOf) };
  for (const first of new Set(phrases.map(([stem]) => stem ?? '')))
    byStem.set(first, [...(byStem.get(first) ?? []), compiled]);
}

/** The phrases that carry their sense in their own words: "hand wash only", "bpa free". */
const SAYS_NEGATION: ReadonlySet<readonly string[]> = new Set(
  [...byStem.values()].flatMap((all) => all.flatMap(({ phrases }) => phrases.filter(saysNegation))),
);

const triggered = remembering(findTriggered, () => true);

/** Every consequence of the stated facts, each once. Facts in `disputed` have none. */
export function entailmentsOf(reading: ProductReading, disputed: ReadonlySet<string>): readonly Triggered[] {
  return triggered(reading).filter(({ factIds }) => !factIds.some((id) => disputed.has(id)));
}

function findTriggered(reading: ProductReading): readonly Triggered[] {
  const found = new Map<Entailment, string[]>();
  const words = new Set(reading.statements.flatMap(({ statement }) => statement.stems));
  for (const { statement, factIds, unused } of reading.statements) {
    if (unused !== undefined && unused.reason !== 'duplicate') continue;
    const stems = statement.stems;
    for (let at = 0; at < stems.length; at += 1) {
      const named = byStem.get(stems[at] ?? '') ?? NONE;
      const candidates = statement.tokens[at]?.kind === 'number' ? [...named, ...(byStem.get(FIGURE) ?? NONE)] : named;
      for (const { entailment, phrases, unless } of candidates) {
        if (found.has(entailment)) continue;
        if (!phrases.some((phrase) => matches(statement, at, phrase, entailment))) continue;
        if (unless.some((phrase) => phrase.length > 0 && phrase.every((stem) => words.has(stem)))) continue;
        if (entailment.property !== undefined && !mentions(reading, factIds, entailment.property, statement)) continue;
        found.set(entailment, [...factIds]);
      }
    }
  }
  return [...found].map(([entailment, factIds]) => ({ entailment, factIds }));
}

function mentions(
  reading: ProductReading,
  factIds: readonly string[],
  property: string,
  statement: Statement,
): boolean {
  return (
    statement.property === property ||
    reading.facts.some((fact) => fact.property === property && factIds.includes(fact.id))
  );
}

function matches(
  { tokens, stems, negated }: Statement,
  from: number,
  phrase: readonly string[],
  { polarity }: Entailment,
): boolean {
  let at = from;
  for (const [offset, stem] of phrase.entries()) {
    if (offset > 0) while (tokens[at]?.kind === 'sign' && tokens[at]?.text !== '%') at += 1;
    const token = tokens[at];
    if (token === undefined) return false;
    if (stem === FIGURE ? token.kind !== 'number' : stems[at] !== stem) return false;
    if ((negated[at] ?? false) !== (polarity === 'is_not') && !SAYS_NEGATION.has(phrase)) return false;
    at += 1;
  }
  return true;
}

function saysNegation(phrase: readonly string[]): boolean {
  return phrase.some((stem) => /^(?:no|not|without|free|non|never|un\p{L}+|only)$/u.test(stem));
}
