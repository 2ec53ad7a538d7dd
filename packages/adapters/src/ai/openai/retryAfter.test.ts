import { describe, expect, it } from '@jest/globals';
import { retryAfter } from './retryAfter.js';

const NOW = Date.parse('2026-11-21T10:00:00Z');

describe('retryAfter', () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{ 'retry-after': '7' }, 7],
    [{ 'retry-after': '0.5' }, 0.5],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '1' }, 0.25],
    [{ 'retry-after': 'Sat, 21 Nov 2026 10:01:30 GMT' }, 90],
    [{ 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1m30s' }, 90],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '20ms' }, 0.02],
    [
      {
        'x-ratelimit-remaining-requests': '12',
        'x-ratelimit-reset-requests': '8h',
        'x-ratelimit-remaining-tokens': '0',
        'x-ratelimit-reset-tokens': '2.5s',
      },
      2.5,
    ],
    [{ 'retry-after': 'soon', 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '3' }, 3],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': 'soon' }, undefined],
    [{}, undefined],
  ])('%j is %s seconds', (headers, seconds) => {
    expect(retryAfter(new Headers(headers), NOW)).toBe(seconds);
  });
});
