import { DomainError, type FieldFault } from '../DomainError.js';
import { plainHeader } from './plainHeader.js';
import { shownHeader } from './shownHeader.js';

/** What the columns of a kind of table may feed. */
export interface TableFields<Field extends string> {
  /** In the order in which columns are sought for them. */
  readonly all: readonly Field[];
  /**
   * Common names of the fields, the best first, as `plainHeader` spells them. A field without names is fed by
   * columns that are chosen for it, and by several of them.
   */
  readonly aliases: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** The required fields. */
  readonly required: readonly Field[];
}

/** A column of a table and what it feeds; `null`: nothing, its cells only stay with the row. */
export interface TableColumn<Field extends string> {
  readonly name: string;
  readonly field: Field | null;
}

/** What a person chose for columns, by their names; `null` takes a column out. */
export type TableColumnChoice<Field extends string> = Readonly<Record<string, Field | null>>;

/**
 * Which column feeds which field: one entry for each name of the header, in its order. Chosen columns win; then names
 * are found without regard to case, spaces and underscores. A column without a match feeds nothing.
 *
 * @throws DomainError `invalid`, code `unknown_columns`, with a fault for each required field without a column and for each
 * choice that names no column, no field or a field twice.
 */
export function mapTableColumns<Field extends string>(
  header: readonly string[],
  { all, aliases, required }: TableFields<Field>,
  chosen: TableColumnChoice<Field> = {},
): readonly TableColumn<Field>[] {
  const faults = [...choiceFaults(header, { all, aliases }, chosen)];
  const fields = new Map<string, Field | null>();
  for (const name of header) if (Object.hasOwn(chosen, name)) fields.set(name, chosen[name] ?? null);
  for (const field of all) {
    if (aliases[field] === undefined || [...fields.values()].includes(field)) continue;
    const found = columnFor(
      header.filter((name) => !fields.has(name)),
      aliases[field],
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

function choiceFaults<Field extends string>(
  header: readonly string[],
  { all, aliases }: Pick<TableFields<Field>, 'all' | 'aliases'>,
  chosen: TableColumnChoice<Field>,
): readonly FieldFault[] {
  const faults: FieldFault[] = [];
  const taken = new Set<Field>();
  for (const [name, field] of Object.entries<Field | null>(chosen)) {
    const fault = (message: string) => faults.push({ path: `columns.${name}`, message });
    if (!header.includes(name)) fault(`The file has no column "${name}". It has: ${shownHeader(header)}.`);
    if (field === null) continue;
    if (!all.includes(field)) fault(`"${name}" cannot feed ${field}. Choose one of ${all.join(', ')}.`);
    if (aliases[field] !== undefined && taken.has(field)) fault(`Two columns are chosen for ${field}. Choose one.`);
    taken.add(field);
  }
  return faults;
}
