import {
  ServerState,
  type AppliedMigration,
  type ModelConnection,
  type ServerCheck,
  type ServerSetup,
  type Workload,
} from '../../src/admin/index.js';

/** A healthy server. */
export class FixedServerState extends ServerState {
  override versions() {
    return { version: '1.2.3', node: 'v20.0.0' };
  }

  override async migrations(): Promise<readonly AppliedMigration[]> {
    return [{ name: '2026_11_21_accounts', appliedAt: new Date('2026-11-21T10:00:00.000Z') }];
  }

  override model(): ModelConnection {
    return { isConnected: true, hasKey: false, baseUrl: 'http://127.0.0.1:11434/v1', model: 'llama3.1:8b' };
  }

  override setup(): ServerSetup {
    return { sendsEmail: true, payments: 'razorpay' };
  }

  override async workload(): Promise<Workload> {
    return { workers: 1, jobs: 0, rows: 0 };
  }

  override async checks(): Promise<readonly ServerCheck[]> {
    return [{ check: 'database', ok: true, detail: 'reachable' }];
  }
}
