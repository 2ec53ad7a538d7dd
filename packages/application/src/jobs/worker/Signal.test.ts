import { describe, expect, it } from '@jest/globals';
import { Signal } from './Signal.js';

describe('a signal', () => {
  it('calls all who subscribed, in order, and no more those who have left', () => {
    const signal = new Signal();
    const calls: string[] = [];
    const leave = signal.subscribe(() => calls.push('first'));
    signal.subscribe(() => calls.push('second'));
    signal.emit();
    leave();
    signal.emit();
    expect(calls).toEqual(['first', 'second', 'second']);
  });
});
