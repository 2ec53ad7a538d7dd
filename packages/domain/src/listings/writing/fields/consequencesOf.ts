import { conceptKeys } from '../../proof/concepts.js';
import { entailmentsOf } from '../../proof/index.js';
import type { Story } from '../writeListing.js';

const MOST = 2;
/** Clauses that speak of the whole product, not of a thing that comes with it. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['description', 'imperative', 'verb', 'without', 'value']);

/** Up to two consequences of the facts that the text does not say yet, as whole sentences. */
export function consequencesOf({ reading, units, brief, variation }: Story, said: string): readonly string[] {
  const stated = new Set(units.flatMap(({ factIds }) => factIds));
  const known = conceptKeys(said);
  const disputed = new Set(reading.contradictions.flatMap(({ factIds }) => factIds));
  const whole = new Set(units.filter(({ form, statement }) => OF_THE_WHOLE.has(form) && statement.part === '' && statement.tokens.length <= 8).flatMap(({ factIds }) => factIds));
  const sentences = entailmentsOf(reading, disputed)
    .filter(({ factIds, entailment }) => entailment.sentence !== undefined && factIds.some((id) => stated.has(id) && whole.has(id)))
    .map(({ entailment }) => entailment.sentence ?? '')
    .filter((sentence) => addsWords(sentence, known) && !sentence.toLowerCase().includes(brief.brand.toLowerCase() || '\u0000'));
  const turned = [...sentences.slice(variation % Math.max(1, sentences.length)), ...sentences.slice(0, variation % Math.max(1, sentences.length))];
  return [...new Set(turned)].slice(0, MOST);
}

/** At least half of its content words are new. */
function addsWords(sentence: string, known: ReadonlySet<string>): boolean {
  const keys = [...conceptKeys(sentence)];
  return keys.length > 0 && keys.filter((key) => !known.has(key)).length >= keys.length / 2;
}
