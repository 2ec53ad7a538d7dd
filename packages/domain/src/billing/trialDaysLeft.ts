import { TRIAL } from './Plan.js';

const DAY_MS = 86_400_000;

/** The remaining days of a trial, including the current one; 0 where it has ended. */
export function trialDaysLeft(accountStart: Date, now: Date): number {
  return Math.max(0, Math.ceil(TRIAL.days - (now.getTime() - accountStart.getTime()) / DAY_MS));
}
