import type { LintFinding } from '../../../ui/listing/LintFinding';

/** What the rules say of a text, by the server or here. */
export interface DraftReview {
  readonly findings: readonly LintFinding[];
  readonly score: {
    readonly score: number;
    readonly grade: string;
    readonly capped: boolean;
    readonly checks: readonly {
      readonly id: string;
      readonly label: string;
      readonly points: number;
      readonly max: number;
      readonly why: string;
      readonly hint?: string | undefined;
    }[];
  };
  readonly placements: readonly {
    readonly keyword: string;
    readonly places: readonly string[];
    readonly covered?: boolean;
  }[];
  readonly coverage: number;
}
