import { describe, expect, it } from '@jest/globals';
import { AUDIT_ACTIONS, auditDoer, auditPhrase, isNotable } from './index.js';

const [ADMIN, SELLER] = ['admin@example.com', 'seller@example.com'];

describe('the phrase of an action', () => {
  it('is of an own account in words, and no other action has it: it names the action in the filter too', () => {
    const phrases = AUDIT_ACTIONS.map((action) => auditPhrase(action, SELLER, SELLER));
    for (const [before, ...rest] of phrases) expect([before, rest]).toEqual([expect.stringMatching(/^[a-z].*\w$/), []]);
    expect(new Set(phrases.map(([before]) => before)).size).toBe(AUDIT_ACTIONS.length);
    expect(auditPhrase('account.exported', SELLER, '')).toEqual(['exported their data']);
  });

  it.each(AUDIT_ACTIONS)(
    '%s leaves a place for the name of another account, and says nothing of an own one',
    (action) => {
      const [before, after] = auditPhrase(action, ADMIN, SELLER);
      expect(before).toMatch(/^[a-z].* $/);
      expect(after).toMatch(/^(?:| .*\w)$/);
      expect(`${before}${SELLER}${after}`).not.toMatch(/\btheir\b|[{}]/);
    },
  );

  it('goes around the name where it goes on after it', () => {
    expect(auditPhrase('customer.promoted', ADMIN, SELLER)).toEqual(['made ', ' an administrator']);
    expect(auditPhrase('customer.demoted', ADMIN, SELLER)).toEqual(['made ', ' a customer again']);
    expect(auditPhrase('customer.blocked', ADMIN, SELLER)).toEqual(['blocked ', '']);
    // One that an account does to itself only.
    expect(auditPhrase('rules.imported', ADMIN, SELLER)).toEqual(['imported marketplace rules for ', '']);
  });

  it('is of an own account where no one was signed in, but for what is always done by another', () => {
    expect(auditPhrase('login.failed', '', SELLER)).toEqual(['failed to log in']);
    for (const action of ['customer.archived', 'payment.completed', 'quota.reset'] as const)
      expect([action, auditPhrase(action, '', SELLER)]).toEqual([action, [expect.stringMatching(/ $/), '']]);
    expect(auditPhrase('quota.reset', '', '')).toEqual(['reset usage']);
  });

  it('of a newer server is the name of the action', () => {
    expect(auditPhrase('rules.forgotten', ADMIN, '')).toEqual(['rules.forgotten']);
    expect(auditPhrase('rules.forgotten', ADMIN, SELLER)).toEqual(['rules.forgotten for ', '']);
    expect(auditPhrase('a.customer.b', '', SELLER)).toEqual(['a.customer.b']);
  });
});

describe('who did it', () => {
  it('is the account that was signed in, else the one it is about, else the server', () => {
    expect(auditDoer(ADMIN, SELLER, true)).toBe(ADMIN);
    expect(auditDoer(ADMIN, '', false)).toBe(ADMIN);
    expect(auditDoer('', SELLER, false)).toBe(SELLER);
    expect(auditDoer('', SELLER, true)).toBe('This server');
    expect(auditDoer('', '', false)).toBe('This server');
  });
});

describe('the recent activity', () => {
  it('has changes of accounts and plans, and no logins, payments or settings', () => {
    const notable = AUDIT_ACTIONS.filter(isNotable);
    expect(new Set(notable.map((action) => action.split('.')[0]))).toEqual(
      new Set(['account', 'subscription', 'customer', 'quota']),
    );
    expect(notable.filter((action) => action.startsWith('account.'))).toEqual(['account.deleted']);
    expect(notable).toEqual(
      expect.arrayContaining(['customer.created', 'customer.totp_reset', 'quota.limited', 'subscription.cancelled']),
    );
  });
});
