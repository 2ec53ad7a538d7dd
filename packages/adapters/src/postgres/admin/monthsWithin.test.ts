import { describe, expect, it } from '@jest/globals';
import { monthsWithin } from './monthsWithin.js';

const at = (day: string) => new Date(`${day}T00:00:00.000Z`);

describe('monthsWithin', () => {
  it('is everything without bounds', () => {
    expect(monthsWithin(undefined, undefined)).toEqual({ parts: [] });
  });

  it('takes complete months from the sums', () => {
    expect(monthsWithin(at('2026-09-01'), at('2026-11-01'))).toEqual({
      first: '2026-09-01',
      end: '2026-11-01',
      parts: [],
    });
  });

  it('leaves parts at both ends', () => {
    expect(monthsWithin(at('2026-08-16'), at('2026-11-05'))).toEqual({
      first: '2026-09-01',
      end: '2026-11-01',
      parts: [
        { from: at('2026-08-16'), until: at('2026-09-01') },
        { from: at('2026-11-01'), until: at('2026-11-05') },
      ],
    });
    expect(monthsWithin(at('2026-08-16'), undefined)).toEqual({
      first: '2026-09-01',
      parts: [{ from: at('2026-08-16'), until: at('2026-09-01') }],
    });
  });

  it('looks at entries alone within one month, and over one turn of a month', () => {
    expect(monthsWithin(at('2026-09-02'), at('2026-09-30')).parts).toEqual([
      { from: at('2026-09-02'), until: at('2026-09-30') },
    ]);
    expect(monthsWithin(at('2026-09-20'), at('2026-10-05'))).toEqual({
      first: '2026-10-01',
      end: '2026-10-01',
      parts: [
        { from: at('2026-09-20'), until: at('2026-10-01') },
        { from: at('2026-10-01'), until: at('2026-10-05') },
      ],
    });
  });
});
