import type { ProductReading } from '../../../products/index.js';
import { copyPropertyOf } from '../../copyPropertyOf.js';
import type { CopyField, ListingCopy } from '../../ListingCopy.js';
import { SEARCH_FIELDS } from '../copyTexts.js';
import { evidenceOf } from '../evidenceOf.js';
import { proveText } from '../proveText.js';
import { removeStatements } from './removeStatements.js';

/** Where a statement is. */
export interface ClaimPlace {
  readonly field: CopyField;
  readonly index?: number | undefined;
  readonly start: number;
  readonly end: number;
}

/** A copy without one of its statements: the clause goes where the sentence stays whole without it, else the sentence. */
export function withoutClaim(
  copy: ListingCopy,
  reading: ProductReading,
  { field, index, start, end }: ClaimPlace,
): ListingCopy {
  const property = copyPropertyOf(field);
  const value = copy[property];
  const text = (typeof value === 'string' ? value : value[index ?? 0]) ?? '';
  const isEntry = SEARCH_FIELDS.has(field) && typeof value !== 'string';
  const sentences = isEntry ? [] : proveText({ field, index, text }, evidenceOf(reading));
  const left = removeStatements(
    field,
    text,
    sentences,
    ({ statement }) => statement.start < end && statement.end > start,
  ).text;
  const shortened = isEntry ? '' : left;
  if (typeof value === 'string') return { ...copy, [property]: shortened };
  const entries = value.map((entry, at) => (at === (index ?? 0) ? shortened : entry)).filter((entry) => entry !== '');
  return { ...copy, [property]: entries };
}
