import type { Fact } from '@listwright/domain/products';

/** Statements and the facts that may entail them. */
export interface EntailmentQuestion {
  readonly facts: readonly Fact[];
  readonly statements: readonly string[];
  /** Aborted: the caller does not wait for the answer any more. */
  readonly signal?: AbortSignal;
}

/** Asks a model whether statements follow from facts. A yes is weak evidence: it never overrides a check by rule. */
export abstract class ClaimJudge {
  /** One answer for each statement, in order; all in one call. Throws `DomainError` of kind `unavailable` where there is no answer. */
  abstract judge(question: EntailmentQuestion): Promise<readonly boolean[]>;
}
