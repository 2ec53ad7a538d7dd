import { describe, expect, it } from '@jest/globals';
import { InTurn } from './InTurn';

describe('InTurn', () => {
  it('calls when the call before has ended, also where that failed', async () => {
    const turns = new InTurn();
    let fail = () => undefined as void;
    const begun: string[] = [];
    const first = turns.run(async () => {
      begun.push('first');
      await new Promise((_resolve, reject) => (fail = () => reject(new Error('lost'))));
    });
    const second = turns.run(async () => begun.push('second'));
    await Promise.resolve();
    expect(begun).toEqual(['first']);
    fail();
    await expect(first).rejects.toThrow('lost');
    expect(await second).toBe(2);
  });

  it('waits for nothing that was forgotten', async () => {
    const turns = new InTurn();
    void turns.run(() => new Promise(() => undefined));
    turns.forget();
    expect(await turns.run(async () => 'here')).toBe('here');
  });
});
