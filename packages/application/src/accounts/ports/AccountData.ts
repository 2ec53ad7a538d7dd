import type { SessionActor } from '../../shared/index.js';

/**
 * The data that one area stores of an account: its parts of the export and of the erasure. Each area contributes its
 * own, so that accounts need not know the areas above them.
 */
export abstract class AccountData {
  /**
   * The area's parts of the export, as JSON values by name, without secrets. A part that may be
   * long is an `AsyncIterable`, read while it is taken.
   */
  abstract export(owner: SessionActor, at: Date): Promise<Readonly<Record<string, object>>>;

  /** Stores what a new account starts with. Joins the ambient transaction. */
  async open(_userId: string, _at: Date): Promise<void> {}

  /** Ends external services of the account, outside any transaction. Throws `unavailable` where they do not answer. */
  async prepareErasure(_userId: string): Promise<void> {}

  /** Cancels running work, so that it saves nothing after the erasure. Runs in the transaction, before any `erase`. */
  async stopWork(_userId: string): Promise<void> {}

  /** Deletes the account's data of this area; ledger entries stay. Joins the ambient transaction. */
  abstract erase(userId: string): Promise<void>;

  /** Deletes the account's files, after the transaction: what is gone from a store of objects cannot come back. */
  async eraseFiles(_userId: string): Promise<void> {}
}
