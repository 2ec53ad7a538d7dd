import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { browserStandIns } from '../../testing/browserStandIns';
import { ComparisonTable } from './ComparisonTable';
import type { Change } from './WebTool';

browserStandIns();

const NONE = 'Nothing changed in prices, facts or terms.';
const SAME = 'Both runs have the same result.';
const DIFFERENT = [{ path: 'sellers[0].rating', before: 4, after: 5 }];
const change = (what: string): Change => ({ what, before: '1', after: '2' });
const run = {
  id: '00000000-0000-4000-8000-000000000001',
  label: 'Mug',
  verdict: '',
  score: null,
  data_version: '',
  created_at: '2026-01-01T00:00:00.000Z',
  input: null,
  result: null,
};

const table = (differences: typeof DIFFERENT, changes?: readonly Change[]) => (
  <MantineProvider>
    <ComparisonTable
      comparison={{ before: run, after: run, differences }}
      changes={changes && { of: () => changes, none: NONE }}
      onClose={() => undefined}
    />
  </MantineProvider>
);

describe('ComparisonTable', () => {
  it('calls results the same only where they are', () => {
    const { rerender } = render(table([], []));
    expect(screen.getByText(SAME)).toBeTruthy();
    rerender(table(DIFFERENT, []));
    expect(screen.queryByText(SAME)).toBeNull();
    expect(screen.getByText(NONE)).toBeTruthy();
    rerender(table(DIFFERENT));
    expect(screen.getByRole('row', { name: 'sellers[0].rating 4 5' })).toBeTruthy();
  });

  it('keeps rows apart that begin alike', () => {
    const { rerender } = render(
      table(DIFFERENT, [change('Mug · Price'), change('Mug · Price'), change('Pan · Price')]),
    );
    expect(screen.getAllByRole('row', { name: 'Mug · Price 1 2' })).toHaveLength(2);
    rerender(table(DIFFERENT, [change('Pan · Price')]));
    expect(screen.getAllByRole('row').slice(1)).toHaveLength(1);
  });
});
