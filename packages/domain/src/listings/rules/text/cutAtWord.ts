import { tidy } from './tidy.js';

/** The text up to `max` code points, cut at the last sentence, clause or word that fits, without a dangling connector. */
export function cutAtWord(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const head = characters.slice(0, max + 1).join('');
  const sentence = head.match(/^[\s\S]*[.!?](?=\s)/)?.[0];
  if (sentence !== undefined && sentence.length >= max * 0.6) return sentence.trim();
  const clause = head.match(/^[\s\S]*(?=[,;]\s)/)?.[0];
  if (clause !== undefined && clause.length >= max * 0.7) return tidy(clause);
  const word = head.match(/^[\s\S]*\S(?=\s)/)?.[0];
  return tidy(word ?? characters.slice(0, max).join(''));
}
