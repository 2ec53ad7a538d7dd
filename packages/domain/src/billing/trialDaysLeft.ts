import { TRIAL } from './Plan.js';

const DAY_MS = 86_400_000;

/** Days that the trial of an account still runs, begun ones included; 0 where it is over. */
export function trialDaysLeft(accountStart: Date, now: Date): number {
  return Math.max(0, Math.ceil(TRIAL.days - (now.getTime() - accountStart.getTime()) / DAY_MS));
}
