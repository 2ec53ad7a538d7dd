import { Button, Table } from '@mantine/core';
import { formatDate } from '../formatDate';
import type { Comparison } from './ToolStore';

interface ComparisonTableProps {
  readonly comparison: Comparison<unknown, unknown>;
  readonly onClose: () => void;
}

const shown = (value: string | number | boolean | null): string => (value === null ? '—' : String(value));

/** The values that differ between two runs. */
export function ComparisonTable({ comparison: { before, after, differences }, onClose }: ComparisonTableProps) {
  return (
    <div className="lw-well lw-stack">
      <div className="lw-row-between">
        <p className="lw-strong">
          {differences.length === 0 ? 'Both runs have the same result.' : 'What differs between the two runs'}
        </p>
        <Button variant="subtle" color="neutral" size="xs" onClick={onClose}>
          Close comparison
        </Button>
      </div>
      {differences.length === 0 ? null : (
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
              {differences.map((one) => (
                <Table.Tr key={one.path}>
                  <Table.Td>{one.path}</Table.Td>
                  <Table.Td>{shown(one.before)}</Table.Td>
                  <Table.Td>{shown(one.after)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </div>
  );
}
