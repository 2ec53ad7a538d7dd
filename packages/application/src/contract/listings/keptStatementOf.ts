import { copyPropertyOf, type CopyField, type ListingCopy } from '@listwright/domain/listings';

/** A statement that the seller keeps although no fact supports it: known by its words, so that an edit elsewhere does not lose it. */
export interface KeptStatement {
  readonly field: CopyField;
  /** The statement, or its unsupported words. */
  readonly text: string;
  /** The sentence or line around it: the same words elsewhere are another statement. */
  readonly sentence: string;
}

interface StatementPlace {
  readonly field: CopyField;
  readonly index?: number | undefined;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Judged extends StatementPlace {
  readonly support: string;
}

const OPEN: ReadonlySet<string> = new Set(['unverified', 'unsupported', 'contradicted']);
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '\n', '<', '>']);
const SENTENCE_MAX = 500;

export function keptStatementOf({ field, index, text, start, end }: StatementPlace, copy: ListingCopy): KeptStatement {
  const value = copy[copyPropertyOf(field)];
  const content = typeof value === 'string' ? value : (value[index ?? 0] ?? '');
  let from = start;
  while (from > 0 && !ENDS.has(content[from - 1] ?? '')) from -= 1;
  let to = end;
  while (to < content.length && !ENDS.has(content[to] ?? '')) to += 1;
  const sentence = content.slice(from, to).replaceAll(/\s+/gu, ' ').trim().slice(0, SENTENCE_MAX);
  return { field, text, sentence };
}

export function isSameStatement(one: KeptStatement, other: KeptStatement): boolean {
  return one.field === other.field && one.text === other.text && one.sentence === other.sentence;
}

/** The statements of a text, those that the seller keeps marked as kept; and how many are. Only open statements can be kept. */
export function markKept<One extends Judged>(
  claims: readonly One[],
  copy: ListingCopy,
  kept: readonly KeptStatement[],
): { readonly claims: readonly (One & { readonly kept?: true })[]; readonly count: number } {
  if (kept.length === 0) return { claims, count: 0 };
  const isKept = (claim: One) => {
    if (!OPEN.has(claim.support) || !kept.some(({ field, text }) => field === claim.field && text === claim.text))
      return false;
    const statement = keptStatementOf(claim, copy);
    return kept.some((one) => isSameStatement(one, statement));
  };
  const marked = claims.map((claim) => (isKept(claim) ? { ...claim, kept: true as const } : claim));
  return { claims: marked, count: marked.filter((claim) => 'kept' in claim).length };
}
