import { describe, expect, it } from '@jest/globals';
import { proofText } from './proofText.js';

describe('proofText', () => {
  it('counts what supports the statements', () => {
    const proof = { statements: 27, given: 24, entailed: 2, computed: 1, unverified: 0, removed: 2 };
    expect(proofText(proof)).toBe('27 statements: 24 given, 2 follow, 1 computed; 2 removed');
    const small = { statements: 1, given: 0, entailed: 0, computed: 0, unverified: 1, removed: 0 };
    expect(proofText(small)).toBe('1 statement: 0 given, 1 not verified');
  });
});
