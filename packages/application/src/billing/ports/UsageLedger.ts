import type { QuotaKey, QuotaPeriod } from '@listwright/domain/billing';

export interface UnitsRequest {
  readonly userId: string;
  readonly quota: QuotaKey;
  readonly period: QuotaPeriod;
  readonly units: number;
  /** null: unlimited. */
  readonly limit: number | null;
}

/** Reserved units: `commit` makes them final, `release` returns them, each at most once. */
export interface Reservation {
  readonly id: string;
}

export type UsedUnits = Readonly<Record<QuotaKey, number>>;

export interface UsageDay {
  /** ISO date, UTC. */
  readonly date: string;
  readonly used: UsedUnits;
}

export interface UsageTotals {
  readonly listings: number;
  readonly images: number;
  /** Those in the history of the account. */
  readonly competitorAnalyses: number;
}

export interface AllTotals extends UsageTotals {
  readonly competitorAnalysesInPeriod: number;
}

/** An account and one of its periods. */
export interface AccountPeriod {
  readonly userId: string;
  readonly period: QuotaPeriod;
}

export interface Correction extends AccountPeriod {
  readonly quota: QuotaKey;
  readonly at: Date;
}

/** Counts the use of accounts over all processes. */
export abstract class UsageLedger {
  /**
   * Takes units if and only if they fit under the limit; of N callers at limit − 1 exactly one succeeds. Resolves to the
   * reservation, or to the units already used where they do not fit.
   */
  abstract reserve(request: UnitsRequest): Promise<Reservation | { readonly usedUp: number }>;
  /**
   * Takes as many of the units as fit under the limit, each a reservation of its own; none where nothing fits. Joins the
   * ambient transaction.
   */
  abstract reserveUpTo(request: UnitsRequest): Promise<readonly Reservation[]>;
  /**
   * Makes the units final. Joins the ambient transaction, so that work and charge are stored together. Throws
   * `unavailable` where the units were settled before (the work took longer than they were held for).
   */
  abstract commit(reservation: Reservation): Promise<void>;
  /** Releases the units. A second call, or one after `commit`, changes nothing. */
  abstract release(reservation: Reservation): Promise<void>;
  /** `commit` for many, by their ids. Throws `unavailable` where one of them was settled before. */
  abstract commitAll(ids: readonly string[]): Promise<void>;
  /** `release` for many, by their ids. Joins the ambient transaction. */
  abstract releaseAll(ids: readonly string[]): Promise<void>;
  /** Releases reservations from before `before` that were never settled (their process died). Resolves to how many. */
  abstract releaseAbandoned(before: Date): Promise<number>;
  abstract used(userId: string, period: QuotaPeriod): Promise<UsedUnits>;
  /** The same of several accounts at once, in their order. */
  abstract usedByEach(accounts: readonly AccountPeriod[]): Promise<readonly UsedUnits[]>;
  /**
   * Sets the used units of a period back to those that are reserved at this moment (their work is still to be charged or
   * released), and keeps the difference as a correction. The history stays. Resolves to the units before and after.
   * Joins the ambient transaction.
   */
  abstract correct(correction: Correction): Promise<{ readonly before: number; readonly after: number }>;
  /** Committed units by day, oldest first, days without use included. */
  abstract history(userId: string, days: number, today: Date): Promise<readonly UsageDay[]>;
  /** Over all time; competitor analyses in the period too, since `api_calls` counts other calls as well. */
  abstract totals(userId: string, period: QuotaPeriod): Promise<AllTotals>;
}
