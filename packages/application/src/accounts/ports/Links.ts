/** URLs of the web app's pages, for emails and replies. */
export abstract class Links {
  abstract resetPassword(token: string): string;
  abstract verifyEmail(token: string): string;
  /** The token is in the fragment, which browsers send to no server: it is in no log. */
  abstract sharedAnalysis(token: string): string;
}
