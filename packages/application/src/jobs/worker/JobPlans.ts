import type { JobPlan } from '../Job.js';
import type { RowQueue } from '../ports/RowQueue.js';

const MAX_PLANS = 100;

/** The plans of the jobs that a worker works on. They never change, so each is read once. */
export class JobPlans {
  private readonly plans = new Map<string, JobPlan>();

  constructor(private readonly queue: RowQueue) {}

  /** Undefined where the job was deleted. */
  async of(jobId: string): Promise<JobPlan | undefined> {
    const known = this.plans.get(jobId);
    if (known !== undefined) return known;
    const plan = await this.queue.plan(jobId);
    if (this.plans.size >= MAX_PLANS) this.plans.clear();
    if (plan !== undefined) this.plans.set(jobId, plan);
    return plan;
  }
}
