/** The state of a key: taken by us now, answered, still running, or used for another request. */
export type KeyState =
  { readonly state: 'mine' | 'running' | 'mismatch' } | { readonly state: 'answered'; readonly reply: StoredReply };

export interface StoredReply {
  readonly status: number;
  /** JSON text; null for a file, which is not kept. */
  readonly body: string | null;
}

/** Stores replies by account and `Idempotency-Key` for 24 hours. */
export abstract class IdempotencyStore {
  /** Takes the key if it is free. `fingerprint` identifies the request. */
  abstract begin(userId: string, key: string, fingerprint: string): Promise<KeyState>;
  /** Stores the reply. Joins the ambient transaction. */
  abstract finish(userId: string, key: string, reply: StoredReply): Promise<void>;
  /** Frees the key of a request that had no effect; one whose reply is stored stays taken. */
  abstract abandon(userId: string, key: string): Promise<void>;
  /** Deletes replies older than a day. */
  abstract sweep(): Promise<void>;
}
