import type { Tone } from './theme/tones';

/** The colour and label of a score: 80 green, 60 yellow, else red. */
export function scoreBand(score: number): {
  readonly tone: Extract<Tone, 'ok' | 'warn' | 'bad'>;
  readonly word: string;
} {
  if (score >= 80) return { tone: 'ok', word: 'Strong' };
  if (score >= 60) return { tone: 'warn', word: 'Fair' };
  return { tone: 'bad', word: 'Weak' };
}
