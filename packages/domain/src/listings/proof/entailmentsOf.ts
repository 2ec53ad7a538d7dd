import { ENTAILMENTS, stemsOf, type Entailment, type ProductReading, type Statement } from '../../products/index.js';
import { isConditional } from './evidence/isConditional.js';
import { lazily, remembering, WordTable } from '../../shared/index.js';

/** An entailment that a product's facts trigger. */
export interface Triggered {
  readonly entailment: Entailment;
  readonly factIds: readonly string[];
}

/** One of the phrases that trigger an entailment. */
interface Trigger {
  readonly entailment: Entailment;
  readonly phrase: readonly string[];
  readonly unless: readonly (readonly string[])[];
}

const FIGURE = '<n>';
const NONE: readonly Trigger[] = [];
/** By the first stem of the phrase; of a phrase that begins with a figure by the figure and the stem behind it. */
const triggersByBeginning = lazily(() => {
  const byBeginning = new Map<string, Trigger[]>();
  for (const entailment of ENTAILMENTS) {
    const unless = (entailment.unless ?? []).map(stemsOf);
    for (const words of entailment.when) {
      const phrase = words.split(FIGURE).flatMap((part, index) => [...(index === 0 ? [] : [FIGURE]), ...stemsOf(part)]);
      const key = phrase[0] === FIGURE ? `${FIGURE} ${phrase[1] ?? ''}` : (phrase[0] ?? '');
      byBeginning.set(key, [...(byBeginning.get(key) ?? []), { entailment, phrase, unless }]);
    }
  }
  return new WordTable(byBeginning);
});

/** The phrases that carry their sense in their own words: "hand wash only", "bpa free". */
const negatingPhrases = lazily<ReadonlySet<readonly string[]>>(
  () => new Set([...triggersByBeginning()].flatMap(([, all]) => all.map(({ phrase }) => phrase).filter(saysNegation))),
);

const triggered = remembering(findTriggered, () => true);

/** Every consequence of the stated facts, each once. Facts in `disputed` have none. */
export function entailmentsOf(reading: ProductReading, disputed: ReadonlySet<string>): readonly Triggered[] {
  return triggered(reading).filter(({ factIds }) => !factIds.some((id) => disputed.has(id)));
}

function findTriggered(reading: ProductReading): readonly Triggered[] {
  const found = new Map<Entailment, string[]>();
  const byBeginning = triggersByBeginning();
  const words = new Set<string>();
  for (const { statement } of reading.statements) for (const stem of statement.stems) words.add(stem);
  for (const { statement, factIds, unused } of reading.statements) {
    if ((unused !== undefined && unused.reason !== 'duplicate') || isConditional(statement)) continue;
    const stems = statement.stems;
    for (let at = 0; at < stems.length; at += 1) {
      const named = byBeginning.get(stems[at] ?? '') ?? NONE;
      const candidates =
        statement.tokens[at]?.kind === 'number'
          ? [...named, ...(byBeginning.get(`${FIGURE} ${behind(statement, at)}`) ?? NONE)]
          : named;
      for (const { entailment, phrase, unless } of candidates) {
        if (found.has(entailment)) continue;
        if (!matches(statement, at, phrase, entailment)) continue;
        if (
          !isAlways(entailment, reading) &&
          unless.some((phrase) => phrase.length > 0 && phrase.every((stem) => words.has(stem)))
        )
          continue;
        if (entailment.property !== undefined && !mentions(reading, factIds, entailment.property, statement)) continue;
        found.set(entailment, [...factIds]);
      }
    }
  }
  return [...found].map(([entailment, factIds]) => ({ entailment, factIds }));
}

const isAlways = ({ always }: Entailment, { name: { kind } }: ProductReading): boolean =>
  kind.certainty === 'known' && always?.includes(kind.kind.category) === true;

/** The stem behind a figure; signs other than "%" are passed over. */
function behind({ tokens, stems }: Statement, figure: number): string {
  let at = figure + 1;
  while (isPassedOver(tokens[at])) at += 1;
  return stems[at] ?? '';
}

const isPassedOver = (token: Statement['tokens'][number] | undefined): boolean =>
  token?.kind === 'sign' && token.text !== '%';

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
    if (offset > 0) while (isPassedOver(tokens[at])) at += 1;
    const token = tokens[at];
    if (token === undefined) return false;
    if (stem === FIGURE ? token.kind !== 'number' : stems[at] !== stem) return false;
    if ((negated[at] ?? false) !== (polarity === 'is_not') && !negatingPhrases().has(phrase)) return false;
    at += 1;
  }
  return true;
}

function saysNegation(phrase: readonly string[]): boolean {
  return phrase.some((stem) => /^(?:no|not|without|free|non|never|un\p{L}+|only)$/u.test(stem));
}
