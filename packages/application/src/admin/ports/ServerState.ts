/** One thing that was looked at. */
export interface ServerCheck {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
  /** What to do where it is not well. */
  readonly advice?: string;
}

export interface AppliedMigration {
  readonly name: string;
  readonly appliedAt: Date;
}

/** The server itself, as far as it can tell. */
export abstract class ServerState {
  abstract versions(): { readonly version: string; readonly node: string };
  /** Oldest first. */
  abstract migrations(): Promise<readonly AppliedMigration[]>;
  /** Looks at everything a server needs; what cannot be looked at is a check that is not well. */
  abstract checks(): Promise<readonly ServerCheck[]>;
}
