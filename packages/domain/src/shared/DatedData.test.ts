import { describe, expect, test } from '@jest/globals';
import { DatedData, type DatedEntry } from './DatedData.js';

const source = { name: 'Fee schedule', reference: 'sell.example/fees', read: '2026-11' };
const entry = (from: string, value: number): DatedEntry<number> => ({ from, value, source });
const fees = new DatedData([entry('2025-01-15', 10), entry('2026-01-15', 12), entry('2026-07-01', 15)]);

describe('DatedData', () => {
  test.each([
    ['2025-01-15', 10],
    ['2026-01-14', 10],
    ['2026-01-15', 12],
    ['2026-06-30', 12],
    ['2026-07-01', 15],
    ['2999-12-31', 15],
  ])('on %s: %i', (day, value) => {
    expect(fees.on(day)).toMatchObject({ value, source });
  });

  test('knows nothing before its first day, and which that is', () => {
    expect(fees.on('2025-01-14')).toBeUndefined();
    expect(fees.first).toEqual({ ...entry('2025-01-15', 10), until: '2026-01-15' });
  });

  test('says until when an entry holds, and nothing of the last', () => {
    expect(fees.all.map(({ until }) => until)).toEqual(['2026-01-15', '2026-07-01', undefined]);
  });

  test('gives the same object for the same entry', () => {
    expect(fees.on('2026-03-01')).toBe(fees.on('2026-02-01'));
  });

  test.each(['2026-13-01', '2026-7-1', '', 'today'])('refuses "%s" as a day', (day) => {
    expect(() => fees.on(day)).toThrow(expect.objectContaining({ kind: 'invalid', code: 'invalid_date' }));
  });

  test.each<[string, readonly DatedEntry<number>[]]>([
    ['no entries', []],
    ['entries in disorder', [entry('2026-01-01', 1), entry('2025-01-01', 2)]],
    ['two entries for one day', [entry('2026-01-01', 1), entry('2026-01-01', 2)]],
    ['what is no day', [entry('soon', 1)]],
    ['no name of a source', [{ ...entry('2026-01-01', 1), source: { ...source, name: '' } }]],
    ['no month of reading', [{ ...entry('2026-01-01', 1), source: { ...source, read: 'recently' } }]],
  ])('refuses %s', (_name, entries) => {
    expect(() => new DatedData(entries)).toThrow(RangeError);
  });
});
