import { monthsAfter } from '../QuotaPeriod.js';

const DAY_MS = 86_400_000;

/** The end of the last of some months from `anchor`: the same day of the month, or its last, at the same hour. */
export function paidUntil(anchor: Date, months: number): Date {
  const hour = ((anchor.getTime() % DAY_MS) + DAY_MS) % DAY_MS;
  return new Date(monthsAfter(anchor, months).getTime() + hour);
}
