/** What is known of a key: free for us now, answered before, still being answered, or used for another request. */
export type KeyState =
  { readonly state: 'mine' | 'running' | 'mismatch' } | { readonly state: 'answered'; readonly reply: StoredReply };

export interface StoredReply {
  readonly status: number;
  /** JSON text; null for a file, which is not kept. */
  readonly body: string | null;
}

/** Remembers replies by `Idempotency-Key` for 24 hours, for each account apart. */
export abstract class IdempotencyStore {
  /** Takes the key if it is free. `fingerprint` identifies the request. */
  abstract begin(userId: string, key: string, fingerprint: string): Promise<KeyState>;
  abstract finish(userId: string, key: string, reply: StoredReply): Promise<void>;
  /** Frees the key of a request that had no effect. */
  abstract abandon(userId: string, key: string): Promise<void>;
  /** Forgets what is older than a day. */
  abstract sweep(): Promise<void>;
}
