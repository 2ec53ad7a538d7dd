import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock, ManualTimer } from '@listwright/application/testing';
import { SiteQueue } from './SiteQueue.js';

const HOST = 'shop.example';

describe('SiteQueue', () => {
  let clock: FixedClock;
  let timer: ManualTimer;
  let turns: SiteQueue;

  beforeEach(() => {
    clock = new FixedClock();
    timer = new ManualTimer(clock);
    turns = new SiteQueue(clock, timer, { turnMs: 30_000, pauseMs: 1000, longestPauseMs: 5000 });
  });

  /** A page that is under way until `end` is called. */
  function page(name: string, log: string[], signal?: AbortSignal, of = turns) {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const done = of.run(HOST, signal, async () => {
      log.push(name);
      await ended;
      return { result: name, pauseMs: 0 };
    });
    return { end, done };
  }

  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('reads one page of a site at a time, in the order of asking', async () => {
    const log: string[] = [];
    const [first, second, third] = [page('1', log), page('2', log), page('3', log)];
    await settled();
    expect(log).toEqual(['1']);
    third.end();
    first.end();
    expect(await first.done).toBe('1');
    await settled();
    expect(log).toEqual(['1', '2']);
    second.end();
    expect(await third.done).toBe('3');
  });

  it('reads pages of several sites side by side', async () => {
    const log: string[] = [];
    const first = page('1', log);
    await turns.run('other.example', undefined, async () => ({ result: log.push('2'), pauseMs: 0 }));
    expect(log).toEqual(['1', '2']);
    first.end();
    await first.done;
  });

  it('goes on after a page that failed, after the same pause', async () => {
    await expect(turns.run(HOST, undefined, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await turns.run(HOST, undefined, async () => ({ result: 1, pauseMs: 3000 }));
    await turns.run(HOST, undefined, async () => ({ result: 1, pauseMs: 99_000 }));
    await turns.run(HOST, undefined, async () => ({ result: 1, pauseMs: 0 }));
    expect(timer.waits).toEqual([1000, 3000, 5000]);
  });

  it('lets a caller leave the queue, and keeps the others in order', async () => {
    const log: string[] = [];
    const caller = new AbortController();
    const [first, second, third] = [page('1', log), page('2', log, caller.signal), page('3', log)];
    caller.abort(new Error('left'));
    await expect(second.done).rejects.toThrow('left');
    first.end();
    third.end();
    await third.done;
    expect(log).toEqual(['1', '3']);
  });

  it('is busy for callers who would wait too long, or when too many wait', async () => {
    const log: string[] = [];
    const short = new SiteQueue(clock, timer, { turnMs: 20, pauseMs: 0, longestPauseMs: 0 });
    const first = page('1', log, undefined, short);
    const others = Array.from({ length: 101 }, () => page('n', log, undefined, short).done);
    const outcomes = await Promise.allSettled(others);
    expect(outcomes.map((one) => (one.status === 'rejected' ? one.reason.code : ''))).toEqual(
      others.map(() => 'page_busy'),
    );
    first.end();
    await first.done;
    expect(log).toEqual(['1']);
  });

  it('says how long a site wants no requests, and asks it then', async () => {
    turns.hold(HOST, 90);
    const refused = turns.run(HOST, undefined, async () => ({ result: 1, pauseMs: 0 }));
    await expect(refused).rejects.toMatchObject({ code: 'page_rate_limited', details: { retry_after_seconds: 90 } });
    clock.advance(80_000);
    expect(await turns.run(HOST, undefined, async () => ({ result: 'x', pauseMs: 0 }))).toBe('x');
    expect(timer.waits).toEqual([10_000]);
  });

  it('waits at most an hour for a site', async () => {
    turns.hold(HOST, 1e9);
    clock.advance(3_600_000);
    expect(await turns.run(HOST, undefined, async () => ({ result: 'x', pauseMs: 0 }))).toBe('x');
  });

  it('keeps its pauses however many sites there are', async () => {
    turns.hold(HOST, 60);
    for (let at = 0; at < 3000; at += 1) {
      await turns.run(`s${at}.example`, undefined, async () => ({ result: 1, pauseMs: 0 }));
      if (at % 500 === 0) clock.advance(2000);
    }
    await expect(turns.run(HOST, undefined, async () => ({ result: 1, pauseMs: 0 }))).rejects.toMatchObject({
      code: 'page_rate_limited',
    });
  });
});
