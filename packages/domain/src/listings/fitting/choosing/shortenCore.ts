import { codePointLength } from '../../rules/text/codePointLength.js';
import { BrandName } from '../../rules/engine/BrandName.js';
import { cutAtSeam } from './cutAtSeam.js';
import { isHeadNoun } from '../reading/headNouns.js';
import { WEAK_WORDS } from './weakWords.js';

/** Without a known brand the first words are taken for it. */
const NAME_WORDS = 2;
/** A phrase does not start with these, nor with the second half of "Shock Proof" or "Slim Fit". */
const JOINING = /^(?:[&+/-]|and|or|with|for|of|in|to|proof|free|resistant|repellent|fit|skid|type|style)$/i;

interface Shortened {
  readonly head: string;
  /** What was taken out. */
  readonly rest: string;
}

/**
 * Brings brand and product type within `max` code points: adjectives go first, because a name without its noun names
 * nothing; otherwise the end is cut at a seam.
 */
export function shortenCore(core: string, brand: string, max: number): Shortened {
  return withoutAdjectives(core, brand, max) ?? cutAtSeam(core, max);
}

/**
 * A core that ends in its product type, without as many adjectives after the brand as it takes to fit: those that say
 * little first ("Premium"), then those next to the brand. Undefined when that does not help.
 */
export function withoutAdjectives(core: string, brand: string, max: number): Shortened | undefined {
  if (codePointLength(core) <= max) return { head: core, rest: '' };
  const words = core.split(' ');
  if (/[,:()]/.test(core) || !isHeadNoun((words.at(-1) as string).toLowerCase())) return undefined;
  const kept = nameWords(core, words, brand);
  const spared: string[] = [];
  let length = codePointLength(core);
  const strong = words.filter((word, at) => {
    const spare = length > max && at >= kept && at < words.length - 1 && WEAK_WORDS.has(word.toLowerCase());
    if (!spare) return true;
    spared.push(word);
    length -= codePointLength(word) + 1;
    return false;
  });
  for (let taken = 0; kept + taken < strong.length - 1; taken += 1) {
    // Another product name among the adjectives means that the last noun may not be the type.
    if (taken > 0 && isHeadNoun((strong[kept + taken - 1] as string).toLowerCase())) return undefined;
    const head = [...strong.slice(0, kept), ...strong.slice(kept + taken)].join(' ');
    if (codePointLength(head) > max || (taken > 0 && JOINING.test(strong[kept + taken] as string))) continue;
    return { head, rest: [...spared, ...strong.slice(kept, kept + taken)].join(' ') };
  }
  return undefined;
}

function nameWords(core: string, words: readonly string[], brand: string): number {
  const [span] = new BrandName(brand).spansIn(core);
  if (span?.start === 0) return core.slice(0, span.end).split(' ').length;
  const capitals = words.findIndex((word) => word !== word.toUpperCase());
  return Math.max(NAME_WORDS, Math.min(capitals, NAME_WORDS + 1));
}
