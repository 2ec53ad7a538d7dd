import { sentenceAround } from './sentenceAround.js';
import { smallestPassage } from './smallestPassage.js';
import { tidyText } from './tidyText.js';

/** Words a sentence must keep to be worth keeping. */
const FEWEST_WORDS = 3;
const VERB =
  /\b(?:is|are|was|were|has|have|can|will|comes?|keeps?|makes?|gives?|holds?|fits?|features?|includes?|offers?|provides?|measures?|weighs?|stays?|feels?|looks?|works?|needs?|lets?|allows?|helps?|runs?|lasts?|protects?|adds?|uses?|stands?|opens?|closes?)\b/iu;

/**
 * Takes a claim out of running text with the smallest phrase that carries it: its half of an "and", its attribute, its
 * clause; else its sentence. The rest is tidied. Answers the empty string when nothing worth saying remains.
 */
export function removePassage(text: string, start: number, end: number, fewestWords = FEWEST_WORDS): string {
  const sentence = sentenceAround(text, start, end);
  const passage = smallestPassage(text, sentence, start, end);
  if (passage) {
    const left = text.slice(sentence.start, passage.start) + passage.insert + text.slice(passage.end, sentence.end);
    if (
      left
        .replaceAll(/<[^>]*>/gu, ' ')
        .trim()
        .split(/\s+/u).length >= fewestWords &&
      stands(left, text.slice(sentence.start, sentence.end))
    ) {
      return tidyText(text.slice(0, sentence.start) + left + text.slice(sentence.end));
    }
  }
  return tidyText(withoutEmptyElements(text.slice(0, sentence.start) + text.slice(sentence.end)));
}

/** Whether a shortened sentence still ends like one, and has a verb if it had one. */
function stands(sentence: string, whole: string): boolean {
  if (VERB.test(whole) && !VERB.test(sentence)) return false;
  return !/(?:^|\s)(?:is|are|was|were|a|an|the|of|made of|made from|made|comes|measures|weighs|has|have|holds|offers|provides|features|includes|contains|gives|by|to|up to|its|your)\s*[.,;!?]?\s*$/iu.test(
    sentence,
  );
}

function withoutEmptyElements(text: string): string {
  return text
    .replaceAll(/<strong>\s*<\/strong>\s*/gu, '')
    .replaceAll(/<li>\s*(?:<strong>[^<]*<\/strong>)?\s*<\/li>/gu, '')
    .replaceAll(/<(p|li)>\s*<\/\1>/gu, '')
    .replaceAll(/(?:<h3>[^<]*<\/h3>)?\s*<ul>\s*<\/ul>/gu, '');
}
