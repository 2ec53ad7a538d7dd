import type { ChartPoint } from './ChartData';

const short = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' });
const shortYear = new Intl.DateTimeFormat(undefined, { month: 'short', year: '2-digit', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Months (`YYYY-MM`, oldest first) as points; the first one and each January name their year. */
export const monthPoints = (
  months: readonly { readonly month: string; readonly value: number }[],
): readonly ChartPoint[] =>
  months.map(({ month, value }, at) => {
    const date = new Date(month);
    const format = at === 0 || month.endsWith('-01') ? shortYear : short;
    return { at: month, short: format.format(date), long: long.format(date), value };
  });
