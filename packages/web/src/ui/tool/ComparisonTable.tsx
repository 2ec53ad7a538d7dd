import { Button, Table } from '@mantine/core';
import { formatDate } from '../formatDate';
import type { Comparison } from './ToolStore';
import type { ToolChanges } from './WebTool';

interface ComparisonTableProps<Result> {
  readonly comparison: Comparison<unknown, Result>;
  /** What changed, in the words of the tool; else the values that differ. */
  readonly changes: ToolChanges<Result> | undefined;
  readonly onClose: () => void;
}

const shown = (value: string | number | boolean | null): string => (value === null ? '—' : String(value));

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
        <Table.ScrollContainer minWidth={480}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Value</Table.Th>
                <Table.Th>{formatDate.dayAndTime(before.created_at)}</Table.Th>
                <Table.Th>{formatDate.dayAndTime(after.created_at)}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row, at) => (
                <Table.Tr key={`${at} ${row.what}`}>
                  <Table.Td>{row.what}</Table.Td>
                  <Table.Td>{row.before}</Table.Td>
                  <Table.Td>{row.after}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </div>
  );
}
