import { afterEach, describe, expect, it } from '@jest/globals';
import { aCaller } from '@listwright/application/testing';
import { threadBody } from '../../testing/isolation/threadBody.js';
import { BoundedThread, type ThreadLimits } from './BoundedThread.js';

const LIMITS: ThreadLimits = {
  workMs: 20_000,
  replyMs: 60_000,
  idleMs: 60_000,
  heapMb: 64,
  mostOpen: 50,
  mostOfCaller: 2,
};
const FAULTS = {
  busy: () => new Error('busy'),
  exceeded: (cause: Error) => new Error('exceeded', { cause }),
  broken: (cause: Error) => new Error('broken', { cause }),
};

const FILLS_MEMORY = 'const all = []; for (;;) all.push({ at: all.length });';
/** Replies with what it was asked, but never to `hang`. */
const ECHOES = "if (message !== 'hang') post({ result: message });";

describe('a thread', () => {
  let opened: BoundedThread<string, string>[] = [];
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });

  const open = (body: URL, limits: Partial<ThreadLimits> = {}): BoundedThread<string, string> => {
    const thread = new BoundedThread<string, string>(body, { ...LIMITS, ...limits }, FAULTS);
    opened = [...opened, thread];
    return thread;
  };
  const outcomeOf = (asked: Promise<string>) => asked.catch(({ message }: Error) => message);

  it('that fails while it is idle ends no process, and the next request gets a new one', async () => {
    const fails = "post({ result: message }); setTimeout(() => { throw new Error('later'); }, 1);";
    const thread = open(threadBody(fails));
    // Its failure may arrive before its reply, or in the middle of the next request, which it then ends.
    const replyTo = async (text: string): Promise<string> => {
      const reply = await outcomeOf(thread.ask(text));
      return reply === 'broken' ? replyTo(text) : reply;
    };
    expect(await replyTo('one')).toBe('one');
    expect(await replyTo('two')).toBe('two');
  });

  it('that runs out of memory just after its deadline ends no process', async () => {
    const began = performance.now();
    await expect(open(threadBody(FILLS_MEMORY), { heapMb: 16 }).ask('one')).rejects.toThrow('exceeded');
    const full = performance.now() - began;
    // Ending a thread takes a while where it collects garbage, and the limit of its heap may be hit meanwhile.
    for (let before = full; before >= 0; before -= full / 20) {
      const thread = open(threadBody(FILLS_MEMORY), { workMs: full - before, heapMb: 16 });
      await expect(thread.ask('one')).rejects.toThrow('exceeded');
    }
  });

  it.each([
    ['hangs', ';', 'exceeded'],
    ['fills the memory', FILLS_MEMORY, 'exceeded'],
    ['throws', "post({ error: { message: 'thrown', stack: 'thrown at x.ts:1' } });", 'broken'],
    ['fails', "throw new Error('uncaught');", 'broken'],
    ['ends', 'process.exit();', 'broken'],
  ])('that %s with a request tells what the fault is, and does the next one', async (_, onMessage, fault) => {
    const body = threadBody(`if (message === 'good') post({ result: message }); else { ${onMessage} }`);
    const thread = open(body, onMessage === ';' ? { workMs: 50 } : { heapMb: 16 });
    const asked = [outcomeOf(thread.ask('bad')), outcomeOf(thread.ask('good'))];
    expect(await Promise.all(asked)).toEqual([fault, 'good']);
  });

  it('gives the stack of what its body throws', async () => {
    const thread = open(threadBody("post({ error: { message: 'thrown', stack: 'thrown at x.ts:1' } });"));
    const cause = { message: 'thrown', stack: 'thrown at x.ts:1' };
    await expect(thread.ask('one')).rejects.toMatchObject({ cause });
  });

  it('takes few requests of one caller at once, and others of other callers', async () => {
    const thread = open(threadBody(ECHOES));
    const [one, other] = [aCaller('one'), aCaller('other')];
    const asked = [one, one, one, other].map((caller, at) => outcomeOf(thread.ask(`${at}`, caller)));
    expect(await Promise.all(asked)).toEqual(['0', '1', 'busy', '3']);
    expect(await thread.ask('later', one)).toBe('later');
  });

  it('takes turns: one who sends many waits behind the next request of another', async () => {
    const thread = open(threadBody(ECHOES), { mostOfCaller: 9 });
    const order: string[] = [];
    const ask = (text: string, id: string) => thread.ask(text, aCaller(id)).then((reply) => order.push(reply));
    await Promise.all([ask('a', 'one'), ask('b', 'one'), ask('c', 'one'), ask('d', 'other')]);
    expect(order).toEqual(['a', 'd', 'b', 'c']);
  });

  it('drops a request whose caller has left before its turn', async () => {
    const thread = open(threadBody(ECHOES), { workMs: 200 });
    const leaving = new AbortController();
    const asked = [
      outcomeOf(thread.ask('hang')),
      outcomeOf(thread.ask('hang', aCaller('one', leaving.signal))),
      outcomeOf(thread.ask('two', aCaller('one'))),
    ];
    leaving.abort();
    expect(await asked[1]).toBe('busy');
    expect(await Promise.all(asked)).toEqual(['exceeded', 'busy', 'two']);
    expect(await outcomeOf(thread.ask('three', aCaller('one', leaving.signal)))).toBe('busy');
  });

  it('counts the wait for a turn', async () => {
    const thread = open(threadBody(ECHOES), { replyMs: 300 });
    const asked = ['hang', 'one', 'two'].map((text) => outcomeOf(thread.ask(text)));
    expect(await Promise.all(asked)).toEqual(['busy', 'busy', 'busy']);
  });

  it('has the whole time for its work once it is ready', async () => {
    const slowly = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from 'node:worker_threads';
        parentPort.on('message', (message) => parentPort.postMessage({ result: message }));
        const until = performance.now() + 500;
        while (performance.now() < until);
        parentPort.postMessage('ready');`)}`,
    );
    expect(await open(slowly, { workMs: 300 }).ask('one')).toBe('one');
  });

  it('refuses what it has not done when it is closed', async () => {
    const thread = open(threadBody(ECHOES));
    const asked = ['hang', 'one'].map((text) => outcomeOf(thread.ask(text)));
    thread.close();
    expect(await Promise.all(asked)).toEqual(['busy', 'busy']);
  });
});
