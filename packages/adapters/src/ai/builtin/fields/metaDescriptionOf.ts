import { cutAtWord } from '../prose/cutAtWord.js';

/** The first sentences of a description, whole, as far as `max` code points carry them. */
export function metaDescriptionOf(sentences: readonly string[], max: number): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if ([...longer].length <= max) text = longer;
    else break;
  }
  const [first = ''] = sentences;
  return text === '' && first !== '' ? `${cutAtWord(first, max - 1).replace(/[.,;:]+$/u, '')}.` : text;
}
