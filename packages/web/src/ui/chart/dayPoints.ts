import type { ChartPoint } from './ChartData';

const short = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

/** The last days in UTC, oldest first, each with the same day of the period before. Days without a value are 0. */
export function dayPoints(valueOf: (day: string) => number, days: number, now: Date): readonly ChartPoint[] {
  const back = (count: number) => new Date(now.getTime() - count * 86_400_000);
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  return Array.from({ length: days }, (_, at) => {
    const date = back(days - 1 - at);
    return {
      at: dayOf(date),
      short: short.format(date),
      long: long.format(date),
      value: valueOf(dayOf(date)),
      before: valueOf(dayOf(back(2 * days - 1 - at))),
    };
  });
}
