import { Checkbox } from '@mantine/core';
import type { Column } from './DataTable';
import styles from './selectionColumn.module.css';

interface RowSelection<Row> {
  readonly rows: readonly Row[];
  readonly selected: ReadonlySet<string>;
  readonly select: (id: string, isSelected: boolean) => void;
  readonly selectAll: (isSelected: boolean) => void;
  readonly allLabel: string;
  readonly label: (row: Row) => string;
}

/** The first column of a table whose rows can be selected, for what a bar does with several. */
export const selectionColumn = <Row extends { readonly id: string }>(selection: RowSelection<Row>): Column<Row> => {
  const { rows, selected, select, selectAll, allLabel, label } = selection;
  const isAll = selected.size === rows.length;
  return {
    name: 'Selected',
    isQuiet: true,
    className: styles.check,
    head: (
      <Checkbox
        aria-label={allLabel}
        checked={isAll}
        indeterminate={selected.size > 0 && !isAll}
        onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
      />
    ),
    cell: (row) => (
      <Checkbox
        aria-label={label(row)}
        checked={selected.has(row.id)}
        onChange={({ currentTarget }) => select(row.id, currentTarget.checked)}
      />
    ),
  };
};
