/** Remembers which messages of the gateway were taken, since each of them comes at least once. */
export abstract class WebhookInbox {
  /**
   * Takes a message; false where it was taken before. Of several at once one takes it, and the others wait for the end
   * of its transaction. Joins the ambient transaction: what fails may come again.
   */
  abstract accept(eventId: string, now: Date): Promise<boolean>;
  /** Forgets what came before `before`. */
  abstract sweep(before: Date): Promise<void>;
}
