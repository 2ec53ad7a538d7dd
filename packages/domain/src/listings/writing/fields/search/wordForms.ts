import { BASE_VERBS, baseOfThirdPerson } from '../../../../products/index.js';
import { wordSet } from '../../../../shared/index.js';

/** Whether a word is a verb, or looks like a form of one. */
export const isVerb = (word: string): boolean =>
  BASE_VERBS.has(word) || baseOfThirdPerson(word) !== undefined || /(?:ing|ed|ly|able|ible)$/u.test(word);

/** A size, a place or an amount names nothing that a buyer would look for. */
const VAGUE = wordSet(
  'right|left|thick|thin|long|short|tall|wide|high|low|deep|big|large|small|little|quick|slow|hidden|normal|straight|enough|time|times|item|items|series|version|given|overall|total|limit|extreme|maximum|minimum|excluded|included|extra|whole|half|same|different|several|side|sides|back|front|top|bottom|middle|upper|lower|inside|outside|piece|pieces|request|picture|pictures|please|others?|buyer|order|model|page|part|parts|turn|lift|chip|fully|dropped|assembled|changed|turned|pressed|measured|used|tested|loosened|reached|clicks|driven|gets|makes|looks',
);

/** Whether a word names nothing that a buyer would look for. */
export const isVague = (word: string): boolean => VAGUE.has(word);
