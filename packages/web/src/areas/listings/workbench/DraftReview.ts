import type { ExplainedScore } from '../../../ui/listing/ExplainedScore';
import type { LintFinding } from '../../../ui/listing/LintFinding';

/** What the rules say of a text, by the server or here. */
export interface DraftReview {
  readonly findings: readonly LintFinding[];
  readonly score: ExplainedScore;
  readonly placements: readonly {
    readonly keyword: string;
    readonly places: readonly string[];
    readonly covered?: boolean;
  }[];
  readonly coverage: number;
}
