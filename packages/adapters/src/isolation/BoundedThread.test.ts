import { afterEach, describe, expect, it } from '@jest/globals';
import { BoundedThread, type ThreadLimits } from './BoundedThread.js';

/** The body of a thread that runs `onMessage` for each `text`. */
const bodyOf = (onMessage: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', (text) => { ${onMessage} });`)}`,
  );

const LIMITS: ThreadLimits = { workMs: 5000, idleMs: 60_000, heapMb: 64, mostWaiting: 50 };
const FAULTS = { busy: () => new Error('busy'), failed: (cause: unknown) => new Error('failed', { cause }) };

describe('a thread', () => {
  let opened: BoundedThread<string, string>[] = [];
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });

  const open = (onMessage: string, limits: Partial<ThreadLimits> = {}): BoundedThread<string, string> => {
    const thread = new BoundedThread<string, string>(bodyOf(onMessage), { ...LIMITS, ...limits }, FAULTS);
    opened = [...opened, thread];
    return thread;
  };

  it('that fails while it is idle ends no process, and the next request gets a new one', async () => {
    const thread = open('parentPort.postMessage({ result: text }); setTimeout(() => { throw new Error("later"); }, 1);');
    expect(await thread.ask('one')).toBe('one');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await thread.ask('two')).toBe('two');
  });

  it('that runs out of memory just after its deadline ends no process', async () => {
    const fills = 'const all = []; for (;;) all.push({ at: all.length });';
    const began = performance.now();
    await expect(open(fills, { heapMb: 16 }).ask('one')).rejects.toThrow('failed');
    const full = performance.now() - began;
    // Ending a thread takes a while where it collects garbage, and the limit of its heap may be hit meanwhile.
    for (let before = 80; before >= 0; before -= 4)
      await expect(open(fills, { workMs: full - before, heapMb: 16 }).ask('one')).rejects.toThrow('failed');
  });
});
