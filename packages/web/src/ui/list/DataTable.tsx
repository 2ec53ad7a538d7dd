import type { ReactNode } from 'react';
import { SortHeader } from './SortHeader';
import { useOverflows } from './view/useOverflows';
import type { ListOrder } from './useListOrder';
import styles from './DataTable.module.css';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  readonly isFigure?: true;
  /** What the list is sorted by when its heading is pressed. */
  readonly sort?: string;
  /** Its first direction: from the newest or highest down where absent. */
  readonly sortsFirst?: 'asc';
  /** On a phone its values have a line of their card for themselves. */
  readonly isWide?: true;
  /** The column name is visible to screen readers only. */
  readonly isQuiet?: true;
  /** What its heading shows in place of the name: such a column is a control, and names no row. */
  readonly head?: ReactNode;
  /** Of its cells and its heading: where tables have cards of their own, its place in them. */
  readonly className?: string | undefined;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  /** The first that is no control is the row header. */
  readonly columns: readonly Column<Row>[];
  readonly order?: ListOrder<string>;
  readonly isDimmed?: boolean;
  /** The table is what the page is about: its column names stay in view. */
  readonly isPage?: true;
  /** The ids of the rows that are selected. */
  readonly selected?: ReadonlySet<string>;
  /** The cards of narrow screens are laid out by the classes of the columns. */
  readonly hasOwnCards?: true;
}

/** A table from 768 px, below it one card per row with the column names next to the values, unless it has own cards. */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { caption, rows, columns, order, isDimmed = false, isPage, selected, hasOwnCards } = props;
  const named = columns.findIndex(({ head }) => head === undefined);
  const { ref, overflows } = useOverflows();
  return (
    <div
      ref={ref}
      {...(overflows ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {})}
      className={`lw-card lw-card-flush ${styles.data}`}
      aria-busy={isDimmed}
      data-dimmed={isDimmed || undefined}
      data-page={isPage}
    >
      <table className="lw-table lw-data-table" data-own-cards={hasOwnCards}>
        <caption className="lw-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, sort, sortsFirst, isFigure, isQuiet, head, className }) =>
              sort !== undefined && order !== undefined ? (
                <SortHeader
                  key={name}
                  sort={sort}
                  order={order}
                  isFigure={isFigure}
                  first={sortsFirst}
                  className={className}
                >
                  {name}
                </SortHeader>
              ) : (
                <th key={name} scope="col" data-figure={isFigure} className={className}>
                  {head ?? (isQuiet ? <span className="lw-visually-hidden">{name}</span> : name)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id} data-selected={selected?.has(row.id) || undefined}>
              {columns.map(({ name, cell, isFigure, isWide, isQuiet, className }, at) => {
                if (at === named) {
                  return (
                    <th key={name} scope="row" className={className}>
                      {cell(row)}
                    </th>
                  );
                }
                const shown = cell(row);
                return (
                  <td
                    key={name}
                    data-none={shown === '—' || undefined}
                    data-figure={isFigure}
                    data-wide={isWide}
                    data-name={isQuiet === true || hasOwnCards === true ? undefined : name}
                    className={className}
                  >
                    {shown}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
