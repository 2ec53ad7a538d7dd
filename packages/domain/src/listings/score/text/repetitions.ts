import type { Passage, PassageWord } from './Passage.js';

/** Words of a sequence that is looked for elsewhere. */
const SEQUENCE = 4;
/** Of the sequences of a sentence, the share that makes it a repetition when another sentence has them. */
const REPEATED_SHARE = 0.6;
/** So many sequences in a row (8 words) are a repetition in a sentence of any length. */
const REPEATED_RUN = 5;

/** The sentences that an earlier one, in the same or another field, already has in nearly the same words. Linear. */
export function repetitions(passages: readonly Passage[]): ReadonlySet<Passage> {
  const seen = new Map<string, Passage>();
  const repeated = new Set<Passage>();
  for (const passage of passages) {
    if (passage.kind !== 'sentence') continue;
    const sequences = sequencesOf(passage.words);
    let run = 0;
    let longest = 0;
    let known = 0;
    for (const sequence of sequences) {
      const other = seen.get(sequence);
      const isKnown = other !== undefined && other !== passage;
      if (isKnown) known += 1;
      run = isKnown ? run + 1 : 0;
      longest = Math.max(longest, run);
      if (other === undefined) seen.set(sequence, passage);
    }
    if (sequences.length > 0 && (known >= sequences.length * REPEATED_SHARE || longest >= REPEATED_RUN))
      repeated.add(passage);
  }
  return repeated;
}

/**
 * Sequences of four words; a shorter sentence of two words or more is one sequence. Figures, codes and names are left
 * out: a size or a list of models reads the same wherever it is.
 */
function sequencesOf(words: readonly PassageWord[]): readonly string[] {
  const plain = words.filter(({ text, lower, hasDigit }) => !hasDigit && text === lower).map(({ lower }) => lower);
  if (plain.length < SEQUENCE) return words.length < 2 ? [] : [`= ${words.map(({ lower }) => lower).join(' ')}`];
  return plain.slice(SEQUENCE - 1).map((_, at) => plain.slice(at, at + SEQUENCE).join(' '));
}

/** A content word is overused when it comes three times and is a third of the content words, or four times and a quarter. */
const FREQUENT = [
  { count: 3, share: 1 / 3 },
  { count: 4, share: 1 / 4 },
] as const;
/** So often may two content words come side by side. */
const FREQUENT_PAIR = 3;

/** So often may a word come that the input has as often ("glycolic acid, lactic acid, citric acid"). */
const GIVEN = 3;

/**
 * The word that a passage repeats again and again ("gym bottle men gym bottle women"); `undefined` when none. `given`:
 * how often the input has each word, without plurals.
 */
export function overusedWord({ words, kind }: Passage, given: ReadonlyMap<string, number>): string | undefined {
  const counts = new Map<string, number>();
  const pairs = new Map<string, number>();
  let content = 0;
  let doubled = 0;
  let before: PassageWord | undefined;
  for (const word of words) {
    const isContent = !word.isFunction && !word.hasDigit && word.lower.length > 1;
    if (isContent) {
      content += 1;
      counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1);
      if (before !== undefined && word.gap === '') {
        if (before.stem === word.stem) doubled += 1;
        const pair = `${before.stem} ${word.stem}`;
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
    }
    before = isContent ? word : undefined;
  }
  if (content < 3) return undefined;
  let [most, count] = ['', 0];
  for (const [stem, times] of counts)
    if (times > count && times > Math.min(GIVEN, given.get(stem) ?? 0)) [most, count] = [stem, times];
  if (FREQUENT.some((limit) => count >= limit.count && count >= content * limit.share) && !isEnumeration(words, most))
    return most;
  // In a title two words that come twice each are stuffing.
  if (kind === 'title' && [...counts.values()].filter((times) => times > 1).length >= 2) return most;
  for (const [pair, times] of pairs) if (times >= FREQUENT_PAIR) return pair;
  return doubled >= 2 ? most : undefined;
}

/** So many entries of a list may end in the same word. */
const LONGEST_ENUMERATION = 4;

/** "UV resistant, fade resistant and water resistant": each time behind another word, and at the end of its entry. */
function isEnumeration(words: readonly PassageWord[], stem: string): boolean {
  const before = new Set<string>();
  let count = 0;
  for (const [at, word] of words.entries()) {
    if (word.stem !== stem) continue;
    const next = words[at + 1];
    count += 1;
    before.add(words[at - 1]?.stem ?? '');
    if (next !== undefined && next.gap === '' && !/^(?:and|or|with)$/u.test(next.lower) && !next.hasDigit) return false;
  }
  return before.size === count && count <= LONGEST_ENUMERATION;
}
