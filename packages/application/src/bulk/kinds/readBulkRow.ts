import { faultSentence } from '@listwright/domain/bulk';
import type { ImportedRow, JobPlan, RowInput } from '../../jobs/index.js';
import { isBulkPlan } from '../BulkJob.js';
import { checkTableRow, type CheckedRow } from '../checkTableRow.js';
import { rowDefaults } from '../rowDefaults.js';

/** A row as the check of the upload read it; `pick` takes what the kind of the job works on. */
export function readBulkRow<Input>(
  row: ImportedRow,
  plan: JobPlan,
  pick: (checked: CheckedRow) => Input | undefined,
): RowInput<Input> {
  if (!isBulkPlan(plan)) throw new Error(`A job of the kind ${plan.kind} holds no bulk rows.`);
  const { kind, columns, marketplace } = plan;
  const checked = checkTableRow({ ...row, surplus: 0 }, { kind, columns, defaults: rowDefaults(marketplace) });
  const input = pick(checked);
  return input === undefined ? { error: faultSentence(checked.faults) } : { ok: input };
}
