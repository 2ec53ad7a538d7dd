import { WorkerNotifier } from '@listwright/application/jobs';
import type { Database } from '../postgres/Database.js';

export const DRAIN_ROWS = 'drain_rows';

/** How many workers one notification can wake. A job of the queue goes to one worker; an active worker joins its running drain. */
const WORKERS_NOTIFIED = 8;

// A job key prevents pile-up: at most one job per slot waits, however often it notifies.
const ADD_JOBS = `select graphile_worker.add_job($1, '{}'::json, job_key => $1 || ':' || slot, max_attempts => 3)
  from generate_series(1, ${WORKERS_NOTIFIED}) as slot`;

/** Notifies workers by graphile-worker jobs, in the transaction that made the work. */
export class GraphileNotifier extends WorkerNotifier {
  constructor(private readonly database: Database) {
    super();
  }

  override async notify(): Promise<void> {
    await this.database.query(ADD_JOBS, [DRAIN_ROWS], 'ring');
  }
}
