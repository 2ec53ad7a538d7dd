import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { SystemTimer, type Timer } from '@listwright/application/shared';
import OpenAI from 'openai';
import type { CallBudget } from './CallBudget.js';
import { retryAfter } from './retryAfter.js';
import { setupFault } from './setupFault.js';

export interface ProviderOptions {
  /** The longest wait of a try for its turn, in milliseconds. */
  readonly turnMs: number;
  /** How long a server that keeps failing is left alone before the next probe, in milliseconds. */
  readonly restMs: number;
  /** Delays calls until the server's limits allow them. */
  readonly budget: CallBudget;
}

/** How many calls one question may make; each call decrements it. It also bounds the total time. */
export interface Allowance {
  triesLeft: number;
}

/** The server's limits do not allow this call at the moment. */
export class ProviderLimitError extends Error {}

const FIRST_PAUSE_MS = 500;
/** For a server at its limit that does not say for how long. */
const DEFAULT_HOLD_SECONDS = 1;
const BREAKS_AFTER = 10;
/** Retryable statuses: timeout, conflict, rate limit; and all from 500. */
const TRANSIENT_STATUSES = [408, 409, 429];

/**
 * Calls the AI server. A try waits for its turn, which does not count as the server's time, and is retried where
 * that may help: not before the server allows it, else after a random pause. After ten failed tries in a row,
 * of any callers, calls fail at once, with a probe after each rest.
 */
export class ProviderCalls {
  private readonly breaker: CircuitBreakerPolicy;
  private brokeAt = 0;
  private brokenBy: unknown;

  constructor(
    private readonly options: ProviderOptions,
    private readonly timer: Timer = new SystemTimer(),
  ) {
    this.breaker = circuitBreaker(handleAll, {
      halfOpenAfter: options.restMs,
      breaker: new ConsecutiveBreaker(BREAKS_AFTER),
    });
    this.breaker.onBreak((reason) => {
      this.brokeAt = Date.now();
      this.brokenBy = 'error' in reason ? reason.error : undefined;
    });
  }

  /** The failure behind a `BrokenCircuitError`, which opened the circuit. */
  get cause(): unknown {
    return this.brokenBy;
  }

  /**
   * Makes a call, which must have its own timeout, until it succeeds or the allowance is used up. Throws what the
   * last try threw, `ProviderLimitError`, or `BrokenCircuitError`; and the reason of `cancelBeforeStart`, which ends the waiting for a turn.
   */
  async run<T>(
    allowance: Allowance,
    tokens: number,
    call: () => Promise<T>,
    cancelBeforeStart?: AbortSignal,
  ): Promise<T> {
    for (let retries = 0; ; retries += 1) {
      await this.waitForTurn(tokens, cancelBeforeStart);
      allowance.triesLeft -= 1;
      try {
        return await this.attempt(call);
      } catch (error) {
        const heldMs = await this.applyBackoff(error);
        if (allowance.triesLeft <= 0 || !isTransient(error)) throw error;
        await this.timer.wait(Math.max(0, Math.random() * FIRST_PAUSE_MS * 2 ** retries - heldMs));
      }
    }
  }

  private async waitForTurn(tokens: number, cancelBeforeStart?: AbortSignal): Promise<void> {
    cancelBeforeStart?.throwIfAborted();
    // Fails early: the turn and the budget would be wasted.
    if (this.breaker.state === CircuitState.Open && Date.now() - this.brokeAt < this.options.restMs)
      throw new BrokenCircuitError();
    if (this.options.budget.isOpen) return;
    const patience = AbortSignal.timeout(this.options.turnMs);
    try {
      await this.options.budget.acquire(
        tokens,
        cancelBeforeStart === undefined ? patience : AbortSignal.any([patience, cancelBeforeStart]),
      );
    } catch (error) {
      cancelBeforeStart?.throwIfAborted();
      throw patience.aborted ? new ProviderLimitError() : error;
    }
  }

  /** Only failures of the server count. A request refused for its own content must not open the circuit for other callers. */
  private async attempt<T>(call: () => Promise<T>): Promise<T> {
    const result = await this.breaker.execute(async () => {
      try {
        return { answer: await call() };
      } catch (error) {
        if (isTransient(error) || setupFault(error) !== undefined) throw error;
        return { error };
      }
    });
    if ('error' in result) throw result.error;
    return result.answer;
  }

  /** Holds all calls until the server has capacity again. Refused calls count against its limit too. */
  private async applyBackoff(error: unknown): Promise<number> {
    if (!(error instanceof OpenAI.RateLimitError)) return 0;
    const seconds = retryAfter(error.headers ?? new Headers(), Date.now()) ?? DEFAULT_HOLD_SECONDS;
    await this.options.budget.hold(seconds);
    if (seconds * 1000 > this.options.turnMs) throw new ProviderLimitError(undefined, { cause: error });
    return seconds * 1000;
  }
}

/** Failures after the headers (a cut connection, invalid JSON) are not errors of the client library. */
function isTransient(error: unknown): boolean {
  if (error instanceof OpenAI.APIConnectionError) return true;
  const status = statusOf(error);
  return status === 0 ? !(error instanceof OpenAI.OpenAIError) : status >= 500 || TRANSIENT_STATUSES.includes(status);
}

function statusOf(error: unknown): number {
  return error instanceof OpenAI.APIError ? ((error.status as number | undefined) ?? 0) : 0;
}
