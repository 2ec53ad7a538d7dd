import { RowWitness, type ClaimedRow, type JobPlan, type RowOutcome, type RowWork } from '../../src/jobs/index.js';

/** Runs watched rows in this process, which one that crashes ends. */
export class InProcessRows extends RowWitness {
  constructor(private readonly work: Pick<RowWork, 'execute'>) {
    super();
  }

  override execute(row: ClaimedRow, plan: JobPlan): Promise<RowOutcome> {
    return this.work.execute(row, plan, new AbortController().signal);
  }
}
