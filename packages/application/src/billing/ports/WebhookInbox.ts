/** Records received webhooks, since each is delivered at least once. */
export abstract class WebhookInbox {
  /**
   * Accepts a message; false where it was accepted before. Of concurrent callers one accepts it, and the others wait for the end
   * of its transaction. Joins the ambient transaction: after a rollback it may be delivered again.
   */
  abstract accept(eventId: string, now: Date): Promise<boolean>;
  /** Deletes the records from before `before`. */
  abstract sweep(before: Date): Promise<void>;
}
