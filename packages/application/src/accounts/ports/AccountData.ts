import type { SessionActor } from '../../shared/index.js';

/**
 * What one area keeps of an account: its parts of the export, and its share of the erasure. Each area contributes its
 * own, so that accounts need not know the areas above them.
 */
export abstract class AccountData {
  /**
   * Its parts of the export, as values for JSON by the names that they have there, without a secret. A part that may be
   * long is an `AsyncIterable`, read while it is taken.
   */
  abstract export(owner: SessionActor, at: Date): Promise<Readonly<Record<string, object>>>;

  /** Ends what others do for the account, outside any transaction. Throws `unavailable` where they do not answer. */
  async prepareErasure(_userId: string): Promise<void> {}

  /** Ends work under way, so that nothing is saved by it after the erasure. Runs in the transaction, before any `erase`. */
  async stopWork(_userId: string): Promise<void> {}

  /** Deletes for good what the account owns here; ledgers that name it stay. Joins the ambient transaction. */
  abstract erase(userId: string): Promise<void>;
}
