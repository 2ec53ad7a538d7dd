import {
  ServerState,
  type AppliedMigration,
  type ModelConnection,
  type ServerCheck,
  type Workload,
} from '@listwright/application/admin';
import { modelConnection } from '../ai/modelConnection.js';
import type { Platform } from '../composition/Platform.js';
import { diagnose } from './diagnose.js';

const WORKLOAD = `select
    (select count(*)::int from bulk_workers where seen_at > now() - interval '1 minute') as workers,
    count(*)::int as jobs, coalesce(sum(total - successful - failed), 0)::int as rows
  from bulk_batches where status in ('queued', 'running', 'paused')`;

/** The state of the server that this process is part of. */
export class PlatformServerState extends ServerState {
  constructor(private readonly platform: Platform) {
    super();
  }

  override versions() {
    return { version: this.platform.version, node: process.version };
  }

  override migrations(): Promise<readonly AppliedMigration[]> {
    return this.platform.database.query<{ name: string; appliedAt: Date }>(
      'select name, migration_time as "appliedAt" from migrations order by id',
    );
  }

  override model(): ModelConnection {
    return modelConnection(this.platform.config);
  }

  override async workload(): Promise<Workload> {
    const [found] = await this.platform.database.query<Workload>(WORKLOAD, [], 'workload');
    return found ?? { workers: 0, jobs: 0, rows: 0 };
  }

  override checks(): Promise<readonly ServerCheck[]> {
    return diagnose(this.platform);
  }
}
