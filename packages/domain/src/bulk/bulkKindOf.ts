import { DomainError, plainHeader, shownHeader } from '../shared/index.js';
import { COLUMN_ALIASES } from './bulkColumns.js';
import type { ColumnChoice } from './ColumnMap.js';
import { BULK_KINDS, type BulkKind } from './kinds/BulkKind.js';
import { rowKinds } from './kinds/rowKinds.js';
import type { RowKind } from './kinds/RowKind.js';

/**
 * The kind of a file by its header: a product name makes listings, a title fitted titles, an address or ASIN alone the analysis
 * of its page. The seller's choice decides first, then `wanted`, the kind of the screen, where the file has its column, then the names
 * of the contract, then those of other programs, so that an export with `item_name` and `title` is read by its `title`.
 *
 * Throws `invalid`, code `unknown_columns`, where no column identifies the kind.
 */
export function bulkKindOf(header: readonly string[], chosen: ColumnChoice = {}, wanted?: BulkKind): BulkKind {
  const kinds: readonly (readonly [BulkKind, RowKind])[] = BULK_KINDS.map((kind) => [kind, rowKinds[kind]]);
  const choices = Object.values(chosen);
  const names = new Set(header.map(plainHeader));
  const has = ({ label }: RowKind): boolean => COLUMN_ALIASES[label].some((alias) => names.has(alias));
  const found =
    kinds.find(([, { label }]) => choices.includes(label)) ??
    // A list of products with addresses is a list of pages where pages are asked for.
    kinds.find(([kind, rows]) => kind === wanted && !rows.isKnownByLabel && has(rows)) ??
    kinds.find(([, { label, isKnownByLabel }]) => isKnownByLabel && names.has(label)) ??
    kinds.find(([, rows]) => has(rows));
  if (found !== undefined) return found[0];
  const labels = listed(kinds.map(([, { label }]) => label));
  const message = `No column of this file is named ${labels}. It has: ${shownHeader(header)}. Rename the column that holds the products.`;
  throw new DomainError('invalid', 'unknown_columns', message, { faults: [{ path: 'file', message }] });
}

/** `a, b or c`. */
function listed(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/u, ' or $1');
}
