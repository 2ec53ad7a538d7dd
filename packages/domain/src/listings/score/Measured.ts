import type { ScoreCheck } from './ScoreCheck.js';

/** What was measured for one part: `share` of its points from 0 to 1. */
export interface Measured {
  readonly share: number;
  readonly why: string;
  readonly hint: string;
}

/** A part with its points: `max` at a share of 1, one decimal. */
export function checkOf(id: string, label: string, max: number, { share, why, hint }: Measured): ScoreCheck {
  const points = oneDecimal(Math.min(1, Math.max(0, share)) * max);
  return { id, label, points, max, why, ...(points < max && hint !== '' ? { fixHint: hint } : {}) };
}

/** A part that cannot be measured: its points are given to other parts. */
export function unmeasured(id: string, label: string, why: string, hint = ''): ScoreCheck {
  return { id, label, points: 0, max: 0, why, ...(hint === '' ? {} : { fixHint: hint }) };
}

export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
