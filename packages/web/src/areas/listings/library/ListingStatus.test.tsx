import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { browserStandIns } from '../../../testing/browserStandIns';
import { ListingStatus } from './ListingStatus';
import type { ListingRow } from './LibraryStore';

browserStandIns();

describe('the status of a listing', () => {
  it.each([
    ['completed', 0, 0, 'Completed'],
    ['completed', 0, 1, '1 warning'],
    ['completed', 0, 3, '3 warnings'],
    ['completed', 2, 3, '2 errors'],
    ['failed', 0, 3, 'Failed'],
  ])('%s with %i errors and %i warnings is "%s"', (status, errors, warnings, text) => {
    const row = { status, error_count: errors, warning_count: warnings } as ListingRow;
    const { container } = render(<ListingStatus row={row} />, { wrapper: MantineProvider });
    expect(container.textContent).toContain(text);
    expect(screen.queryAllByText(/error|warning|Failed|Completed/)).toHaveLength(1);
    cleanup();
  });
});
