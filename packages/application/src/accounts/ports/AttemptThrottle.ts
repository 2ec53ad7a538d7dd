/** One counter: at most `points` attempts per `seconds` for a key. */
export interface AttemptRule {
  readonly key: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counts attempts over all processes. */
export abstract class AttemptThrottle {
  /** Counts one attempt against each rule. Resolves to 0, or to the seconds to wait where one of them is spent. */
  abstract take(rules: readonly AttemptRule[]): Promise<number>;
  /** Releases one attempt of each rule, after a success. */
  abstract release(rules: readonly AttemptRule[]): Promise<void>;
}
