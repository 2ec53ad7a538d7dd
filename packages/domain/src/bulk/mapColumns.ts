import { DomainError, type FieldFault } from '../shared/index.js';
import { COLUMN_ALIASES, KIND_FIELDS, REQUIRED_COLUMNS, type BulkField } from './bulkColumns.js';
import type { BulkKind } from './BulkKind.js';
import { plainHeader } from './plainHeader.js';
import { shownHeader } from './shownHeader.js';

/** A column of the file and what it feeds; `null`: nothing, its cells only stay with the row. */
export interface BulkColumn {
  readonly name: string;
  readonly field: BulkField | null;
}

/** The columns of a file, one for each name of its header, in its order. */
export type ColumnMap = readonly BulkColumn[];

/** What the seller chose for columns, by their names; `null` takes a column out. */
export type ColumnChoice = Readonly<Record<string, BulkField | null>>;

/**
 * Which column feeds which field, in the order of the header. What the seller chose holds; then the names of the
 * contract, then those that other programs use, are found without regard to case, spaces and underscores. A column that
 * nothing was found for feeds nothing: the facts of a listing must not come from columns nobody meant.
 *
 * Throws `invalid`, code `unknown_columns`, with a fault for each required field without a column and for each choice
 * that names no column, no field of this kind or a field twice.
 */
export function mapColumns(
  header: readonly string[],
  kind: BulkKind,
  chosen: ColumnChoice = {},
  required: readonly BulkField[] = REQUIRED_COLUMNS[kind],
): ColumnMap {
  const faults = [...choiceFaults(header, kind, chosen)];
  const fields = new Map<string, BulkField | null>();
  for (const name of header) if (Object.hasOwn(chosen, name)) fields.set(name, chosen[name] ?? null);
  for (const field of KIND_FIELDS[kind]) {
    if (field === 'attribute' || [...fields.values()].includes(field)) continue;
    const found = columnFor(
      header.filter((name) => !fields.has(name)),
      COLUMN_ALIASES[field],
    );
    if (found !== undefined) fields.set(found, field);
  }
  const given = new Set(fields.values());
  for (const field of required) {
    if (!given.has(field))
      faults.push({ path: field, message: `The file needs a column ${field}. It has: ${shownHeader(header)}.` });
  }
  if (faults.length > 0) {
    throw new DomainError('invalid', 'unknown_columns', faults.map(({ message }) => message).join(' '), { faults });
  }
  return header.map((name) => ({ name, field: fields.get(name) ?? null }));
}

function columnFor(free: readonly string[], aliases: readonly string[]): string | undefined {
  for (const alias of aliases) {
    const found = free.find((name) => plainHeader(name) === alias);
    if (found !== undefined) return found;
  }
  return undefined;
}

function choiceFaults(header: readonly string[], kind: BulkKind, chosen: ColumnChoice): readonly FieldFault[] {
  const faults: FieldFault[] = [];
  const taken = new Set<BulkField>();
  for (const [name, field] of Object.entries(chosen)) {
    const fault = (message: string) => faults.push({ path: `columns.${name}`, message });
    if (!header.includes(name)) fault(`The file has no column "${name}". It has: ${shownHeader(header)}.`);
    if (field === null) continue;
    if (!KIND_FIELDS[kind].includes(field))
      fault(`"${name}" cannot feed ${field}. Choose one of ${KIND_FIELDS[kind].join(', ')}.`);
    if (field !== 'attribute' && taken.has(field)) fault(`Two columns are chosen for ${field}. Choose one.`);
    taken.add(field);
  }
  return faults;
}
