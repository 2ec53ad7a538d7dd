import type { Token } from '../text/Token.js';
import type { Allowance, ClaimTerm, ClaimVocabulary } from './ClaimTerm.js';
import { CLAIM_VOCABULARIES, type ClaimClass } from './claimVocabularies.js';

/** A claim in a text: UTF-16 offsets, `end` exclusive. */
export interface FoundClaim {
  readonly claimClass: ClaimClass;
  readonly start: number;
  readonly end: number;
  /** True when the term has honest uses and is therefore only worth a warning. */
  readonly advisory: boolean;
}

interface CompiledTerm {
  readonly claimClass: ClaimClass;
  readonly words: readonly string[];
  readonly advisory: boolean;
  readonly allow: readonly { readonly after: ReadonlySet<string>; readonly before: ReadonlySet<string> }[];
}

interface CompiledPair {
  readonly claimClass: ClaimClass;
  readonly objects: ReadonlySet<string>;
}

const NUMBER = '<number>';
/** How many words may stand between the verb and its object: "kills up to 99.9% of germs" has four with the figure. */
const PAIR_REACH = 4;

const NONE: ReadonlySet<string> = new Set();
const compileAllowance = ({ after, before }: Allowance) => ({
  after: after === undefined ? NONE : new Set(after),
  before: before === undefined ? NONE : new Set(before),
});

const compileTerm = (claimClass: ClaimClass, term: ClaimTerm): CompiledTerm => ({
  claimClass,
  words: term.phrase.split(' '),
  advisory: term.severity === 'warning',
  allow: (term.allow ?? []).map(compileAllowance),
});

// One lookup by the first word decides for almost every word of a text that nothing starts there.
const termsByFirstWord = new Map<string, CompiledTerm[]>();
const pairsByVerb = new Map<string, CompiledPair[]>();

for (const claimClass of Object.keys(CLAIM_VOCABULARIES) as ClaimClass[]) {
  const { terms, pairs = [] }: ClaimVocabulary = CLAIM_VOCABULARIES[claimClass];
  for (const term of terms) {
    const compiled = compileTerm(claimClass, term);
    const first = compiled.words[0] as string;
    termsByFirstWord.set(first, [...(termsByFirstWord.get(first) ?? []), compiled]);
  }
  for (const { verbs, objects } of pairs) {
    const compiled = { claimClass, objects: new Set(objects) };
    for (const verb of verbs) pairsByVerb.set(verb, [...(pairsByVerb.get(verb) ?? []), compiled]);
  }
}
// Longest first, so that "money back guarantee" is one claim and not "money back".
for (const terms of termsByFirstWord.values()) terms.sort((a, b) => b.words.length - a.words.length);
const numberTerms = termsByFirstWord.get(NUMBER) ?? [];

/**
 * Every claim in a text, in order, without two of one class that overlap. `tokens` are the words of `text`.
 * `isExempt` tells whether a place belongs to the brand name, which may contain anything.
 */
export function findClaims(
  text: string,
  tokens: readonly Token[],
  isExempt: (start: number, end: number) => boolean,
): readonly FoundClaim[] {
  const found: FoundClaim[] = [];
  const add = (claimClass: ClaimClass, start: number, end: number, advisory: boolean): void => {
    if (isExempt(start, end)) return;
    // Terms come longest first: whatever touches an earlier claim of its class says the same again.
    if (found.some((claim) => claim.claimClass === claimClass && claim.start < end && start < claim.end)) return;
    found.push({ claimClass, start, end, advisory });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const { word, start } = tokens[at] as Token;
    const terms = termsByFirstWord.get(word);
    if (terms !== undefined) for (const term of terms) tryTerm(term, at, start);
    if (isNumber(word)) for (const term of numberTerms) tryTerm(term, at, start);
    const pairs = pairsByVerb.get(word);
    if (pairs !== undefined) for (const pair of pairs) tryPair(pair, at, start);
  }
  return found;

  function tryTerm(term: CompiledTerm, at: number, start: number): void {
    const last = at + term.words.length - 1;
    if (last >= tokens.length) return;
    for (let offset = 1; offset < term.words.length; offset += 1) {
      const token = tokens[at + offset] as Token;
      const wanted = term.words[offset];
      if (wanted === NUMBER ? !isNumber(token.word) : token.word !== wanted) return;
      if (!isJoin(text, (tokens[at + offset - 1] as Token).end, token.start)) return;
    }
    const before = tokens[at - 1]?.word ?? '';
    const after = tokens[last + 1]?.word ?? '';
    if (term.allow.some((allowance) => allowance.after.has(before) || allowance.before.has(after))) return;
    add(term.claimClass, start, (tokens[last] as Token).end, term.advisory);
  }

  function tryPair(pair: CompiledPair, at: number, start: number): void {
    const reach = Math.min(tokens.length - 1, at + 1 + PAIR_REACH);
    for (let next = at + 1; next <= reach; next += 1) {
      const token = tokens[next] as Token;
      if (endsSentence(text, (tokens[next - 1] as Token).end, token.start)) return;
      if (pair.objects.has(token.word)) return add(pair.claimClass, start, token.end, false);
    }
  }
}

function isNumber(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** True when only spaces, hyphens or a slash stand between two words of a term. */
function isJoin(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    const joins = code === 32 || code === 45 || code === 47 || code === 0xa0 || code === 0x2010 || code === 0x2011;
    if (!joins) return false;
  }
  return true;
}

function endsSentence(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 46 || code === 33 || code === 63 || code === 59 || code === 124 || code === 10) return true;
  }
  return false;
}
