import { BULK_KINDS, type BulkKind, type ColumnMap } from '@listwright/domain/bulk';
import { jobErrors, type Job, type JobPlan } from '../jobs/index.js';

/** A job of a file. */
export interface BulkJob extends Job {
  readonly kind: BulkKind;
  readonly columns: ColumnMap;
}

export type BulkPlan = Pick<BulkJob, keyof JobPlan>;

/** False for a job of another kind. */
function isBulkPlan(plan: JobPlan): plan is BulkPlan {
  return BULK_KINDS.some((kind) => kind === plan.kind);
}

/** Throws where the job is of another kind: only for kinds of bulk jobs, which never get one. */
export function bulkPlanOf(plan: JobPlan): BulkPlan {
  if (!isBulkPlan(plan)) throw new Error(`A job of the kind ${plan.kind} holds no bulk rows.`);
  return plan;
}

/** Throws `not_found` for a job of another kind. */
export function bulkJobOf(job: Job | undefined): BulkJob {
  if (job === undefined || !isBulkPlan(job)) throw jobErrors.notFound();
  return job;
}
