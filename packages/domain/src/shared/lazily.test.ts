import { describe, expect, it } from '@jest/globals';
import { lazily } from './lazily.js';

describe('lazily', () => {
  it('computes at the first call and never again, whatever the value', () => {
    const computed: string[] = [];
    const value = lazily(() => {
      computed.push('once');
      return undefined;
    });
    expect(computed).toEqual([]);
    expect([value(), value()]).toEqual([undefined, undefined]);
    expect(computed).toEqual(['once']);
  });
});
