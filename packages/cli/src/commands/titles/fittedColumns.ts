import type { ColumnMap } from '@listwright/domain/bulk';
import type { Row } from '../../output/Row.js';
import type { FittedRow } from './fittedRows.js';

const OURS = ['before', 'after', 'item_highlights', 'search_terms', 'moved', 'changes', 'error'] as const;

/**
 * The columns of the result: those of the upload in order, with the title before and after in place of the title, the
 * rest at the end.
 */
export interface FittedColumns {
  readonly names: readonly string[];
  readonly rowOf: (fitted: FittedRow) => Row;
}

/** If the file already has a column with one of our names, ours becomes `after (2)`. */
export function fittedColumns(columns: ColumnMap): FittedColumns {
  const others = new Set(columns.filter(({ field }) => field !== 'title').map(({ name }) => name));
  const named = new Map(OURS.map((name) => [name, freeName(name, others)]));
  const [before, after, ...behind] = named.values() as unknown as [string, string, ...string[]];
  const names = [...columns.flatMap(({ name, field }) => (field === 'title' ? [before, after] : [name])), ...behind];
  const rowOf = ({ cells, title, moved, ...fitted }: FittedRow): Row => {
    const values = { ...fitted, after: title, moved: moved.map(({ text, to }) => `${text} → ${to}`).join('; ') };
    return {
      row: fitted.row,
      title,
      ...cells,
      ...Object.fromEntries([...named].map(([name, free]) => [free, values[name]])),
    };
  };
  return { names, rowOf };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name} (${count})`;
  return free;
}
