import { utf8Length } from '../text/utf8Length.js';

/** The leading words of a text that fit into `max` UTF-8 bytes, spaces counted. A first word that is too long gives ''. */
export function cutToBytes(text: string, max: number): string {
  let kept = '';
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    const next = kept === '' ? word : `${kept} ${word}`;
    if (utf8Length(next) > max) return kept;
    kept = next;
  }
  return kept;
}
