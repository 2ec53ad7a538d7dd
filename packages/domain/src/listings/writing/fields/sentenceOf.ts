import type { Passage } from '../plan/Passage.js';
import { agree, type Subject } from '../prose/grammar.js';
import { capitalised, inSentence, midSentence } from '../prose/normalise.js';

/** "Won't run unless the jar is locked" lacks its subject. */
const NO_SUBJECT = /^(?:won['’]t|can['’]?t|cannot|can|will|may) /iu;

/** A passage in the seller's words as a sentence of its own, with its label where it has one. */
export function sentenceOf(passage: Passage, subject: Subject): string {
  const { text, units } = passage;
  if (passage.label !== '') return ownSentence(passage);
  const bare = text.replace(/[.;,:\s]+$/u, '').replace(TURN, '');
  return NO_SUBJECT.test(bare) || units[0]?.form === 'verb'
    ? `${subject.pronoun} ${agree(midSentence(bare), subject.isPlural)}.`
    : ownSentence(passage);
}

/** The same as the seller wrote it, also where its subject is understood: "Adjusts from 50 to 75 cm". */
export function ownSentence({ label, text }: Passage): string {
  const bare = text
    .replace(/[.;,:\s]+$/u, '')
    .replace(TURN, '')
    .replaceAll(/(?<=\p{L}{3}) \+ (?=[\p{L}\d])/gu, ' and ');
  return label === '' ? `${capitalised(bare)}.` : `${label}: ${inSentence(bare)}.`;
}

/** "And it comes with …": what it joined is elsewhere. */
const TURN = /^(?:And|But|So) (?=we |it |they |you |the )/u;
