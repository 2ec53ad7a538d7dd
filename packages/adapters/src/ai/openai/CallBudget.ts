/** What calls of the AI server may be made now, over all processes that share it. */
export abstract class CallBudget {
  /** Whether any call may be made at this moment: `admit` would resolve at once. */
  abstract readonly isOpen: boolean;
  /**
   * Resolves when a call of about so many tokens may be made; in the order of asking within a process. Rejects with the
   * signal's reason as soon as it is aborted.
   */
  abstract acquire(tokens: number, signal: AbortSignal): Promise<void>;
  /** The server said that it is at its limit: nobody calls for so long. */
  abstract hold(seconds: number): Promise<void>;
  /** Tells what a call really took, where that is known. */
  abstract correct(estimated: number, actual: number): Promise<void>;
}
