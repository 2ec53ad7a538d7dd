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
