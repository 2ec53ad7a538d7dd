/** Limits calls to the AI server, over all processes that share it. */
export abstract class CallBudget {
  /** Whether any call is allowed now: `acquire` would resolve at once. */
  abstract readonly isOpen: boolean;
  /**
   * Resolves when a call of about so many tokens is allowed, in request order within a process. Rejects with the
   * signal's reason as soon as it is aborted.
   */
  abstract acquire(tokens: number, signal: AbortSignal): Promise<void>;
  /** The server reported its limit: blocks all calls for this long. */
  abstract hold(seconds: number): Promise<void>;
  /** Records the actual cost of a call, where it is known. */
  abstract correct(estimated: number, actual: number): Promise<void>;
}
