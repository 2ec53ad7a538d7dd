import { COPY_WORDS } from './neutralCopyWords.js';
import { PLAIN_ADJECTIVES } from './plainAdjectives.js';
import {
  DETERMINERS,
  PRONOUNS,
  PREPOSITIONS,
  CONJUNCTIONS,
  AUXILIARIES,
  NEGATIONS,
  ADVERBS,
  LINKING_WORDS,
} from './neutralFunctionWords.js';
import { THINGS, PARTS_AND_SIDES, MEASURES_AND_NAMES, TIMES, PLACES, PEOPLE, USE_AND_ORDER } from './neutralNouns.js';
import { BEING_AND_HAVING, MAKING, HOLDING_AND_MEASURING, HANDLING, ADDRESSING_THE_BUYER } from './neutralVerbs.js';

/**
 * Words that state nothing of a product by themselves. Inflected forms are listed: compare them as they stand or by
 * their endings (-s, -ed, -ing), never by a stem that makes "useful" of "use" or "handy" of "hand".
 */
export const NEUTRAL_WORDS: readonly string[] = [
  ...PLAIN_ADJECTIVES,
  ...DETERMINERS,
  ...PRONOUNS,
  ...PREPOSITIONS,
  ...CONJUNCTIONS,
  ...AUXILIARIES,
  ...NEGATIONS,
  ...ADVERBS,
  ...LINKING_WORDS,
  ...THINGS,
  ...PARTS_AND_SIDES,
  ...MEASURES_AND_NAMES,
  ...TIMES,
  ...PLACES,
  ...PEOPLE,
  ...USE_AND_ORDER,
  ...BEING_AND_HAVING,
  ...MAKING,
  ...HOLDING_AND_MEASURING,
  ...HANDLING,
  ...ADDRESSING_THE_BUYER,
  ...COPY_WORDS,
];
