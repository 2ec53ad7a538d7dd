import { emailKey, networkOf } from '@listwright/domain/accounts';
import type { AttemptRule } from './ports/AttemptThrottle.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** How many networks of one site may use their full allowance. */
const NETWORKS_OF_SITE = 5;

/** Login attempts at one account from one address. */
export const loginAttemptsFromAddress = (email: string, address: string): AttemptRule => ({
  key: `login:${emailKey(email)}:${networkOf(address)}`,
  points: 5,
  seconds: MINUTE,
});

/** Login attempts at one account from all unknown addresses: others cannot lock the owner out. */
export const loginAttemptsFromUnknownAddresses = (email: string): AttemptRule => ({
  key: `login:${emailKey(email)}`,
  points: 5,
  seconds: MINUTE,
});

/** Login attempts at any account from one network: credential stuffing. */
export const loginAttemptsFromNetwork = (address: string): readonly AttemptRule[] =>
  from('login-from', address, 100, HOUR);

/** New accounts from one network. */
export const registrationsFromNetwork = (address: string): readonly AttemptRule[] =>
  from('register-from', address, 120, HOUR);

/** Password checks of a signed-in account: another person may be at its keyboard or hold its token. */
export const passwordConfirmations = (userId: string): AttemptRule => ({
  key: `confirm:${userId}`,
  points: 5,
  seconds: MINUTE,
});

/** Codes after the right password, from any address: six digits are guessable. Attempts without the password do not count. */
export const codeAttempts = (userId: string): readonly AttemptRule[] => [
  { key: `code:${userId}`, points: 10, seconds: HOUR },
  { key: `code-day:${userId}`, points: 40, seconds: DAY },
];

/** Emails asked for to verify one's own address. */
export const verificationRequests = (userId: string): AttemptRule => ({
  key: `verify:${userId}`,
  points: 5,
  seconds: 15 * MINUTE,
});

/** Reset links for an email address, known or not: limits the emails and hides which addresses have accounts. */
export const resetRequestsForEmail = (email: string): AttemptRule => ({
  key: `reset:${emailKey(email)}`,
  points: 5,
  seconds: 15 * MINUTE,
});

/** Reset links requested from one network. */
export const resetRequestsFromNetwork = (address: string): readonly AttemptRule[] =>
  from('reset-from', address, 60, HOUR);

/** Counts by network, and for IPv6 also by site (/48), which may contain many networks. */
function from(what: string, address: string, points: number, seconds: number): readonly AttemptRule[] {
  const [network, site] = [networkOf(address), networkOf(address, 48)];
  const own = { key: `${what}:${network}`, points, seconds };
  return site === network ? [own] : [own, { key: `${what}:${site}`, points: points * NETWORKS_OF_SITE, seconds }];
}
