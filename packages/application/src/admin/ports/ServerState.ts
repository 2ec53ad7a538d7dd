/** One health check. */
export interface ServerCheck {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
  /** What to do where it failed. */
  readonly advice?: string;
}

export interface AppliedMigration {
  readonly name: string;
  readonly appliedAt: Date;
}

/** Bulk work: its workers and its backlog. */
export interface Workload {
  /** Workers with a heartbeat in the last minute. */
  readonly workers: number;
  /** Jobs that are neither done nor cancelled, those that wait for quota or an AI server included. */
  readonly jobs: number;
  /** Their rows that are not done. */
  readonly rows: number;
}

/** The AI model that the server is set up to write with; what is null is not set up. */
export interface ModelConnection {
  readonly isConnected: boolean;
  /** Whether a key is set; the key itself is never shown. */
  readonly hasKey: boolean;
  /** Address of its server, without credentials. */
  readonly baseUrl: string | null;
  readonly model: string | null;
}

/** How the server is set up to reach others. */
export interface ServerSetup {
  /** False: emails stay in the outbox. */
  readonly sendsEmail: boolean;
  readonly payments: 'razorpay' | 'sandbox' | 'none';
}

/** The state of the server as it reports it. */
export abstract class ServerState {
  abstract versions(): { readonly version: string; readonly node: string };
  /** Oldest first. */
  abstract migrations(): Promise<readonly AppliedMigration[]>;
  abstract model(): ModelConnection;
  abstract setup(): ServerSetup;
  abstract workload(): Promise<Workload>;
  /** Checks everything a server needs; a check that cannot run counts as failed. */
  abstract checks(): Promise<readonly ServerCheck[]>;
}
