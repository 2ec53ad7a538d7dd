import { describe, expect, it } from '@jest/globals';
import { lacksRequiredTotp, mustHaveTotp, typedCode } from './index.js';

describe('typedCode', () => {
  it.each(['123456', '123 456', ' 123-456\n'])('takes %j for a code of an app', (text) => {
    expect(typedCode(text)).toEqual({ kind: 'totp', code: '123456' });
  });

  it.each(['0ABC-DEFG-1JKM-NPQR', 'oabc defg ljkm npqr', '0ABCDEFGIJKMNPQR'])(
    'takes %j for a recovery code',
    (text) => {
      expect(typedCode(text)).toEqual({ kind: 'recovery', code: '0ABCDEFG1JKMNPQR' });
    },
  );

  it.each(['', '12345', '1234567'])('takes %j for no code of an app', (text) => {
    expect(typedCode(text).kind).toBe('recovery');
  });
});

describe('the second step of administrators', () => {
  it('is required of them only, and only where the server says so', () => {
    expect(mustHaveTotp('admin', 'required')).toBe(true);
    expect(mustHaveTotp('admin', 'optional')).toBe(false);
    expect(mustHaveTotp('user', 'required')).toBe(false);
    expect(lacksRequiredTotp({ role: 'admin', hasTotp: false }, 'required')).toBe(true);
    expect(lacksRequiredTotp({ role: 'admin', hasTotp: true }, 'required')).toBe(false);
    expect(lacksRequiredTotp({ role: 'user', hasTotp: false }, 'required')).toBe(false);
  });
});
