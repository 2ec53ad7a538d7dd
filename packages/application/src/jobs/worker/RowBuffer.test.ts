import { describe, expect, it } from '@jest/globals';
import type { ClaimedRow } from '../rows/ClaimedRow.js';
import { RowBuffer } from './RowBuffer.js';

const row = (jobId: string, number: number, crashCount = 0): ClaimedRow => ({
  jobId,
  jobKind: 'listings',
  userId: 'ann',
  number,
  attempt: 1,
  tries: 0,
  crashCount,
  cells: [],
  reservation: `${jobId} ${number}`,
});

const bufferOf = (...rows: readonly ClaimedRow[]) => {
  const buffer = new RowBuffer();
  buffer.add(rows);
  return buffer;
};

describe('the rows that wait in a worker', () => {
  it('come in the order of their claim', () => {
    const buffer = bufferOf(row('a', 2), row('b', 2));
    buffer.add([row('a', 3)]);
    expect([buffer.size, buffer.first, buffer.jobIds]).toEqual([3, row('a', 2), ['a', 'b', 'a']]);
    buffer.removeFirst();
    expect([buffer.size, buffer.first]).toEqual([2, row('b', 2)]);
    buffer.clear();
    expect([buffer.size, buffer.first, buffer.jobIds]).toEqual([0, undefined, []]);
  });

  it('say whether one of them crashed a worker before', () => {
    expect(bufferOf().hasCrashed).toBe(false);
    expect(bufferOf(row('a', 2), row('a', 3)).hasCrashed).toBe(false);
    expect(bufferOf(row('a', 2), row('a', 3, 1)).hasCrashed).toBe(true);
  });

  it('of stopped jobs leave, and the others stay', () => {
    const buffer = bufferOf(row('a', 2), row('b', 2), row('a', 3));
    expect(buffer.removeOf(new Set(['a']))).toEqual([row('a', 2), row('a', 3)]);
    expect([buffer.size, buffer.first]).toEqual([1, row('b', 2)]);
  });
});
