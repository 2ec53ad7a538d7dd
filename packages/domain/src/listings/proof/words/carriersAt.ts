import { CLAIM_WORDS, OPPOSITES, PhraseIndex, RELATED_WORDS, stemsOf, type Token } from '../../../products/index.js';
import { lazily } from '../../../shared/index.js';

const keyOf = (phrase: string): string => {
  const stems = stemsOf(phrase);
  return stems.length === 1 ? (stems[0] ?? '') : `~${stems.join(' ')}`;
};

const tables = lazily(() => {
  const written = new PhraseIndex<readonly string[]>();
  const carrying = new PhraseIndex<string>();
  const carriersByKey = new Map<string, Set<string>>();
  const spellings = new Map<string, string>();
  // The first two words of a group stand for each other, but nothing more carries a word that asserts something by itself.
  const claims = new Set(Object.values(CLAIM_WORDS).flat());
  const bothWays = RELATED_WORDS.flatMap((group) => [
    group,
    ...(claims.has(group[1] ?? '') ? [] : [[group[1] ?? '', group[0] ?? '']]),
  ]);
  for (const [spelling = '', ...carriers] of bothWays) {
    const key = keyOf(spelling);
    spellings.set(key, spelling);
    const known = carriersByKey.get(key) ?? new Set();
    for (const carrier of carriers) {
      known.add(keyOf(carrier));
      if (keyOf(carrier).startsWith('~')) carrying.add(keyOf(carrier), [[carrier]]);
    }
    carriersByKey.set(key, known);
  }
  for (const [key, carriers] of carriersByKey) written.add([...carriers], [[spellings.get(key) ?? '']]);
  const oppositesOf = new Map<string, string[]>();
  for (const [one, other] of OPPOSITES)
    for (const [word, opposite] of [
      [one, other],
      [other, one],
    ] as const) {
      oppositesOf.set(keyOf(word), [...(oppositesOf.get(keyOf(word)) ?? []), keyOf(opposite)]);
      if (keyOf(opposite).startsWith('~')) carrying.add(keyOf(opposite), [[opposite]]);
    }
  return { written, carrying, carriersByKey, oppositesOf };
});

/** The words that say the opposite of a stem, as keys of the evidence. */
export const oppositeKeys = (stem: string): readonly string[] => tables().oppositesOf.get(stem) ?? [];

/** What the facts may say instead of one word, as keys of the evidence. */
export const carriersOf = (stem: string): readonly string[] => [...(tables().carriersByKey.get(stem) ?? [])];

/** What the facts may say instead of the words at a place of a written text, as keys of the evidence. */
export function carriersAt(
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
): { readonly keys: readonly string[]; readonly next: number } | undefined {
  const hit = tables().written.at(tokens, stems, at);
  return hit === undefined ? undefined : { keys: hit.tag, next: hit.next };
}

/** The phrase of several words at a place of the input that may carry other words. */
export function carryingPhraseAt(
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
): { readonly key: string; readonly next: number } | undefined {
  const hit = tables().carrying.at(tokens, stems, at);
  return hit === undefined ? undefined : { key: hit.tag, next: hit.next };
}
