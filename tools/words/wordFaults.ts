import { bannedWords, type BannedWord } from './bannedWords.js';

/** A text to check, and where it is: `packages/web/src/ui/messages.ts`. */
export interface Wording {
  readonly place: string;
  readonly text: string;
}

/** Phrases in which a banned word is right, for example because the specification fixes the sentence. */
export interface WordException {
  readonly phrase: string;
  readonly reason: string;
}

/** The banned words in texts, each with its place, the better word and the passage. */
export function wordFaults(texts: readonly Wording[], exceptions: readonly WordException[] = []): readonly string[] {
  return texts.flatMap(({ place, text }) => {
    const checked = exceptions.reduce((rest, { phrase }) => rest.replaceAll(phrase, ''), text.replaceAll(/\s+/g, ' '));
    return bannedWords.flatMap((word) => faultsOf(word, checked).map((passage) => faultText(word, place, passage)));
  });
}

const CONTEXT = 40;

function faultsOf({ pattern }: BannedWord, text: string): readonly string[] {
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ index }) =>
    text.slice(Math.max(0, index - CONTEXT), index + CONTEXT).trim(),
  );
}

function faultText({ word, better }: BannedWord, place: string, passage: string): string {
  return `${place}: “${word}” → ${better}: … ${passage} …`;
}
