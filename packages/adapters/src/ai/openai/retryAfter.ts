import { retryAfterSeconds } from '../../clock/retryAfterSeconds.js';

/** A server that wants a longer pause is asked again after this, in case an operator has raised its limit. */
export const MAX_HOLD_SECONDS = 300;

const UNIT_SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86_400 };

/**
 * The pause in seconds that a server at its limit asks for; undefined where it does not say. Reads `retry-after-ms`
 * and `retry-after` (seconds, or a date: RFC 9110, 10.2.3), and else when the exhausted limit has refilled, as
 * OpenAI-compatible servers report it (`x-ratelimit-reset-requests: 1m30s`).
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms / 1000;
  const after = retryAfterSeconds(headers.get('retry-after') ?? '', now);
  if (after !== undefined) return after;
  const resets = ['requests', 'tokens']
    .filter((limit) => headers.get(`x-ratelimit-remaining-${limit}`)?.trim() === '0')
    .flatMap((limit) => durationOf(headers.get(`x-ratelimit-reset-${limit}`) ?? ''));
  return resets.length === 0 ? undefined : Math.max(...resets);
}

/** `6m0s`, `1.5s`, `20ms`, or bare seconds. */
function durationOf(text: string): number[] {
  if (/^\d+(\.\d+)?$/.test(text)) return [Number(text)];
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return [];
  return [parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (UNIT_SECONDS[unit ?? ''] ?? 0), 0)];
}
