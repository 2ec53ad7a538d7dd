import { describe, expect, it } from '@jest/globals';
import { errorKinds, type DomainError } from '../shared/index.js';
import { accountErrors, MAX_API_KEYS } from './index.js';

/** Those that take an argument, with one; the others as they are. */
const refusals: [string, () => DomainError][] = Object.entries({
  ...accountErrors,
  tooManyAttempts: () => accountErrors.tooManyAttempts(42),
  wrongPassword: () => accountErrors.wrongPassword('current_password'),
  missingScope: () => accountErrors.missingScope('write'),
});

describe('accountErrors', () => {
  it.each(refusals)(
    '%s tells a person what happened, and a program by a code and the kind of that code',
    (_name, refusal) => {
      expect(refusal().message).toMatch(/^[A-Z].{15,}$/);
      expect(errorKinds[refusal().code]).toContain(refusal().kind);
    },
  );

  it.each([
    ['emailTaken', accountErrors.emailTaken, 'email'],
    ['newEmailTaken', accountErrors.newEmailTaken, 'email'],
    ['wrongPassword', () => accountErrors.wrongPassword('current_password'), 'current_password'],
    ['adminKeyTooLong', accountErrors.adminKeyTooLong, 'expires_in_days'],
    ['totpRefused', accountErrors.totpRefused, 'code'],
    ['wrongCode', accountErrors.wrongCode, 'code'],
  ])('%s marks the field that is at fault', (_name, refusal, path) => {
    expect(refusal().faults).toEqual([{ path, message: expect.stringMatching(/^[A-Z].{15,}$/) }]);
  });

  it('tells people and programs how long to wait after too many attempts', () => {
    const refusal = accountErrors.tooManyAttempts(42);
    expect(refusal.message).toContain('Wait 42 seconds');
    expect(refusal.details).toEqual({ retry_after_seconds: 42 });
  });

  it('names how many keys an account may have, and the scope that a key lacks', () => {
    expect(accountErrors.tooManyApiKeys().message).toContain(`at most ${MAX_API_KEYS} API keys`);
    expect(accountErrors.missingScope('write').message).toContain('the scope "write"');
  });
});
