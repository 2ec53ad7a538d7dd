import { faultSentence, type RowKind } from '@listwright/domain/bulk';
import type { ImportedRow, JobPlan, RowInput } from '../../jobs/index.js';
import { bulkPlanOf } from '../BulkJob.js';
import { checkRowOf } from '../checkTableRow.js';
import { rowDefaults } from '../rowDefaults.js';

/** A row as the check of the upload read it. */
export function readBulkRow<Input>(kind: RowKind<Input>, row: ImportedRow, plan: JobPlan): RowInput<Input> {
  const { columns, marketplace } = bulkPlanOf(plan);
  const { input, faults } = checkRowOf(kind, { ...row, surplus: 0 }, { columns, defaults: rowDefaults(marketplace) });
  return input === undefined ? { error: faultSentence(faults) } : { ok: input };
}
