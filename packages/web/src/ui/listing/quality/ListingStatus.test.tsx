import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { aListingRow } from '../../../testing/aListingRow';
import { browserStandIns } from '../../../testing/browserStandIns';
import { ListingStatus } from './ListingStatus';

browserStandIns();

describe('the status of a listing', () => {
  it.each([
    ['ready', 0, 0, 'Ready'],
    ['needs_work', 0, 1, 'Needs work1 warning'],
    ['needs_work', 0, 3, 'Needs work3 warnings'],
    ['has_errors', 2, 3, 'Has errors2 errors'],
    ['has_errors', 0, 0, 'Has errors'],
  ] as const)('%s with %i errors and %i warnings is "%s"', (quality, errors, warnings, text) => {
    const row = aListingRow(1, { quality, error_count: errors, warning_count: warnings });
    const { container } = render(<ListingStatus row={row} />, { wrapper: MantineProvider });
    expect([...container.querySelectorAll('span')].at(0)?.textContent).toBe(text);
    cleanup();
  });
});
