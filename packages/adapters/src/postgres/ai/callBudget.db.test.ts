import { getEventListeners, setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../testing/createTestDatabase.js';
import { PostgresCallBudget, type CallLimits } from './PostgresCallBudget.js';

/** Tests move the database's clock themselves, and do not wait for a budget that has seen that there is no room. */
const asksAgainSoon = () => pause(5);

/** Each caller has its own: Node warns where more than ten listen to one. */
const never = () => new AbortController().signal;

describe('PostgresCallBudget', () => {
  let test: TestDatabase;
  let name = '';
  let budgets = 0;

  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());
  beforeEach(() => {
    budgets += 1;
    name = `model ${budgets}`;
  });

  const budget = (requestsPerMinute?: number, tokensPerMinute?: number) =>
    new PostgresCallBudget(test.database, name, { requestsPerMinute, tokensPerMinute }, asksAgainSoon);
  /** How many of so many calls are admitted within a time. */
  const admitted = async (budgets: PostgresCallBudget[], calls: number, tokens: number, ms: number) => {
    const asked = Array.from({ length: calls }, (_, at) =>
      budgets[at % budgets.length]!.acquire(tokens, AbortSignal.timeout(ms)),
    );
    return (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled').length;
  };
  /** Simulates the passage of time. */
  const later = (seconds: number) =>
    test.database.query(
      `update provider_budgets set filled_at = filled_at - $2 * interval '1 second' where name = $1`,
      [name, seconds],
    );

  /** Budgets of so many processes whose waits are simulated, and how long each process has waited. */
  const ofProcesses = (count: number, limits: CallLimits) => {
    const waitedMs = Array.from({ length: count }, () => 0);
    const budgets = waitedMs.map(
      (_, at) =>
        new PostgresCallBudget(test.database, name, limits, async (ms) => {
          waitedMs[at]! += ms;
          await later(ms / 1000);
        }),
    );
    return { budgets, waitedMs };
  };
  const LIMIT = 600;

  it.each([
    ['calls', { requestsPerMinute: LIMIT, tokensPerMinute: undefined }, 1],
    ['tokens', { requestsPerMinute: undefined, tokensPerMinute: 50 * LIMIT }, 50],
  ])('uses at least 95 %% of the limit of %s', async (_name, limits, tokens) => {
    const { budgets, waitedMs } = ofProcesses(1, limits);
    await Promise.all(Array.from({ length: LIMIT }, () => budgets[0]!.acquire(tokens, never())));
    // Time that passes besides only shortens the waits.
    expect(waitedMs[0]).toBeLessThanOrEqual(60_000 / 0.95);
  });

  it('admits at once at least 95 % of what a second allows, where none was used', async () => {
    const one = budget(6000);
    const end = new AbortController();
    setMaxListeners(100, end.signal);
    let atOnce = 0;
    const asked = Array.from({ length: 100 }, () => one.acquire(1, end.signal).then(() => (atOnce += 1)));
    // Those that one statement admits go on together.
    await Promise.race(asked);
    expect(atOnce).toBeGreaterThanOrEqual(95);
    end.abort();
    await Promise.allSettled(asked);
  });

  it('never admits more in a minute than the limit, of two processes together', async () => {
    const started = performance.now();
    const { budgets, waitedMs } = ofProcesses(2, { requestsPerMinute: LIMIT, tokensPerMinute: undefined });
    const passedMs = () => waitedMs[0]! + waitedMs[1]! + performance.now() - started;
    let inMinute = 0;
    const ask = async (one: PostgresCallBudget) => {
      await one.acquire(1, never());
      if (passedMs() <= 60_000) inMinute += 1;
    };
    await Promise.all(Array.from({ length: LIMIT + 40 }, (_, at) => ask(budgets[at % 2]!)));
    expect(inMinute).toBeLessThanOrEqual(LIMIT);
    expect(passedMs()).toBeGreaterThan(60_000);
  });

  it('admits in the order of asking, as many as there is room for', async () => {
    const one = budget(600, 60_000);
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => one.acquire(at === 3 ? 800 : 1, never()).then(() => order.push(at))),
    );
    expect(order).toEqual(Array.from({ length: 12 }, (_, at) => at));
  });

  it('saves up no more than a second of rest', async () => {
    await budget(600).acquire(1, never());
    await later(3600);
    await budget(600).acquire(1, never());
    const [left] = await test.database.query<{ requests: number }>(
      'select requests from provider_budgets where name = $1',
      [name],
    );
    expect(left!.requests).toBeLessThanOrEqual(9);
  });

  it('counts tokens, lets a call through that is larger than its bucket, and takes corrections', async () => {
    const one = budget(undefined, 6000);
    await one.acquire(500, never());
    expect(await admitted([one], 1, 90, 50)).toBe(0);
    await one.correct(500, 10);
    expect(await admitted([one], 1, 90, 2000)).toBe(1);
  });

  it('admits no call in any process while the server asks for a pause', async () => {
    const two = [budget(60_000), budget(60_000)];
    await two[0]!.acquire(1, never());
    await two[0]!.hold(30);
    expect(await admitted(two, 20, 1, 200)).toBe(0);
    await later(31);
    expect(await admitted(two, 20, 1, 2000)).toBeGreaterThan(0);
  });

  it.each([
    ['just after a call', 0],
    ['long after the last call was admitted', 60],
    ['during a pause that was asked for before', -10],
  ])('counts the pause that the server asks for from when it asks: %s', async (_name, idleSeconds) => {
    const one = budget(60_000, 6_000_000);
    await one.acquire(1, never());
    if (idleSeconds < 0) await one.hold(-idleSeconds);
    else await later(idleSeconds);
    await one.hold(30);
    await later(27);
    expect(await admitted([one], 1, 1, 100)).toBe(0);
    await later(6);
    expect(await admitted([one], 1, 1, 2000)).toBe(1);
  });

  it('keeps a longer pause that was asked for before', async () => {
    const one = budget(60_000);
    await one.acquire(1, never());
    await one.hold(60);
    await one.hold(5);
    await later(50);
    expect(await admitted([one], 1, 1, 100)).toBe(0);
  });

  it('stops listening to a signal whose call it admitted', async () => {
    const { signal } = new AbortController();
    const one = budget(60_000);
    for (let calls = 0; calls < 3; calls += 1) await one.acquire(1, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('removes cancelled callers from any place in the queue', async () => {
    const one = budget(60);
    await one.acquire(1, never());
    await one.hold(300);
    const end = new AbortController();
    const first = one.acquire(1, end.signal).catch(() => 'let go');
    const [second, third] = [new AbortController(), new AbortController()];
    const waiting = [one.acquire(1, second.signal), one.acquire(1, third.signal)];
    second.abort(new Error('the second left'));
    third.abort(new Error('the third left'));
    await expect(waiting[0]).rejects.toThrow('the second left');
    await expect(waiting[1]).rejects.toThrow('the third left');
    end.abort();
    expect(await first).toBe('let go');
    await later(310);
    await one.acquire(1, never());
  });
});
