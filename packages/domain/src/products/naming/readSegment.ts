import { colourTerms } from '../lexicons/colourTerms.js';
import { TermIndex, wordsOf } from '../mentions/index.js';
import { articlesOf } from './parts/articlesOf.js';
import { quantityOf } from './parts/quantityOf.js';
import { scalesOf } from './parts/scalesOf.js';
import { typePhraseOf } from './parts/typePhraseOf.js';

/** What a part of a name behind a dash, a comma or a bracket is about. */
export interface ReadSegment {
  readonly kind: 'quantity' | 'scale' | 'article' | 'colour' | 'with' | 'for' | 'type' | 'detail' | 'nothing';
  readonly text: string;
}

const COLOURS = new TermIndex(colourTerms);
const NOTHING =
  /^(?:toys?|misc|other|\p{L}+ import|as issued|sold flat|brand|item|n\/?a|see pictures?|look|box(?:ed)?)$/iu;
const NUMBERED = /^(?:no\.?|number|model|item|ref\.?|art\.?|style|part)\s?[#:.]?\s?(\S*\d\S*)$/iu;

/** Sorts one such part. Anything not recognised is a detail in the seller's words. */
export function readSegment(text: string, bracketed: boolean): ReadSegment {
  if (NOTHING.test(text)) return { kind: 'nothing', text };
  const quantity = quantityOf(text);
  if (quantity !== '' && quantity.length >= text.length - 2) return { kind: 'quantity', text };
  const [scale] = scalesOf(text);
  if (scale && scale.text.length >= text.length - 1) return { kind: 'scale', text };
  const numbered = NUMBERED.exec(text);
  if (numbered) return { kind: 'article', text: numbered[1] ?? text };
  if (
    /^\S+$/u.test(text) &&
    (articlesOf([text]).length > 0 || (bracketed && /^\d{3,6}$/u.test(text) && !/^(?:19|20)\d\d$/u.test(text)))
  ) {
    return { kind: 'article', text: text.replace('#', '') };
  }
  if (isColour(text)) return { kind: 'colour', text };
  const tail = /^(with|for|fits|compatible with|suitable for)\s(.+)$/iu.exec(text);
  if (tail)
    return /^with/iu.test(text)
      ? { kind: 'with', text: tail[2] ?? text }
      : { kind: 'for', text: text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) };
  const words = text.split(' ');
  const place = words.length <= 4 && !/\d/u.test(text) ? typePhraseOf(words) : undefined;
  return { kind: place?.from === 0 && place.to === words.length ? 'type' : 'detail', text };
}

function isColour(text: string): boolean {
  const words = wordsOf(text);
  const covered = COLOURS.find(text, words).reduce((sum, hit) => sum + wordsOf(hit.text).length, 0);
  const joints = words.filter((word) => ['and', 'with', 'in'].includes(word.lower)).length;
  return covered > 0 && covered + joints === words.length;
}
