import { describe, expect, it } from '@jest/globals';
import { oneLine } from './index.js';

describe('oneLine', () => {
  it.each([
    ['curl/8\r\n{"level":30,"msg":"forged"}', 'curl/8 {"level":30,"msg":"forged"}'],
    ['\u001B[31mred\u001B[0m', '[31mred [0m'],
    ['ann\u2028bob\u0085eve', 'ann bob eve'],
    ['moc.live\u202Eexample', 'moc.live example'],
    ['  Ann Example  ', 'Ann Example'],
  ])('keeps %j on one line', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('is short, and cuts no character in two', () => {
    expect([...oneLine('🙂'.repeat(1000))]).toHaveLength(300);
  });
});
