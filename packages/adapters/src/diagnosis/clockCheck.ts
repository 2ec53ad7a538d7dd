import type { Diagnosis } from './Diagnosis.js';

const MOST_MS = 5000;

/** How far the clock of this machine is ahead of the database's, in milliseconds, or behind it. */
export function clockCheck(aheadMs: number): Diagnosis {
  const skew = Math.abs(aheadMs);
  if (skew < MOST_MS) return { check: 'clock', ok: true, detail: `within ${skew} ms of the database` };
  const detail = `${Math.round(skew / 1000)} s apart from the database`;
  return { check: 'clock', ok: false, detail, advice: 'Set both clocks by NTP.' };
}
