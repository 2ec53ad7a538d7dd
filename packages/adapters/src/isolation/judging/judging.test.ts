import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { factReaderContract, textCheckerContract } from '@listwright/application/testing';
import { ruleSetFor } from '@listwright/domain/marketplaces';
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

  const HANGS = new URL(
    `data:text/javascript,${encodeURIComponent("import {parentPort} from 'node:worker_threads'; parentPort.on('message', () => {})")}`,
  );
  const limits = { workMs: 50, idleMs: 10, heapMb: 64, mostWaiting: 2 };
  const long = { productName: 'Bottle', brand: '', category: '', description: 'no|'.repeat(3000), attributes: {} };
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'judged',
      (error: { readonly code: string }) => error.code,
    );

  it('that are long and take too long, or come too many at once, are refused, and short ones are judged meanwhile', async () => {
    const thread = open(HANGS, limits);
    const [facts, checker] = [new ThreadFactReader(thread), new ThreadTextChecker(thread)];
    const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
    const asked = [
      codeOf(facts.read(long)),
      codeOf(checker.check({ description: long.description }, ruleSet, {})),
      codeOf(facts.read(long)),
    ];
    expect(await codeOf(facts.read({ ...long, description: 'Steel' }))).toBe('judged');
    expect(await codeOf(checker.check({ title: 'Steel Bottle' }, ruleSet, {}))).toBe('judged');
    expect(await Promise.all(asked)).toEqual(['text_too_slow', 'text_too_slow', 'text_busy']);
  });

  it('hold the event loop for no longer than it takes to hand them over', async () => {
    const facts = new ThreadFactReader(open());
    const reading = facts.read(long);
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
