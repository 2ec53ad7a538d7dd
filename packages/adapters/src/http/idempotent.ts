import { createHash } from 'node:crypto';
import { undoAfter } from '@listwright/application/shared';
import { DomainError } from '@listwright/domain/shared';
import type { IdempotencyStore, StoredReply } from './IdempotencyStore.js';
import { requestErrors } from './requestErrors.js';

const MAX_KEY_LENGTH = 255;

/** A request with an `Idempotency-Key`. */
export interface IdempotentRequest {
  readonly key: string;
  /** A hash of key and request. */
  readonly name: string;
  /** Distinguishes requests that share a key. */
  readonly fingerprint: string;
}

export function idempotentRequestOf(key: string, request: unknown): IdempotentRequest {
  const fingerprint = digest(JSON.stringify(request), 'base64url');
  return { key, name: digest(`${key} ${fingerprint}`, 'hex'), fingerprint };
}

function digest(text: string, encoding: 'hex' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}

/** Stores the reply in the ambient transaction of the work, so that both exist or neither. */
export type KeepReply = (reply: StoredReply) => Promise<void>;

/**
 * Lets a request with an `Idempotency-Key` have its effect once. The same key with the same request replays the first
 * reply; with another request it is refused with 422; while the first still runs, with 409.
 */
export async function idempotent(
  store: IdempotencyStore,
  userId: string,
  { key, fingerprint }: IdempotentRequest,
  work: (keep: KeepReply) => Promise<StoredReply>,
): Promise<StoredReply> {
  if (key.length > MAX_KEY_LENGTH)
    throw requestErrors.malformed(`Idempotency-Key is longer than ${MAX_KEY_LENGTH} characters.`);
  const known = await store.begin(userId, key, fingerprint);
  if (known.state === 'answered') return known.reply;
  if (known.state === 'running') {
    throw new DomainError('conflict', 'still_running', 'The first request with this Idempotency-Key is still running.');
  }
  if (known.state === 'mismatch') {
    throw new DomainError(
      'invalid',
      'key_reused',
      'This Idempotency-Key was used for another request. Use a fresh one.',
    );
  }
  let isKept = false;
  let reply: StoredReply;
  try {
    reply = await work(async (early) => {
      await store.finish(userId, key, early);
      isKept = true;
    });
  } catch (error) {
    await undoAfter(error, () => store.abandon(userId, key));
    throw error;
  }
  // The work is done and charged: a reply that cannot be kept must not free the key for a second charge.
  if (!isKept) await store.finish(userId, key, reply).catch(() => undefined);
  return reply;
}
