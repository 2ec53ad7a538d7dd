import {
  copyPropertyOf,
  reviewCopy,
  type Claim,
  type ListingBrief,
  type ListingCopy,
  type Review,
} from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import { readProduct, readStatement } from '@listwright/domain/products';

/** What was decided about a text before its review. */
export interface ReviewHistory {
  /** How many statements were removed before the text was saved. */
  readonly removed?: number;
  /** Sentences whose unverified words the connected model found to follow from the facts. */
  readonly acceptedStatements?: readonly string[];
}

export const CHECKED_BY_MODEL = 'Checked by the model';

/** The domain's review, in which statements that the model accepted count as entailed. */
export function reviewListing(
  copy: ListingCopy,
  brief: ListingBrief,
  ruleSet: RuleSet,
  { removed = 0, acceptedStatements = [] }: ReviewHistory = {},
): Review {
  return acceptedStatements.length === 0
    ? reviewCopy(copy, brief, ruleSet, removed)
    : reviewCopy(copy, brief, ruleSet, removed, (claims) => withAccepted(claims, copy, brief, acceptedStatements));
}

/** Marks the unverified claims in an accepted sentence. */
function withAccepted(
  claims: readonly Claim[],
  copy: ListingCopy,
  brief: ListingBrief,
  accepted: readonly string[],
): readonly Claim[] {
  const known = new Set(accepted);
  return claims.map((claim) =>
    isForModel(claim, brief) && known.has(sentenceOf(claim, copy))
      ? { ...claim, support: 'entailed' as const, reason: CHECKED_BY_MODEL }
      : claim,
  );
}

/** The sentences of a text that the model may be asked about, each once. */
export function sentencesForModel(claims: readonly Claim[], copy: ListingCopy, brief: ListingBrief): readonly string[] {
  return [...new Set(claims.filter((claim) => isForModel(claim, brief)).map((claim) => sentenceOf(claim, copy)))];
}

/** Numbers, units, materials, colours, places and certificates are never the model's to decide. */
function isForModel({ support, text }: Claim, brief: ListingBrief): boolean {
  if (support !== 'unverified' || /\d/u.test(text)) return false;
  const { context } = readProduct(brief);
  const { quantities, terms } = readStatement(text, { start: 0, end: text.length }, '', 0, false, context);
  return quantities.length === 0 && terms.length === 0;
}

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '\n', '<', '>']);

/** The sentence or line that holds a claim, without markup. */
function sentenceOf({ field, index, start, end }: Claim, copy: ListingCopy): string {
  const value = copy[copyPropertyOf(field)];
  const text = typeof value === 'string' ? value : (value[index ?? 0] ?? '');
  let from = start;
  while (from > 0 && !ENDS.has(text[from - 1] ?? '')) from -= 1;
  let to = end;
  while (to < text.length && !ENDS.has(text[to] ?? '')) to += 1;
  return text
    .slice(from, to)
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
