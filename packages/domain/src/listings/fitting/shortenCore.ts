import { codePointLength } from '../rules/text/codePointLength.js';
import { BrandName } from '../rules/engine/BrandName.js';
import { cutAtSeam } from './cutAtSeam.js';
import { isHeadNoun } from './headNouns.js';

/** Without a known brand the first words are taken for it. */
const NAME_WORDS = 2;

/**
 * Brings brand and product type within `max` code points. When the phrase ends in its product type, adjectives after
 * the brand go first ("KONEX Polyurethane Multipurpose … Racket Grip"), because a name without its noun names nothing;
 * otherwise the end is cut at a seam. `rest` is what was taken out.
 */
export function shortenCore(core: string, brand: string, max: number): { head: string; rest: string } {
  if (codePointLength(core) <= max) return { head: core, rest: '' };
  const words = core.split(' ');
  const isWhole = !/[,:()]/.test(core) && isHeadNoun((words.at(-1) as string).toLowerCase());
  const kept = nameWords(core, words, brand);
  for (let taken = 1; isWhole && kept + taken < words.length - 1; taken += 1) {
    const head = [...words.slice(0, kept), ...words.slice(kept + taken)].join(' ');
    const next = words[kept + taken] as string;
    if (codePointLength(head) > max || /^(?:[&+/-]|and|or|with|for|of|in)$/i.test(next)) continue;
    return { head, rest: words.slice(kept, kept + taken).join(' ') };
  }
  return cutAtSeam(core, max);
}

function nameWords(core: string, words: readonly string[], brand: string): number {
  const [span] = new BrandName(brand).spansIn(core);
  if (span?.start === 0) return core.slice(0, span.end).split(' ').length;
  const capitals = words.findIndex((word) => word !== word.toUpperCase());
  return Math.max(NAME_WORDS, Math.min(capitals, NAME_WORDS + 1));
}
