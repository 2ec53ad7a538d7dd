/** URLs of the web app's pages, for emails. */
export abstract class Links {
  abstract resetPassword(token: string): string;
  abstract verifyEmail(token: string): string;
}
