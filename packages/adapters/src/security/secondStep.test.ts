import { describe, expect, it } from '@jest/globals';
import { secretBoxContract, totpContract } from '@listwright/application/testing';
import { Secret } from 'otpauth';
import { AuthenticatorApp } from '../../testing/AuthenticatorApp.js';
import { AesSecretBox } from './AesSecretBox.js';
import { JwtTokenIssuer } from './JwtTokenIssuer.js';
import { OtpauthTotp } from './OtpauthTotp.js';

secretBoxContract('AesSecretBox', () => new AesSecretBox('a key of at least thirty-two bytes'));

totpContract('OtpauthTotp', () => ({
  totp: new OtpauthTotp(),
  codeAt: (secret, moment) => new AuthenticatorApp(secret).codeAt(moment),
}));

describe('AesSecretBox', () => {
  const box = new AesSecretBox('a key of at least thirty-two bytes');

  it('does not show what it holds, and opens nothing that was changed or sealed with another key', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ann');
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ 1;
      expect(box.open(`v1.${changed.toString('base64url')}`, 'ann')).toBeUndefined();
    }
    expect(new AesSecretBox('another key of thirty-two bytes at least').open(sealed, 'ann')).toBeUndefined();
    expect(box.open(sealed, 'ann')).toBe('JBSWY3DPEHPK3PXP');
  });
});

describe('OtpauthTotp', () => {
  // RFC 6238, appendix B (SHA-1), the last six of the eight digits.
  const secret = Secret.fromLatin1('12345678901234567890').base32;

  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('takes the code of RFC 6238 at %i s', (seconds, code) => {
    expect(new OtpauthTotp().stepOf(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('makes secrets of 160 bits', () => {
    expect(Secret.fromBase32(new OtpauthTotp().secret()).bytes).toHaveLength(20);
  });
});

describe('JwtTokenIssuer', () => {
  it('makes recovery codes of 80 bits in letters that cannot be mistaken', () => {
    const codes = Array.from({ length: 200 }, () => new JwtTokenIssuer('x'.repeat(32)).recoveryCode());
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(200);
  });
});
