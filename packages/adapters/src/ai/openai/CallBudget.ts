/** What calls of the AI server may be made now, over all processes that share it. */
export abstract class CallBudget {
  /**
   * Resolves when a call of about so many tokens may be made; in the order of asking within a process. Rejects with the
   * signal's reason where it is aborted before.
   */
  abstract admit(tokens: number, signal: AbortSignal): Promise<void>;
  /** The server said that it is at its limit: nobody calls for so long. */
  abstract hold(seconds: number): Promise<void>;
  /** Tells what a call really took, where that is known. */
  abstract correct(estimated: number, actual: number): Promise<void>;
}

/** For a server whose limits nobody has named. */
export class OpenBudget extends CallBudget {
  override async admit(): Promise<void> {}
  override async hold(): Promise<void> {}
  override async correct(): Promise<void> {}
}
