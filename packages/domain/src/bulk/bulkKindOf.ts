import { DomainError, plainHeader, shownHeader } from '../shared/index.js';
import { COLUMN_ALIASES } from './bulkColumns.js';
import type { BulkKind } from './BulkKind.js';
import type { ColumnChoice } from './mapColumns.js';

const URL_NAMES: ReadonlySet<string> = new Set(['url', 'urls', 'product_url', 'link', 'product_link']);

/**
 * The kind of a file by its header: a product name makes listings, a title fitted titles. The seller's choice decides first,
 * then the names of the contract, then those of other programs, so that an export with `item_name` and `title` is read by
 * its `title`.
 *
 * Throws `invalid`, code `unsupported_file` for a list of addresses, which is product analysis, and `unknown_columns` where
 * no column identifies the kind.
 */
export function bulkKindOf(header: readonly string[], chosen: ColumnChoice = {}): BulkKind {
  const choices = Object.values(chosen);
  if (choices.includes('product_name')) return 'listings';
  if (choices.includes('title')) return 'titles';
  const names = new Set(header.map(plainHeader));
  if (names.has('product_name')) return 'listings';
  if (names.has('title')) return 'titles';
  if (COLUMN_ALIASES.product_name.some((alias) => names.has(alias))) return 'listings';
  if ([...URL_NAMES].some((name) => names.has(name))) {
    const message =
      'This file lists product addresses. Analysing products from a file is not part of this version; upload a file with a product_name or a title column.';
    throw new DomainError('invalid', 'unsupported_file', message, { faults: [{ path: 'file', message }] });
  }
  const message = `No column of this file is named product_name or title. It has: ${shownHeader(header)}. Rename the column that holds the products.`;
  throw new DomainError('invalid', 'unknown_columns', message, { faults: [{ path: 'file', message }] });
}
