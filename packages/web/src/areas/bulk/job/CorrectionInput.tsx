import { TextInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import type { JobRow } from './JobStore';
import type { RowCorrections } from './RowCorrections';

interface CorrectionInputProps {
  readonly corrections: RowCorrections;
  readonly row: JobRow;
  readonly column: string;
}

/** Where a cell of a failed row is corrected. */
export const CorrectionInput = observer(function CorrectionInput({ corrections, row, column }: CorrectionInputProps) {
  const before = row.cells[column] ?? '';
  return (
    <TextInput
      size="sm"
      aria-label={`Row ${row.row}, ${column}`}
      placeholder={before === '' ? column : before}
      value={corrections.of(row.row, column)}
      error={corrections.faultOf(row.row, column)}
      disabled={corrections.run.isRunning}
      onChange={({ currentTarget }) => corrections.set(row.row, column, currentTarget.value)}
    />
  );
});
