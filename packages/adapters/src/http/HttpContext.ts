import type { Actor } from '@listwright/application/shared';
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
  /** The bearer token as it came, not looked at where the operation is public. */
  readonly bearer: string | undefined;
  readonly origin: RequestOrigin;
  readonly log: Logger;
  readonly cookies: {
    readonly get: (name: string) => string | undefined;
    readonly set: (name: string, value: string | null, options: CookieOptions) => void;
  };
  /** Where it may be sent again and is to have its effect once. */
  readonly idempotentRequest: IdempotentRequest | undefined;
  /** A header of the request; empty where it is absent. */
  readonly header: (name: string) => string;
  /** Aborted once the reply is over, however it came to that, or the server stops: what sends on and on ends by it. */
  readonly disconnected: AbortSignal;
  /** Sends an event while the work is done; absent where the caller takes one reply. */
  readonly report: Report | undefined;
  /** Whether the caller's token would still open this operation; for replies that last. */
  readonly isStillAuthorized: () => Promise<boolean>;
  /** Says that the work goes on after the reply: 202. */
  readonly respondAccepted: () => void;
  /** Sets the message of a successful reply, next to the data. */
  readonly message: (message: string) => void;
}

export interface CookieOptions {
  readonly path: string;
  readonly maxAgeSeconds: number;
}
