import {
  ServerState,
  type AppliedMigration,
  type ModelConnection,
  type ServerCheck,
  type ServerSetup,
  type Workload,
} from '@listwright/application/admin';
import { modelConnection } from '../ai/modelConnection.js';
import type { Platform } from '../composition/Platform.js';
import { gatewayNameOf } from '../payments/createPaymentGateway.js';
import { diagnose } from './diagnose.js';
import { readWorkload } from './readWorkload.js';

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

  override setup(): ServerSetup {
    const { config } = this.platform;
    return { sendsEmail: config.SMTP_URL !== undefined, payments: gatewayNameOf(config) };
  }

  override workload(): Promise<Workload> {
    return readWorkload(this.platform.database);
  }

  override checks(): Promise<readonly ServerCheck[]> {
    return diagnose(this.platform);
  }
}
