const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-07-27` as "27 July 2026": the same for every visitor, since the page is prerendered. */
export function siteDate(day: string): string {
  return format.format(new Date(day));
}
