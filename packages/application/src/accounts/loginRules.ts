import { emailKey } from '@listwright/domain/accounts';
import type { AttemptRule } from './ports/AttemptThrottle.js';

const MINUTE = 60;
const HOUR = 3600;

/** Guesses at one account from one address. */
export const guessesFromAddress = (email: string, address: string): AttemptRule => ({
  key: `login:${emailKey(email)}:${address}`,
  points: 5,
  seconds: MINUTE,
});

/** Guesses at one account from all addresses that it has not been used from before: the owner is not locked out by others. */
export const guessesFromStrangers = (email: string): AttemptRule => ({
  key: `login:${emailKey(email)}`,
  points: 5,
  seconds: MINUTE,
});

/** Guesses at any accounts from one address: credential stuffing. */
export const guessesAtAnyAccount = (address: string): AttemptRule => ({
  key: `login-from:${address}`,
  points: 100,
  seconds: HOUR,
});

/** New accounts from one address. */
export const registrations = (address: string): AttemptRule => ({
  key: `register-from:${address}`,
  points: 120,
  seconds: HOUR,
});

/** Guesses at the password of an account that is signed in: somebody else at its keyboard, or with its token. */
export const guessesOfOwner = (userId: string): AttemptRule => ({
  key: `confirm:${userId}`,
  points: 5,
  seconds: MINUTE,
});

/** Codes typed after the right password, from addresses that the account was not used from before: six digits are few. */
export const codesFromStrangers = (userId: string): AttemptRule => ({
  key: `code:${userId}`,
  points: 10,
  seconds: HOUR,
});

/** Mails asked for to verify one's own address. */
export const verificationsOf = (userId: string): AttemptRule => ({
  key: `verify:${userId}`,
  points: 5,
  seconds: 15 * MINUTE,
});

/** Links asked for an address, known or not: nobody's mailbox is flooded, and nobody learns which are known. */
export const resetsOfAddress = (email: string): AttemptRule => ({
  key: `reset:${emailKey(email)}`,
  points: 5,
  seconds: 15 * MINUTE,
});

/** Links asked from one place. */
export const resetsFrom = (address: string): AttemptRule => ({
  key: `reset-from:${address}`,
  points: 60,
  seconds: HOUR,
});
