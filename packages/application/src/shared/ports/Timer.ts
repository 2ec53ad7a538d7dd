/** Waiting, so that tests need not wait. */
export abstract class Timer {
  /**
   * Resolves after so many milliseconds, or at once where the signal is aborted before or meanwhile: the caller looks at its
   * signal. A wait of 0 or less still yields to other work. Never rejects.
   */
  abstract wait(ms: number, signal?: AbortSignal): Promise<void>;
}
