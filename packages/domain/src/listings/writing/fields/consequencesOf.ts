import { flatMapped } from '../../../shared/index.js';
import { conceptKeys } from '../../proof/concepts.js';
import { entailmentsOf } from '../../proof/index.js';
import type { Story } from '../Story.js';

/** Clauses that speak of the whole product, not of a thing that comes with it. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['description', 'imperative', 'verb', 'without', 'value']);
const STANDARD = /\b(?:IEC|ISO|ASTM|EN|IS|DIN|ANSI|BIS|FSSAI|EU|USB|standard|regulation)\b/u;
const LONGEST_CLAUSE = 8;

/** One consequence of the facts that the text does not say yet, as a whole sentence: one that a standard defines. */
export function consequencesOf({ reading, units, subject, variation }: Story, said: string): readonly string[] {
  const known = conceptKeys(said);
  const isForAnimals = reading.name.kind.kind.category === 'pets';
  const disputed = new Set(flatMapped(reading.contradictions, ({ factIds }) => factIds));
  const whole = new Set(
    flatMapped(
      units.filter(
        ({ form, statement, isNegative }) =>
          OF_THE_WHOLE.has(form) &&
          !(isNegative && form === 'without') &&
          statement.part === '' &&
          statement.tokens.length <= LONGEST_CLAUSE,
      ),
      ({ factIds }) => factIds,
    ),
  );
  const found = flatMapped(
    entailmentsOf(reading, disputed).filter(({ factIds }) => factIds.some((id) => whole.has(id))),
    ({ entailment }) =>
      entailment.sentence === undefined
        ? []
        : [{ sentence: entailment.sentence, isCited: STANDARD.test(entailment.reason) }],
  )
    // Advice that only follows from the words adds nothing that a buyer needs.
    .filter(({ isCited, sentence }) => isCited && !(isForAnimals && / people /u.test(sentence)))
    // The sentences of the table speak of one thing.
    .filter(({ sentence }) => !subject.isPlural && addsWords(sentence, known));
  const chosen = found[variation % Math.max(1, Math.min(2, found.length))];
  return chosen === undefined ? [] : [chosen.sentence];
}

/** Most of its content words are new. */
function addsWords(sentence: string, known: ReadonlySet<string>): boolean {
  const keys = [...conceptKeys(sentence)];
  return keys.length > 0 && keys.filter((key) => !known.has(key)).length > keys.length / 2;
}
