import { lazily } from '@listwright/domain/shared';

// Each takes a phone milliseconds to create: not before it is used, so not before the first paint.
const day = lazily(() => new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }));
const clock = lazily(
  () => new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const relative = lazily(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Dates in the reader's locale. */
export const formatDate = {
  day: (date: string | Date) => day().format(new Date(date)),
  time: (date: string | Date) => clock().format(new Date(date)),
  dayAndTime: (date: string | Date) => `${day().format(new Date(date))}, ${clock().format(new Date(date))}`,
  /** "2 hours ago"; after a week the date. */
  ago: (date: string | Date, now: number = Date.now()) => {
    const seconds = Math.max(0, Math.round((now - new Date(date).getTime()) / 1000));
    if (seconds < MINUTE) return 'just now';
    if (seconds < HOUR) return relative().format(-Math.floor(seconds / MINUTE), 'minute');
    if (seconds < DAY) return relative().format(-Math.floor(seconds / HOUR), 'hour');
    if (seconds < 7 * DAY) return relative().format(-Math.floor(seconds / DAY), 'day');
    return day().format(new Date(date));
  },
};
