import { describe, expect, it } from '@jest/globals';
import { isCommonPassword } from './index.js';

describe('isCommonPassword', () => {
  it.each(['password', 'PassWord', '12345678', '1234567890', '87654321', 'aaaaaaaa', 'abcdefgh', 'qwertyuiop'])(
    'refuses %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['a good password', 'admin password', 'correct horse', '73918264', 'kettle-lamp-9'])(
    'lets %s pass',
    (one) => {
      expect(isCommonPassword(one)).toBe(false);
    },
  );

  it('knows a run that goes on from 9 to 0, or from 0 to 9, and no other step of the two', () => {
    expect(['56789012', '21098765'].map(isCommonPassword)).toEqual([true, true]);
    expect(['12345670', '91234567', '76543219', '07654321'].map(isCommonPassword)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
