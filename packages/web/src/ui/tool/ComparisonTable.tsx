import { Button } from '@mantine/core';
import { formatDate } from '../formatDate';
import { DataTable, type Column } from '../list/DataTable';
import type { Comparison } from './ToolStore';
import type { Change, ToolChanges } from './WebTool';
import styles from './ComparisonTable.module.css';

interface ComparisonTableProps<Result> {
  readonly comparison: Comparison<unknown, Result>;
  /** What changed, in the words of the tool; else the values that differ. */
  readonly changes: ToolChanges<Result> | undefined;
  readonly onClose: () => void;
}

const shown = (value: string | number | boolean | null): string => (value === null ? '—' : String(value));

const COLUMNS: readonly Column<Change & { readonly id: string }>[] = [
  { name: 'Value', cell: ({ what }) => what, className: styles.value },
  { name: 'Before', cell: ({ before }) => before, className: styles.value },
  { name: 'After', cell: ({ after }) => after, className: styles.value },
];

/** What differs between two runs. */
export function ComparisonTable<Result>({ comparison, changes, onClose }: ComparisonTableProps<Result>) {
  const { before, after, differences } = comparison;
  const rows =
    changes?.of(before.result, after.result) ??
    differences.map((one) => ({ what: one.path, before: shown(one.before), after: shown(one.after) }));
  const isSame = differences.length === 0;
  return (
    <div className="lw-well lw-stack">
      <div className="lw-row-between">
        <p className="lw-strong">
          {rows.length > 0
            ? 'What differs between the two runs'
            : isSame
              ? 'Both runs have the same result.'
              : changes?.none}
        </p>
        <Button variant="subtle" color="neutral" size="xs" onClick={onClose}>
          Close comparison
        </Button>
      </div>
      {rows.length === 0 ? null : (
        <>
          <p className="lw-caption">
            Before: {formatDate.dayAndTime(before.created_at)} · After: {formatDate.dayAndTime(after.created_at)}
          </p>
          <DataTable
            caption="What differs"
            rows={rows.map((row, at) => ({ ...row, id: `${at} ${row.what}` }))}
            columns={COLUMNS}
          />
        </>
      )}
    </div>
  );
}
