/** A period in which a quota counts: `start` belongs to it, `end` to the next. */
export interface QuotaPeriod {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The period that holds `now`: a calendar month from the account's start day, in UTC. An account opened on the 31st
 * starts its shorter months on their last day.
 */
export function quotaPeriod(accountStart: Date, now: Date): QuotaPeriod {
  const monthsApart =
    (now.getUTCFullYear() - accountStart.getUTCFullYear()) * 12 + now.getUTCMonth() - accountStart.getUTCMonth();
  const candidate = monthsAfter(accountStart, monthsApart);
  const months = candidate.getTime() <= now.getTime() ? monthsApart : monthsApart - 1;
  return { start: monthsAfter(accountStart, months), end: monthsAfter(accountStart, months + 1) };
}

/** Midnight UTC of the same day `months` calendar months later, or of that month's last day where it is shorter. */
export function monthsAfter(start: Date, months: number): Date {
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return first;
}
