import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { Chore } from '../composition/Chore.js';
import type { Get } from '../composition/Token.js';
import { startHousekeeping } from './startHousekeeping.js';

const HOUR_MS = 3_600_000;
const get: Get = () => {
  throw new Error('these chores ask for nothing');
};

describe('housekeeping', () => {
  it('runs every chore at once, also after one that fails, and waits for them when it stops', async () => {
    const done: string[] = [];
    const chore = (name: string, fails = false): Chore => ({
      everyMs: HOUR_MS,
      prepare: () => async () => {
        await Promise.resolve();
        done.push(name);
        if (fails) throw new Error('no');
      },
    });
    const unused: Chore = { everyMs: HOUR_MS, prepare: () => undefined };
    const warnings: unknown[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line)) });
    const chores = [chore('first', true), unused, chore('second')];
    const stop = startHousekeeping({ get }, log, chores);
    await stop();
    expect(done).toEqual(['first', 'second']);
    expect(warnings).toMatchObject([{ msg: 'chores failed; they are retried' }]);
  });
});
