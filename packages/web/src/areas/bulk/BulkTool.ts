import type { BulkField, BulkKind } from '@listwright/domain/bulk';

/** One of the screens that take a file: what it takes, what it makes of it, and its words. */
export interface BulkTool {
  readonly path: string;
  readonly title: string;
  readonly purpose: string;
  readonly kind: BulkKind;
  /** Endings of file names; the first is the one of its template. */
  readonly formats: readonly ['csv' | 'xlsx', ...('csv' | 'xlsx')[]];
  /** Columns that it asks for, whether or not their cells are filled. */
  readonly required: readonly BulkField[];
  /** The screen for the same work from another kind of file. */
  readonly other?: { readonly question: string; readonly title: string; readonly path: string };
  /** One of its rows, in lower case. */
  readonly noun: string;
  readonly startLabel: string;
  readonly clearLabel: string;
  readonly fileRequired: string;
  readonly failed: string;
  readonly none: string;
  readonly succeeded: (count: string) => string;
  readonly downloadFailed: string;
  readonly downloaded?: string;
}
