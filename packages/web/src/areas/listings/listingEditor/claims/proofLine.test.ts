import { describe, expect, it } from '@jest/globals';
import { proofLine } from './proofLine';

const none = { statements: 0, given: 0, entailed: 0, computed: 0, unverified: 0, removed: 0 };

describe('proofLine', () => {
  it('counts what supports the statements, and what was removed', () => {
    expect(proofLine({ statements: 27, given: 24, entailed: 2, computed: 1, unverified: 0, removed: 2 })).toBe(
      '27 statements: 24 given, 2 follow from facts, 1 computed; 2 removed',
    );
    expect(proofLine({ ...none, statements: 2, entailed: 1, unverified: 1 })).toBe(
      '2 statements: 1 follows from facts, 1 not verified',
    );
    expect(proofLine(none)).toBe('0 statements');
  });
});
