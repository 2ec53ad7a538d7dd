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
});
