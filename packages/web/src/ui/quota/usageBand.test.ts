import { describe, expect, it } from '@jest/globals';
import { usageBand } from './usageBand';

describe('usageBand', () => {
  it.each([
    [0, 'ok', 'Plenty left', false],
    [74.9, 'ok', 'Plenty left', false],
    [75, 'info', 'Over 75% used', false],
    [89.9, 'info', 'Over 75% used', false],
    [90, 'warn', 'Almost used', true],
    [99.9, 'warn', 'Almost used', true],
    [100, 'bad', 'Limit reached', true],
    [120, 'bad', 'Limit reached', true],
  ])('%d%% is %s: %s', (percentage, tone, word, isWarning) => {
    expect(usageBand(percentage)).toEqual({ tone, word, isWarning });
  });
});
