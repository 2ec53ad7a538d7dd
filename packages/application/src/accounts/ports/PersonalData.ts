/** Everything that an account owns, over all areas. */
export abstract class PersonalData {
  /**
   * Deletes it for good: listings and versions, sessions, keys, links, mails, kept replies. The account's row and the
   * ledgers that name it stay. Joins the ambient transaction.
   */
  abstract erase(userId: string): Promise<void>;
}
