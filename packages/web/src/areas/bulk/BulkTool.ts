import type { api, CallInput } from '@listwright/application/contract';
import type { BulkField, BulkKind } from '@listwright/domain/bulk';

/** One of the upload screens: its file format, its kind of result and its texts. */
export interface BulkTool {
  readonly path: string;
  readonly title: string;
  readonly purpose: string;
  readonly kind: BulkKind;
  /** Accepted file extensions; the first is that of the template. */
  readonly formats: readonly ['csv' | 'xlsx', ...('csv' | 'xlsx')[]];
  /** Columns that the file needs, even if their cells are empty. */
  readonly required: readonly BulkField[];
  /** The noun for one row, in lower case. */
  readonly noun: string;
  /** What a row is named by, for example "product names". */
  readonly subjects: string;
  readonly verb: string;
  /** Whether the seller chooses a marketplace for the rows. */
  readonly hasMarketplace: boolean;
  readonly template: NonNullable<NonNullable<CallInput<typeof api.bulk.template>['query']>['type']>;
  readonly startLabel: string;
  readonly clearLabel: string;
  readonly fileRequired: string;
  readonly failed: string;
  readonly none: string;
  readonly succeeded: (count: string) => string;
  /** Whether a workbook of results comes from the call that the specification has for it. */
  readonly hasWorkbookCall?: true;
  readonly downloadFailed: string;
  readonly downloaded?: string;
}
