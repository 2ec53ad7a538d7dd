import { flatMapped, wordSet } from '../../shared/index.js';
import {
  HYPERNYMS,
  isNegation,
  negatedTokens,
  PhraseIndex,
  SYNONYMS,
  tokenise,
  tokenStems,
  type Token,
} from '../../products/index.js';

/** A stretch of a token list that means one thing. `keys` are compared; a text needs one of them in the evidence. */
export interface Concept {
  readonly first: number;
  readonly next: number;
  /** The group of synonyms it belongs to, where it does. */
  readonly group: string | undefined;
  readonly stems: readonly string[];
}

const INDEX = new PhraseIndex<'synonym'>().add('synonym', SYNONYMS);
/** Signs in a token list carry no meaning of their own, nor does the "²" of "mm²". */
const SIGN = /^[^\p{L}\p{Nd}]+$/u;

/** Cuts a token list into concepts: the longest synonyms first, single words otherwise. */
export function conceptsOf(tokens: readonly Token[], stems: readonly string[]): readonly Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < tokens.length;) {
    const hit = INDEX.at(tokens, stems, at);
    if (hit !== undefined) {
      concepts.push({
        first: at,
        next: hit.next,
        group: groupKey(hit.key),
        stems: stems.slice(at, hit.next).filter((stem) => !SIGN.test(stem)),
      });
      at = hit.next;
    } else {
      const stem = stems[at] ?? '';
      if (tokens[at]?.kind === 'word' || !SIGN.test(stem))
        concepts.push({ first: at, next: at + 1, group: undefined, stems: [stem] });
      at += 1;
    }
  }
  return concepts;
}

const OUT_OR_AWAY = wordSet('out|away');

/**
 * Whether a stretch is denied from outside: "no BPA" and "BPA free" both affirm what their group says, "not BPA free"
 * denies it.
 */
export function isDeniedAt(
  tokens: readonly Token[],
  negated: readonly boolean[],
  first: number,
  next: number,
): boolean {
  // "Out of direct sunlight", "away from heat" say it whether "keep" stands before or not.
  if (OUT_OR_AWAY.has(tokens[first]?.lower ?? '') && next - first > 1) return false;
  // "Comes without" denies what follows and is not denied itself.
  if (isNegation(tokens, next - 1)) return negated[first] ?? false;
  const inner = next - first === 1 ? [false] : negatedTokens(tokens.slice(first, next));
  const own = inner.indexOf(true);
  return own === -1 ? (negated[next - 1] ?? false) : !(negated[first + own] ?? false);
}

/** The key under which a group of synonyms is kept; no stem looks like it. */
export const groupKey = (canonical: string): string => `=${canonical}`;

/** Every synonym that begins at each token, also inside longer ones: what evidence is made of. */
export function allGroupsOf(
  tokens: readonly Token[],
  stems: readonly string[],
): readonly { readonly key: string; readonly first: number; readonly next: number }[] {
  return flatMapped(tokens, (_, at) => {
    const hit = INDEX.at(tokens, stems, at);
    return hit === undefined ? [] : [{ key: groupKey(hit.key), first: at, next: hit.next }];
  });
}

const GENERAL = new PhraseIndex<readonly string[]>();
for (const [specific, ...general] of HYPERNYMS) GENERAL.add(general, [[specific]]);

/** What is true in general where a specific word was given: `oak` → `wood`. */
export function generalWordsAt(
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
): { readonly words: readonly string[]; readonly next: number } | undefined {
  const hit = GENERAL.at(tokens, stems, at);
  return hit === undefined ? undefined : { words: hit.tag, next: hit.next };
}

const SMALL = wordSet(
  'the|a|an|of|for|with|and|or|to|in|on|at|by|is|are|be|it|its|this|that|they|them|have|do|not|no|so|as|from|up|use|make',
);

/** The content of a text as keys, for asking whether two texts say the same. */
export function conceptKeys(text: string): ReadonlySet<string> {
  const tokens = tokenise(text);
  const concepts = conceptsOf(tokens, tokenStems(tokens));
  return new Set(concepts.map(({ group, stems }) => group ?? stems.join(' ')).filter((key) => !SMALL.has(key)));
}
