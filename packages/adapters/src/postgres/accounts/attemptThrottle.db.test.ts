import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { PostgresAttemptThrottle } from './PostgresAttemptThrottle.js';

describe('the window of an attempt', () => {
  let test: TestDatabase;
  let throttle: PostgresAttemptThrottle;
  const rule = { key: 'login:ann', points: 2, seconds: 60 };

  beforeAll(async () => {
    test = await createTestDatabase();
    throttle = new PostgresAttemptThrottle(test.database);
  });
  afterAll(() => test.drop());

  /** Simulates time that passes. */
  const later = (seconds: number) =>
    test.database.query('update attempt_counters set expire = expire - $1::bigint * 1000', [seconds]);

  it('ends a minute after the first one: guesses do not prolong a lock-out', async () => {
    for (let count = 0; count < 3; count += 1) await throttle.take([rule]);
    for (let second = 0; second < 50; second += 10) {
      await later(10);
      const wait = await throttle.take([rule]);
      expect([wait > 0, wait <= 50 - second]).toEqual([true, true]);
    }
    await later(10);
    expect(await throttle.take([rule])).toBe(0);
  });
});
