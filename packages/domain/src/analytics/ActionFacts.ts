/** A listing as an action names it. */
export interface NamedListing {
  readonly id: string;
  readonly productName: string;
}

export interface LongTitle extends NamedListing {
  readonly length: number;
  readonly allowed: number;
}

/** A job that goes no further without the seller. */
export interface StaleJob {
  readonly id: string;
  readonly fileName: string;
  /** Its failed rows. */
  readonly failed: number;
  /** Whether it waits for quota. */
  readonly waitsForQuota: boolean;
}

/** The data from which an account's next actions are computed. */
export interface ActionFacts {
  /** All listings of the account. */
  readonly listings: number;
  /** Listings that break a rule, and the one that breaks most. */
  readonly faulty: { readonly count: number; readonly worst?: NamedListing & { readonly errors: number } };
  /** Titles longer than the rules of today allow, the longest first. */
  readonly longTitles: readonly LongTitle[];
  /** Listings without an error but with a low score, the lowest first. */
  readonly weakest: readonly (NamedListing & { readonly score: number })[];
  /** The listing that lacks most facts about its product. */
  readonly incomplete?: NamedListing & { readonly missing: readonly string[] };
  /** Jobs that go no further without the seller, the newest first. */
  readonly staleJobs: readonly StaleJob[];
  readonly listingQuota: { readonly used: number; readonly limit: number | null; readonly resetDate: Date };
  /** Full days that the trial still runs; null where the plan has none or it is over. */
  readonly trialDaysLeft: number | null;
}
