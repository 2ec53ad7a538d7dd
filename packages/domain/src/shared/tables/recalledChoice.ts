import type { TableColumnChoice } from './mapTableColumns.js';
import { plainHeader } from './plainHeader.js';

/** A key of a header that ignores order, case and spelling of its names. */
export function headerKey(header: readonly string[]): string {
  return header
    .map((name) => plainHeader(name))
    .toSorted()
    .join('\n');
}

/** A choice that was made for a file with the same `headerKey`, in the names of this one. */
export function recalledChoice<Field extends string>(
  header: readonly string[],
  chosen: TableColumnChoice<Field>,
): TableColumnChoice<Field> {
  const recalled = new Map<string, Field | null>();
  for (const [name, field] of Object.entries<Field | null>(chosen)) {
    const alike = header.filter((one) => plainHeader(one) === plainHeader(name));
    const found = header.includes(name) ? name : alike.length === 1 ? alike[0] : undefined;
    if (found !== undefined) recalled.set(found, field);
  }
  return Object.fromEntries(recalled);
}
