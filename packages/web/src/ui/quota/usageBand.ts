import type { Tone } from '../theme/tones';

interface UsageBand {
  readonly tone: Extract<Tone, 'ok' | 'info' | 'warn' | 'bad'>;
  readonly word: string;
  readonly isWarning: boolean;
}

/** The colour and label of a usage percentage: 100 red, 90 yellow with an icon, 75 blue, else green. */
export function usageBand(percentage: number): UsageBand {
  if (percentage >= 100) return { tone: 'bad', word: 'Limit reached', isWarning: true };
  if (percentage >= 90) return { tone: 'warn', word: 'Almost used', isWarning: true };
  if (percentage >= 75) return { tone: 'info', word: 'Over 75% used', isWarning: false };
  return { tone: 'ok', word: 'Plenty left', isWarning: false };
}
