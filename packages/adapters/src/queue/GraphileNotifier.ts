import { WorkerNotifier } from '@listwright/application/bulk';
import type { Database } from '../postgres/Database.js';

export const DRAIN_ROWS = 'drain_rows';

/** Workers that one ring can wake. A job of the queue goes to one worker; who is awake already joins its own drain. */
const WORKERS_NOTIFIED = 8;

// A key keeps rings from piling up: at most one job a slot waits, however often it rings.
const ADD_JOBS = `select graphile_worker.add_job($1, '{}'::json, job_key => $1 || ':' || slot, max_attempts => 3)
  from generate_series(1, ${WORKERS_NOTIFIED}) as slot`;

/** Rings by jobs of graphile-worker, in the transaction that made the work. */
export class GraphileNotifier extends WorkerNotifier {
  constructor(private readonly database: Database) {
    super();
  }

  override async notify(): Promise<void> {
    await this.database.query(ADD_JOBS, [DRAIN_ROWS], 'ring');
  }
}
