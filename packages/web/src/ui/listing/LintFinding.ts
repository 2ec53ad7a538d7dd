import type { CopyField, Fix, Severity } from '@listwright/domain/listings';

/** A finding of the linter, from the browser or the server. */
export interface LintFinding {
  readonly rule: string;
  readonly field: CopyField;
  readonly index?: number | undefined;
  readonly severity: Severity;
  readonly message: string;
  readonly span?: { readonly start: number; readonly end: number } | undefined;
  readonly fix?: Fix | undefined;
  readonly count?: number | undefined;
  readonly source: string;
}
