import type { Tone } from '../../../ui/theme/tones';
import type { Job } from '../jobs/JobsStore';

const WORDS: Readonly<Record<Job['status'], readonly [string, Tone]>> = {
  queued: ['Queued', 'info'],
  running: ['Running', 'info'],
  paused: ['Paused', 'warn'],
  completed: ['Completed', 'ok'],
  completed_with_errors: ['Completed with errors', 'warn'],
  failed: ['Failed', 'bad'],
  cancelled: ['Cancelled', 'neutral'],
};

/** The status of a job as a short label and its colour. */
export function jobLabels({ status, waits_for }: Pick<Job, 'status' | 'waits_for'>): {
  readonly word: string;
  readonly tone: Tone;
} {
  if (waits_for === 'quota') return { word: 'Waiting for quota', tone: 'warn' };
  if (waits_for === 'provider') return { word: 'Waiting for the AI server', tone: 'warn' };
  if (waits_for === 'worker') return { word: 'Waiting for a worker', tone: 'warn' };
  const [word, tone] = WORDS[status];
  return { word, tone };
}
