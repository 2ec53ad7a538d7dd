import type { ExplainedScore } from '../../../ui/listing/ExplainedScore';
import type { LintFinding } from '../../../ui/listing/LintFinding';
import type { Listing } from '../../../ui/listing/fields/Listing';
import type { WireClaim } from './claims/WireClaim';

/** What the rules say of a text, by the server or here. */
export interface DraftReview {
  readonly findings: readonly LintFinding[];
  /** Each statement of the text and what supports it. */
  readonly claims: readonly WireClaim[];
  readonly proof: Listing['proof'];
  readonly score: ExplainedScore;
  readonly placements: readonly {
    readonly keyword: string;
    readonly places: readonly string[];
    readonly covered?: boolean;
  }[];
  readonly coverage: number;
}
