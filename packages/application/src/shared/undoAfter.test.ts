import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { databaseFault } from './databaseFault.js';
import { undoAfter } from './undoAfter.js';

describe('undoAfter', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is awaited, and its own failure is thrown', async () => {
    const undone: string[] = [];
    await undoAfter(new Error('no'), async () => void undone.push('once'));
    expect(undone).toEqual(['once']);
    await expect(undoAfter(new Error('no'), () => Promise.reject(new Error('nor this')))).rejects.toThrow('nor this');
  });

  it('goes on in the background where the database is away, until it is done', async () => {
    let [tries, isBack] = [0, false];
    await undoAfter(databaseFault.of(new Error('gone')), async () => {
      tries += 1;
      if (!isBack) throw databaseFault.of(new Error('gone'));
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(tries).toBeGreaterThan(1);
    isBack = true;
    await jest.advanceTimersByTimeAsync(10_000);
    const enough = tries;
    await jest.advanceTimersByTimeAsync(120_000);
    expect(tries).toBe(enough);
  });

  it('gives up where the database does not come back', async () => {
    let tries = 0;
    await undoAfter(databaseFault.of(new Error('gone')), () => {
      tries += 1;
      return Promise.reject(new Error('gone'));
    });
    await jest.advanceTimersByTimeAsync(600_000);
    const last = tries;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(tries).toBe(last);
  });
});
