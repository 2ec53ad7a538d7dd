import { describe, expect, it } from '@jest/globals';
import { FixedClock, InMemoryThrottle } from '@listwright/application/testing';
import {
  codeAttempts,
  loginAttemptsFromAddress,
  loginAttemptsFromNetwork,
  loginAttemptsFromUnknownAddresses,
  passwordConfirmations,
  registrationsFromNetwork,
  resetRequestsForEmail,
  resetRequestsFromNetwork,
  verificationRequests,
} from './loginRules.js';
import type { AttemptRule } from './ports/AttemptThrottle.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const HOME = '192.0.2.1';

const rulesOf = (rules: AttemptRule | readonly AttemptRule[]): readonly AttemptRule[] => [rules].flat();
const allowed = (rules: AttemptRule | readonly AttemptRule[]) => {
  return rulesOf(rules).map(({ points, seconds }) => [points, seconds]);
};

describe('attempts', () => {
  it.each([
    ['logins at one account from one address', loginAttemptsFromAddress('ann@example.com', HOME), [[5, MINUTE]]],
    ['logins at one account from strangers', loginAttemptsFromUnknownAddresses('ann@example.com'), [[5, MINUTE]]],
    ['logins from one network', loginAttemptsFromNetwork(HOME), [[100, HOUR]]],
    ['registrations from one network', registrationsFromNetwork(HOME), [[120, HOUR]]],
    ['confirmations of a password', passwordConfirmations('ann'), [[5, MINUTE]]],
    [
      'codes after the password',
      codeAttempts('ann'),
      [
        [10, HOUR],
        [40, 24 * HOUR],
      ],
    ],
    ['emails to verify an address', verificationRequests('ann'), [[5, 15 * MINUTE]]],
    ['reset links for an address', resetRequestsForEmail('ann@example.com'), [[5, 15 * MINUTE]]],
    ['reset links from one network', resetRequestsFromNetwork(HOME), [[60, HOUR]]],
  ])('are limited: %s', (_what, rules, limits) => {
    expect(allowed(rules)).toEqual(limits);
  });

  it.each([
    ['logins from one address', (who: string) => loginAttemptsFromAddress(who, HOME)],
    ['logins from strangers', loginAttemptsFromUnknownAddresses],
    ['confirmations of a password', passwordConfirmations],
    ['codes after the password', codeAttempts],
    ['emails to verify an address', verificationRequests],
    ['reset links', resetRequestsForEmail],
  ] as const)('of one account are counted apart from those of others: %s', (_what, rulesFor) => {
    const [anns, bobs] = ['ann@example.com', 'bob@example.com'].map((who) => rulesOf(rulesFor(who)));
    const keys = [...(anns ?? []), ...(bobs ?? [])].map(({ key }) => key);
    expect(new Set(keys).size).toBe(2 * (anns?.length ?? 0));
  });

  it.each([HOME, '2001:db8:1:2::1'])('of each sort are counted apart: from %s', (home) => {
    const email = 'ann@example.com';
    const all = [
      loginAttemptsFromAddress(email, home),
      loginAttemptsFromUnknownAddresses(email),
      loginAttemptsFromNetwork(home),
      registrationsFromNetwork(home),
      passwordConfirmations(email),
      codeAttempts(email),
      verificationRequests(email),
      resetRequestsForEmail(email),
      resetRequestsFromNetwork(home),
    ].flatMap(rulesOf);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });

  it('of two accounts, two addresses and two networks are counted apart', async () => {
    const throttle = new InMemoryThrottle(new FixedClock());
    const makers: readonly ((name: string) => AttemptRule | readonly AttemptRule[])[] = [
      (name) => loginAttemptsFromAddress(`${name}@example.com`, HOME),
      (name) => loginAttemptsFromAddress('ann@example.com', name === 'ann' ? HOME : '192.0.2.9'),
      (name) => loginAttemptsFromUnknownAddresses(`${name}@example.com`),
      (name) => loginAttemptsFromNetwork(name === 'ann' ? HOME : '198.51.100.1'),
      passwordConfirmations,
      codeAttempts,
      verificationRequests,
      (name) => resetRequestsForEmail(`${name}@example.com`),
    ];
    for (const make of makers) {
      const [ann, bob] = [rulesOf(make('ann')), rulesOf(make('bob'))];
      const [{ points } = { points: 0 }] = ann;
      for (let count = 0; count < points; count += 1) await throttle.take(ann);
      expect(await throttle.take(ann)).toBeGreaterThan(0);
      expect(await throttle.take(bob)).toBe(0);
      await throttle.release(ann);
    }
  });

  it('of one address are one account’s, however it is spelled', () => {
    expect(loginAttemptsFromUnknownAddresses('ANN@Example.com')).toEqual(
      loginAttemptsFromUnknownAddresses('ann@example.com'),
    );
    expect(resetRequestsForEmail('ANN@Example.com')).toEqual(resetRequestsForEmail('ann@example.com'));
  });

  it('from an IPv6 site are limited for each of its networks, and to five times that in all', () => {
    const one = loginAttemptsFromNetwork('2001:db8:1:2::1');
    const other = loginAttemptsFromNetwork('2001:db8:1:3::1');
    expect(allowed(one)).toEqual([
      [100, HOUR],
      [500, HOUR],
    ]);
    expect(one[0]?.key).not.toBe(other[0]?.key);
    expect(one[1]).toEqual(other[1]);
    expect(one[0]?.key).not.toBe(one[1]?.key);
  });
});
