import { TRIAL } from '@listwright/domain/billing';
import type { Actor } from '../shared/index.js';

const DAY_MS = 86_400_000;

/** Whether the account is within its 14 days of trial. */
export function isInTrial(actor: Pick<Actor, 'accountStart'>, now: Date): boolean {
  return now.getTime() - actor.accountStart.getTime() < TRIAL.days * DAY_MS;
}
