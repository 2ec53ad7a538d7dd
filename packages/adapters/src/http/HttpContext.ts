import type { Actor, Caller } from '@listwright/application/shared';
import type { RequestOrigin } from '@listwright/application/accounts';
import type { Logger } from 'pino';
import type { Report } from './events/workEvents.js';
import type { IdempotentRequest } from './idempotent.js';

/** What every request carries in addition to Koa's own context. */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** The operation that answered, for logs and metrics; unset where no route matched. */
  operation?: string;
  actor?: Actor;
}

/** What a handler may use besides its parsed input. */
export interface CallContext<A extends Actor | undefined> {
  readonly actor: A;
  /** The raw bearer token, not verified where the operation is public. */
  readonly bearer: string | undefined;
  readonly origin: RequestOrigin;
  readonly log: Logger;
  readonly cookies: {
    readonly get: (name: string) => string | undefined;
    readonly set: (name: string, value: string | null, options: CookieOptions) => void;
  };
  /** The idempotent request; undefined without an `Idempotency-Key`. */
  readonly idempotentRequest: IdempotentRequest | undefined;
  /**
   * Stores the reply of an idempotent request in the ambient transaction, made of what the handler will return: a repeat gets
   * it even if the server crashes before it replies. Does nothing without an `Idempotency-Key`.
   */
  readonly keepReply: (data: unknown) => Promise<void>;
  /** A header of the request; empty where it is absent. */
  readonly header: (name: string) => string;
  /** Aborted once the reply has ended or the server stops; streams end by it. */
  readonly disconnected: AbortSignal;
  /** The caller as rate limits count them. */
  readonly caller: Caller;
  /** Sends an event while the work runs; absent where the caller wants one reply. */
  readonly report: Report | undefined;
  /** Whether the caller is still authorised for this operation; for long replies. */
  readonly isStillAuthorized: () => Promise<boolean>;
  /** Replies 202: the work continues after the reply. */
  readonly respondAccepted: () => void;
  /** Sets the message of a successful reply, next to the data. */
  readonly message: (message: string) => void;
}

export interface CookieOptions {
  readonly path: string;
  readonly maxAgeSeconds: number;
}
