import type { Claim } from '../../Claim.js';
import { copyPropertyOf } from '../../copyPropertyOf.js';
import type { CopyField, ListingCopy } from '../../ListingCopy.js';
import { removeFromBullet } from './removeFromBullet.js';
import { removeFromPhrases } from './removeFromPhrases.js';
import { removePassage } from './removePassage.js';

/** What is left of a copy, and the claims that were taken out of it. */
export interface RemovedClaims {
  readonly copy: ListingCopy;
  readonly removed: readonly Claim[];
}

/**
 * Takes every unsupported claim out of a copy, each with the smallest phrase that carries it. A keyword, a tag or a
 * bullet that says nothing else goes whole. `claims` must be those of this very copy.
 */
export function removeUnsupported(copy: ListingCopy, claims: readonly Claim[]): RemovedClaims {
  const removed = claims.filter((claim) => claim.support === 'unsupported');
  const fields = new Set(removed.map((claim) => claim.field));
  const changed: Record<string, unknown> = {};
  for (const field of fields) {
    const ofField = removed.filter((claim) => claim.field === field);
    const property = copyPropertyOf(field);
    const value = copy[property];
    changed[property] =
      typeof value === 'string'
        ? without(field, value, ofField)
        : value
            .map((entry, index) =>
              without(
                field,
                entry,
                ofField.filter((claim) => claim.index === index),
              ),
            )
            .filter((entry) => entry !== '');
  }
  return { copy: { ...copy, ...changed }, removed };
}

function without(field: CopyField, text: string, claims: readonly Claim[]): string {
  let left = text;
  // From the end, so that the offsets of earlier claims still hold. A claim that went with a later one is no longer there.
  for (const claim of claims.toSorted((one, other) => other.start - one.start || one.end - other.end)) {
    if (left.slice(claim.start, claim.end) === claim.text) left = cut(field, left, claim.start, claim.end);
  }
  return left;
}

function cut(field: CopyField, text: string, start: number, end: number): string {
  switch (field) {
    case 'keywords':
    case 'tags':
      return '';
    case 'bullet_points':
      return removeFromBullet(text, start, end);
    case 'description':
    case 'meta_description':
      return removePassage(text, start, end);
    case 'handle':
      return removeFromPhrases(text.replaceAll('-', ' '), start, end).replaceAll(/[\s,]+/gu, '-');
    case 'title':
    case 'item_highlights':
    case 'seo_title':
    case 'search_terms':
      return removeFromPhrases(text, start, end);
  }
}
