import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aCaller, factReaderContract, textCheckerContract } from '@listwright/application/testing';
import type { ListingCopy } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import type { DomainError } from '@listwright/domain/shared';
import { threadBody } from '../../../testing/isolation/threadBody.js';
import { threadFromSource } from '../../../testing/isolation/threadFromSource.js';
import type { ThreadLimits } from '../BoundedThread.js';
import { JudgingThread } from './JudgingThread.js';
import { ThreadFactReader } from './ThreadFactReader.js';
import { ThreadTextChecker } from './ThreadTextChecker.js';

describe('texts of callers', () => {
  let body: URL;
  let opened: JudgingThread[] = [];
  beforeAll(async () => {
    body = await threadFromSource('isolation/judging/judgingProgram');
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });
  const open = (program = body, limits?: ThreadLimits): JudgingThread => {
    const thread = new JudgingThread(program, limits);
    opened = [...opened, thread];
    return thread;
  };

  factReaderContract('ThreadFactReader', () => new ThreadFactReader(open()));
  textCheckerContract('ThreadTextChecker', () => new ThreadTextChecker(open()));

  const limits = { workMs: 50, replyMs: 20_000, idleMs: 10, heapMb: 64, mostOpen: 3, mostOfCaller: 2 };
  const long = { productName: 'Bottle', brand: '', category: '', description: 'no|'.repeat(3000), attributes: {} };
  const checked = (copy: Partial<ListingCopy>) => {
    const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
    return { copy, ruleSet, context: {} };
  };
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'judged',
      ({ kind, code }: DomainError) => [kind, code],
    );

  it('that are long and take too long, or come too many at once, are refused, and short ones are judged meanwhile', async () => {
    const thread = open(threadBody(''), limits);
    const [facts, checker] = [new ThreadFactReader(thread), new ThreadTextChecker(thread)];
    const [one, other] = [aCaller('one'), aCaller('other')];
    const asked = [
      codeOf(facts.read(long, one)),
      codeOf(checker.check(checked({ description: long.description }), one)),
      codeOf(facts.read(long, one)),
      codeOf(facts.read(long, other)),
      codeOf(facts.read(long, aCaller('third'))),
    ];
    expect(await codeOf(facts.read({ ...long, description: 'Steel' }, one))).toBe('judged');
    expect(await codeOf(checker.check(checked({ title: 'Steel Bottle' }), one))).toBe('judged');
    const [slow, busy] = [
      ['invalid', 'text_too_slow'],
      ['unavailable', 'text_busy'],
    ];
    expect(await Promise.all(asked)).toEqual([slow, slow, busy, slow, busy]);
    await expect(facts.read(long, aCaller('one', AbortSignal.abort()))).rejects.toMatchObject({
      details: { retry_after_seconds: 5 },
    });
  });

  it('are read in the thread from a length on at which the worst of them takes no long time', async () => {
    const facts = new ThreadFactReader(open(threadBody("post({ result: 'in the thread' });")));
    const read = (length: number) =>
      facts.read({ ...long, description: 'no|'.repeat(length).slice(0, length) }, aCaller());
    expect(await read(1000)).toBe('in the thread');
    expect(await read(800)).toHaveProperty('statements');
  });

  it('that a fault of ours stops are not blamed for it', async () => {
    const facts = new ThreadFactReader(open(threadBody("throw new TypeError('our fault')")));
    await expect(facts.read(long, aCaller())).rejects.toMatchObject({ name: 'TypeError', message: 'our fault' });
  });

  it('hold the event loop for no longer than it takes to hand them over', async () => {
    const facts = new ThreadFactReader(open());
    const reading = facts.read(long, aCaller());
    let turns = 0;
    let isRead = false;
    void reading.finally(() => (isRead = true));
    while (!isRead) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    // On the event loop there would be one: it would be read before the next.
    expect(turns).toBeGreaterThan(2);
    expect((await reading).statements.length).toBeGreaterThan(0);
  });
});
