import { DomainError } from './DomainError.js';

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a text is a day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return DAY.test(text);
}

/**
 * Refuses what is no day.
 * @throws DomainError `invalid`, code `invalid_date`, when it is not `YYYY-MM-DD`; `path` is where the input has it.
 */
export function checkDay(day: string, path = 'on'): void {
  if (isDay(day)) return;
  throw new DomainError('invalid', 'invalid_date', `"${day}" is not a day in the form YYYY-MM-DD.`, {
    faults: [{ path, message: 'Give the day as YYYY-MM-DD, for example 2026-07-27.' }],
  });
}
