import type { Column } from './DataTable';
import { useHiddenColumns, type HiddenColumns } from './useHiddenColumns';

interface ShownColumns<Row> {
  readonly shown: readonly Column<Row>[];
  /** What the menu of columns needs. */
  readonly menu: { readonly columns: readonly string[]; readonly hidden: HiddenColumns };
}

/** The columns of a list that are shown. The first names the row, and one without a visible name is not in the menu. */
export function useColumns<Row>(columns: readonly Column<Row>[]): ShownColumns<Row> {
  const hidden = useHiddenColumns();
  const hideable = columns.slice(1).filter(({ isQuiet }) => isQuiet === undefined);
  const isHidden = (column: Column<Row>) => hideable.includes(column) && hidden.names.has(column.name);
  return {
    shown: columns.filter((column) => !isHidden(column)),
    menu: { columns: hideable.map(({ name }) => name), hidden },
  };
}
