import type { ReactNode } from 'react';
import { SortHeader } from './SortHeader';
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
  /** The column name is visible to screen readers only. */
  readonly isQuiet?: true;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  /** The first column is the row header. */
  readonly columns: readonly Column<Row>[];
  readonly order?: ListOrder<string>;
  readonly isDimmed?: boolean;
  /** The table is what the page is about: its column names stay in view. */
  readonly isPage?: true;
}

/** A table from 768 px, below it one card per row with the column names next to the values. */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { caption, rows, columns, order, isDimmed = false, isPage } = props;
  return (
    <div
      className={`lw-card lw-card-flush ${styles.data}`}
      aria-busy={isDimmed}
      data-dimmed={isDimmed || undefined}
      data-page={isPage}
    >
      <table className="lw-table lw-data-table">
        <caption className="lw-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name, sort, sortsFirst, isFigure, isQuiet }) =>
              sort !== undefined && order !== undefined ? (
                <SortHeader key={name} sort={sort} order={order} isFigure={isFigure} first={sortsFirst}>
                  {name}
                </SortHeader>
              ) : (
                <th key={name} scope="col" data-figure={isFigure}>
                  {isQuiet ? <span className="lw-visually-hidden">{name}</span> : name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ name, cell, isFigure, isQuiet }, at) => {
                if (at === 0) {
                  return (
                    <th key={name} scope="row">
                      {cell(row)}
                    </th>
                  );
                }
                return (
                  <td key={name} data-figure={isFigure} data-name={isQuiet ? undefined : name}>
                    {cell(row)}
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
