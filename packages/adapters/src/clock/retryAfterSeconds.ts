/** The seconds of a `retry-after` header (RFC 9110, 10.2.3: seconds or a date) from `now` on; undefined for anything else. */
export function retryAfterSeconds(header: string, now: number): number | undefined {
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
