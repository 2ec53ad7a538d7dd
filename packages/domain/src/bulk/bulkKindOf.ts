import { DomainError, plainHeader, shownHeader } from '../shared/index.js';
import { COLUMN_ALIASES } from './bulkColumns.js';
import type { BulkKind } from './BulkKind.js';
import type { ColumnChoice } from './mapColumns.js';

/**
 * The kind of a file by its header: a product name makes listings, a title fitted titles, an address or ASIN alone the analysis
 * of its page. The seller's choice decides first, then the names of the contract, then those of other programs, so that an
 * export with `item_name` and `title` is read by its `title`.
 *
 * Throws `invalid`, code `unknown_columns`, where no column identifies the kind.
 */
export function bulkKindOf(header: readonly string[], chosen: ColumnChoice = {}): BulkKind {
  const choices = Object.values(chosen);
  if (choices.includes('product_name')) return 'listings';
  if (choices.includes('title')) return 'titles';
  if (choices.includes('url')) return 'pages';
  const names = new Set(header.map(plainHeader));
  if (names.has('product_name')) return 'listings';
  if (names.has('title')) return 'titles';
  if (COLUMN_ALIASES.product_name.some((alias) => names.has(alias))) return 'listings';
  if (COLUMN_ALIASES.url.some((alias) => names.has(alias))) return 'pages';
  const message = `No column of this file is named product_name, title or url. It has: ${shownHeader(header)}. Rename the column that holds the products.`;
  throw new DomainError('invalid', 'unknown_columns', message, { faults: [{ path: 'file', message }] });
}
