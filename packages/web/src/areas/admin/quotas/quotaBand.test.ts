import { describe, expect, it } from '@jest/globals';
import { quotaBand } from './quotaBand';

describe('quotaBand', () => {
  it.each([
    [0, 'ok', false, false],
    [49.9, 'ok', false, false],
    [50, 'info', false, false],
    [74.9, 'info', false, false],
    [75, 'warn', false, false],
    [89.9, 'warn', false, false],
    [90, 'near', true, false],
    [99.9, 'near', true, false],
    [100, 'bad', true, false],
    [101, 'bad', true, true],
  ])('shows %d %% as %s', (percentage, tone, isWarning, isOver) => {
    expect(quotaBand(percentage)).toEqual({ tone, isWarning, isOver });
  });
});
