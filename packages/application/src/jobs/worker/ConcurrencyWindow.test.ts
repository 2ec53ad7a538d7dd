import { describe, expect, it } from '@jest/globals';
import { ConcurrencyWindow } from './ConcurrencyWindow.js';

const DONE = { kind: 'done' } as const;
const LATER = { kind: 'later' } as const;

describe('ConcurrencyWindow', () => {
  it('starts small, grows with each success up to the limit, and halves where a row has to wait', () => {
    const window = new ConcurrencyWindow({ concurrency: 10, maxPrefetch: 0 });
    expect(window.size).toBe(8);
    for (let count = 0; count < 5; count += 1) window.adjust(DONE);
    expect(window.size).toBe(10);
    window.adjust(LATER);
    expect(window.size).toBe(5);
    for (let count = 0; count < 5; count += 1) window.adjust(LATER);
    expect(window.size).toBe(1);
  });

  it('never exceeds a small limit', () => {
    expect(new ConcurrencyWindow({ concurrency: 2, maxPrefetch: 0 }).size).toBe(2);
  });

  it('leaves no room where it shrank below the rows under way', () => {
    const window = new ConcurrencyWindow({ concurrency: 8, maxPrefetch: 0 });
    expect(window.remaining(5, 1)).toBe(2);
    window.adjust(LATER);
    expect(window.remaining(5, 0)).toBe(0);
  });

  it('claims further ahead where rows ran out, up to the limit, and little where few are left', () => {
    const window = new ConcurrencyWindow({ concurrency: 8, maxPrefetch: 6 });
    const claim = (areFewLeft: boolean, hasRunOut: boolean) => {
      window.adjustPrefetch({ areFewLeft, hasRunOut });
      return window.remaining(8, 0);
    };
    expect(claim(false, false)).toBe(2);
    expect(claim(false, true)).toBe(4);
    expect(claim(false, false)).toBe(4);
    expect(claim(false, true)).toBe(6);
    expect(window.isLow(3)).toBe(true);
    expect(window.isLow(4)).toBe(false);
    expect(claim(true, true)).toBe(2);
  });
});
