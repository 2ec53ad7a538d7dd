/** One counter: at most `points` attempts per `seconds` for a key. */
export interface AttemptRule {
  readonly key: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counts attempts over all processes. */
export abstract class AttemptThrottle {
  /** Counts one attempt against a rule. Resolves to 0, or to the seconds to wait where the rule is spent. */
  abstract take(rule: AttemptRule): Promise<number>;
  /** Gives one attempt back, after a success. */
  abstract giveBack(rule: AttemptRule): Promise<void>;
}
