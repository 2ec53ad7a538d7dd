import type { TextCheck } from '../engine/Check.js';
import { FUNCTION_WORDS } from '../text/functionWords.js';
import { quoted } from '../text/quoted.js';
import { removalOf } from '../text/removal/removalOf.js';
import { removePhrase } from '../text/removal/removePhrase.js';
import { foldPlural } from '../../../shared/index.js';

/** So many words in the same order, at least one of them no function word, are the same phrase. */
const PHRASE_WORDS = 3;

/** A title that says a phrase twice: "Acme Steel Bottle 750 ml Acme Steel Bottle". Names such as "Yo Yo" are shorter. */
export const repeatsItself: TextCheck = (text) => {
  const { tokens } = text;
  const seen = new Map<string, number>();
  for (let at = 0; at + PHRASE_WORDS <= tokens.length; at += 1) {
    const words = tokens.slice(at, at + PHRASE_WORDS).map(({ word }) => foldPlural(word));
    if (words.every((word) => FUNCTION_WORDS.has(word) || /^\d/.test(word))) continue;
    const key = words.join(' ');
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, at);
      continue;
    }
    if (at - first < PHRASE_WORDS) continue;
    let length = PHRASE_WORDS;
    while (
      first + length < at &&
      at + length < tokens.length &&
      foldPlural(tokens[first + length]?.word ?? '') === foldPlural(tokens[at + length]?.word ?? '')
    ) {
      length += 1;
    }
    const start = tokens[at]?.start ?? 0;
    const end = tokens[at + length - 1]?.end ?? start;
    const said = quoted(text.text.slice(start, end));
    return {
      message: `The title says "${said}" twice. Remove the repetition.`,
      span: { start, end },
      fix: () => removalOf(`Remove "${said}"`, text.text, start, end, removePhrase),
    };
  }
  return undefined;
};
