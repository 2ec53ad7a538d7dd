import { LEXICON_WORDS } from '../../../products/index.js';

/** How many things of one noun a list names. */
export interface EnumeratedCount {
  readonly count: number;
  readonly noun: string;
}

/** "Gas, electric, ceramic and induction hobs": single words in a row, and the noun behind them that names all. */
const NAMED_BEHIND =
  /(?<![\p{L}\d-])(?<list>(?:\p{L}[\p{L}-]+, ){1,6}\p{L}[\p{L}-]+,? and \p{L}[\p{L}-]+|\p{L}[\p{L}-]+ and \p{L}[\p{L}-]+) (?<noun>\p{L}{3,})(?![\p{L}-])/gu;
/** Small words are no entries: "on and off switches". */
const NO_ENTRY =
  /^(?:on|off|in|out|up|down|to|for|of|with|without|is|are|it|the|an?|and|or|no|not|use|has|have|can|both|all|made)$/iu;
/** The last noun of an entry, before its measure: "USB-C cable 1 m". */
const HEAD = /(?<noun>\p{L}{3,})(?: \d[\d.,]* ?\p{L}{1,3})?$/u;
/** A longer list is no list of a product's things, and a longer text has enough of them. */
const MOST = 12;
const DENIES = /\b(?:no|not|without|never|or)\b/iu;
const LONGEST = 4000;

/**
 * How many things the notes list under one noun, though they write no number: "gas, electric, ceramic and induction hobs" are
 * four hobs, "USB-C cable 1 m, HDMI cable 1 m" two cables. They allow a count and contradict none.
 *
 * @param text the description as the seller wrote it
 * @returns counts with their noun; a noun in the singular only where it is a material ("kaolin and bentonite clay")
 */
export function enumeratedCounts(text: string): readonly EnumeratedCount[] {
  const said = text.slice(0, LONGEST);
  const counts = [...said.matchAll(NAMED_BEHIND)].flatMap(({ index, groups: { list = '', noun = '' } = {} }) => {
    // "For resin and sintered pads" counts no pads.
    if (/\b(?:for|fits?|with|no|not|without) $/iu.test(said.slice(Math.max(0, index - 8), index))) return [];
    const entries = list.split(/,? and |, /u);
    // Two words before a plural may as well describe it: "soft and absorbent cloths".
    const isNamed =
      (noun.endsWith('s') && !noun.endsWith('ss') && entries.length > 2) || LEXICON_WORDS.has(noun.toLowerCase());
    return isNamed && !entries.some((entry) => NO_ENTRY.test(entry))
      ? [{ count: entries.length, noun: noun.toLowerCase() }]
      : [];
  });
  return [...counts, ...said.split(/[\n.;:]/u).flatMap(countsOfHeads)].slice(0, MOST);
}

/** Entries of one list that end in the same noun, none of them counted. */
function countsOfHeads(list: string): readonly EnumeratedCount[] {
  const entries = list.split(/, | and /u).map((entry) => entry.trim());
  if (entries.length < 2 || entries.length > MOST || DENIES.test(list)) return [];
  const heads = new Map<string, number>();
  for (const entry of entries) {
    const noun = /^\d/u.test(entry) || !entry.includes(' ') ? undefined : HEAD.exec(entry)?.groups?.['noun'];
    if (noun !== undefined) heads.set(noun.toLowerCase(), (heads.get(noun.toLowerCase()) ?? 0) + 1);
  }
  return [...heads].filter(([, count]) => count > 1).map(([noun, count]) => ({ count, noun }));
}
