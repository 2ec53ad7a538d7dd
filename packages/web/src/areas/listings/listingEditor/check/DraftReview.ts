import type { ExplainedScore } from '../../../../ui/listing/ExplainedScore';
import type { LintFinding } from '../../../../ui/listing/LintFinding';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import type { WireClaim } from '../claims/WireClaim';

/** The rule check of a text, by the server or in the browser. */
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
