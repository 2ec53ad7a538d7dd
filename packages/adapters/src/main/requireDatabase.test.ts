import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { requireDatabase } from './requireDatabase.js';

const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
const wrongPassword = Object.assign(new Error('password authentication failed'), { code: '28P01' });

describe('a start whose database', () => {
  /** Starts with a database that fails so before it answers; `seconds` counts the waits. */
  async function start(faults: readonly Error[], waitSeconds = 60) {
    const left = [...faults];
    const seen = { seconds: 0, isClosed: false, lines: [] as { msg: string; seconds_left: number }[] };
    const log = pino({ base: null }, { write: (line) => void seen.lines.push(JSON.parse(line)) });
    const database = {
      query: async () => {
        const fault = left.shift();
        if (fault !== undefined) throw fault;
        return [];
      },
      close: async () => void (seen.isClosed = true),
    };
    const timer = { wait: async (ms: number) => void (seen.seconds += ms / 1000) };
    const outcome = await requireDatabase(database, { waitSeconds, log, timer }).then(
      () => 'started',
      (error: Error) => `${error.name}: ${error.message}`,
    );
    return { outcome, ...seen };
  }

  it('is away waits for it, and says so', async () => {
    const { outcome, seconds, lines, isClosed } = await start([...Array<Error>(14).fill(away), starting]);
    expect([outcome, seconds, isClosed]).toEqual(['started', 15, false]);
    expect(lines.map(({ msg, seconds_left }) => [msg, seconds_left])).toEqual([
      ['waiting for the database of DATABASE_URL', 60],
      ['waiting for the database of DATABASE_URL', 50],
    ]);
  });

  it('stays away ends with one sentence', async () => {
    const { outcome, seconds, isClosed } = await start(Array<Error>(100).fill(away), 5);
    expect([seconds, isClosed]).toEqual([5, true]);
    expect(outcome).toBe(
      'DatabaseFault: The database of DATABASE_URL cannot be used (connect ECONNREFUSED 127.0.0.1:5432). Check the address, the account and that it runs.',
    );
  });

  it('refuses the account ends at once', async () => {
    const { outcome, seconds } = await start([wrongPassword]);
    expect([outcome, seconds]).toEqual([expect.stringContaining('password authentication failed'), 0]);
  });
});
