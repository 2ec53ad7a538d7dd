import { longTitlesOf, MAX_ACTIONS, nextActions, type NextAction } from '@listwright/domain/analytics';
import { trialDaysLeft } from '@listwright/domain/billing';
import { READY_SCORE } from '@listwright/domain/listings';
import type { ReadUsage } from '../billing/index.js';
import type { Job, JobRepository } from '../jobs/index.js';
import type { Actor, Clock } from '../shared/index.js';
import type { ListingFigures } from './ports/ListingFigures.js';

/** How many of the newest listings are checked again. */
const NEWEST = 200;
/** How many of the newest jobs are looked at, and for how long what failed in them is worth a correction. */
const NEWEST_JOBS = 20;
const STALE_DAYS = 14;
const DAY_MS = 86_400_000;

export interface NextActions {
  readonly actions: readonly NextAction[];
  /** How many of the newest listings were checked. */
  readonly considered: number;
}

/** The next actions of an account, from the current state of its listings, quota and trial. */
export class ReadNextActions {
  constructor(
    private readonly figures: ListingFigures,
    private readonly jobs: JobRepository,
    private readonly usage: ReadUsage,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor): Promise<NextActions> {
    const now = this.clock.now();
    const [usage, faulty, weakest, newest, jobs] = await Promise.all([
      this.usage.execute(actor),
      this.figures.faulty(actor.userId),
      this.figures.weakest(actor.userId, READY_SCORE, MAX_ACTIONS),
      this.figures.newest(actor.userId, NEWEST),
      this.jobs.list(actor.userId, {}, { limit: NEWEST_JOBS }),
    ]);
    const { used, limit } = usage.quotas.listings_generated;
    const daysLeft = actor.plan === 'free' ? trialDaysLeft(actor.accountStart, now) : 0;
    const [incomplete] = newest.toSorted((a, b) => b.missing.length - a.missing.length);
    const actions = nextActions({
      listings: usage.totals.listings,
      faulty,
      longTitles: longTitlesOf(newest, now.toISOString().slice(0, 10)),
      weakest,
      ...(incomplete === undefined ? {} : { incomplete }),
      staleJobs: jobs.items.filter((job) => isStale(job, now)).map(staleJob),
      listingQuota: { used, limit, resetDate: usage.resetDate },
      trialDaysLeft: daysLeft > 0 ? daysLeft : null,
    });
    return { actions, considered: newest.length };
  }
}

/** A job that waits for quota, or that ended lately with failed rows which its seller has not corrected. */
function isStale({ status, waitsFor, failed, finishedAt }: Job, now: Date): boolean {
  if (status === 'paused') return waitsFor === 'quota';
  const isRecent = finishedAt !== undefined && now.getTime() - finishedAt.getTime() < STALE_DAYS * DAY_MS;
  return isRecent && status !== 'cancelled' && failed > 0;
}

function staleJob({ id, fileName, failed, status }: Job) {
  return { id, fileName, failed, waitsForQuota: status === 'paused' };
}
