import { describe, expect, it } from '@jest/globals';
import { InTurn } from './InTurn';

describe('InTurn', () => {
  it('calls when the call before has ended, also where that failed', async () => {
    const turns = new InTurn();
    let fail = () => undefined as void;
    const begun: string[] = [];
    const first = turns.run('first', async () => {
      begun.push('first');
      await new Promise((_resolve, reject) => (fail = () => reject(new Error('lost'))));
    });
    const second = turns.run('check', async () => begun.push('second'));
    await Promise.resolve();
    expect(begun).toEqual(['first']);
    fail();
    await expect(first).rejects.toThrow('lost');
    expect(await second).toBe(2);
  });

  it('waits for nothing that was forgotten', async () => {
    const turns = new InTurn();
    void turns.run('check', () => new Promise(() => undefined));
    await Promise.resolve();
    turns.forget();
    expect(await turns.run('check', async () => 'here')).toBe('here');
  });

  it('makes only the last call of a kind of those that wait, and none that was forgotten', async () => {
    const turns = new InTurn();
    const begun: string[] = [];
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const call = (kind: string, name: string) =>
      turns.run(kind, async () => {
        begun.push(name);
        await gate;
      });
    const first = call('check', 'first');
    await Promise.resolve();
    const outcomes = Promise.allSettled([call('check', 'second'), call('page', 'page'), call('check', 'third')]);
    release();
    await first;
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(begun).toEqual(['first', 'page', 'third']);
    const dropped = call('check', 'dropped');
    turns.forget();
    await expect(dropped).rejects.toThrow('A later call');
    expect(begun).not.toContain('dropped');
  });
});
