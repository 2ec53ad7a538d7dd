import type { Passage } from '../plan/Passage.js';
import { agree, type Subject } from '../prose/grammar.js';
import { inSentence, midSentence } from '../prose/inSentence.js';
import { capitalised } from '../prose/normalise.js';
import { withSubject } from '../prose/tidying/plainArticles.js';

/** "Won't run unless the jar is locked" lacks its subject. */
const NO_SUBJECT = /^(?:won['’]t|can['’]?t|cannot|can|will|may) /iu;

/** A passage in the seller's words as a sentence of its own, with its label where it has one. */
export function sentenceOf(passage: Passage, subject: Subject): string {
  const isVerb = passage.units[0]?.form === 'verb' || NO_SUBJECT.test(passage.text);
  return passage.label === '' && isVerb
    ? `${subject.pronoun} ${agree(midSentence(bareOf(passage)), subject.isPlural)}.`
    : ownSentence(passage);
}

/** The same as the seller wrote it, also where its subject is understood: "Adjusts from 50 to 75 cm". */
export function ownSentence(passage: Passage): string {
  const bare = bareOf(passage)
    .replaceAll(/(?<=\p{L}{3}) \+ (?=[\p{L}\d])/gu, ' and ')
    // "8 pcs solar lights" are eight lights.
    .replace(/^(\d+) pieces (?=(?:\p{Ll}+ ){0,3}\p{Ll}+[^s\P{L}]s(?=[.,;]|$))/u, '$1 ')
    .replaceAll(/ ?(?:->|=>|→) ?/gu, ', ')
    // "7 in LED display" reads as the other word.
    .replaceAll(INCHES, ' inch ');
  if (passage.label === '') return withSubject(`${capitalised(bare)}.`);
  // "Hanging loop: yes, on the hood" has one there.
  const [, placed] = PRESENT.exec(bare) ?? [];
  if (placed !== undefined)
    return `${passage.label}${/^(?:on|in|at|under|behind|inside|around) /u.test(placed) ? ' ' : ', '}${placed}.`;
  return `${passage.label}: ${inSentence(bare)}.`;
}

/** A yes with what it is; not a condition. */
const PRESENT = /^yes(?:,|;| -) (?!(?:if|but|not|when|only|sold|optional|on request|by)\b)(\S.*)$/iu;

/** Measured in inches, and named behind the figure. Years, sizes and counts stand before "in" too. */
const INCHES =
  /(?<=(?<![\p{L}\d])\d{1,2}(?:\.\d+)?|\d\/\d{1,2}) in (?=(?:(?:LED|LCD|IPS|HD|OLED|touch|colou?r) )?(?:displays?|screens?|monitors?|panels?|bore|pipes?|hex|drive|sockets?|bits?|hoses?|taps?|tyres?|tires?|wheels?|blades?|pans?|skillets?|knife|knives|laptops?|tablets?|subwoofers?|woofers?|drivers?|speakers?|nails?|screws?|rods?|tubes?|thread|threaded|included)\b)/gu;

/** Without its stop, and without "And it comes with …": what that joined is elsewhere. */
const bareOf = ({ text }: Passage): string =>
  text
    .replace(/[.;,:\s]+$/u, '')
    .replace(/^(?:And|But|So) (?=we |it |they |you |the )/u, '')
    // "Is made from pine wood" lacks its subject.
    .replace(/^Is (?=(?:made|produced|sewn|cut|built|suitable|easy) )/u, '')
    .replace(/^Is not (?=(?:for|suitable|meant) )/u, 'Not ');
