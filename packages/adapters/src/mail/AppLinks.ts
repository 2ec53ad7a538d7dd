import { Links } from '@listwright/application/accounts';

/** Links into the web app. Its address is APP_URL, or known only once the server listens (port 0 takes a free one). */
export class AppLinks extends Links {
  private base = '';

  /** Called before the first request is answered. */
  startAt(url: string): void {
    this.base = url.replace(/\/+$/, '');
  }

  override resetPassword(token: string): string {
    return `${this.base}/reset-password?token=${encodeURIComponent(token)}`;
  }

  override verifyEmail(token: string): string {
    return `${this.base}/verify-email?token=${encodeURIComponent(token)}`;
  }

  override sharedAnalysis(token: string): string {
    return `${this.base}/shared-analysis#token=${encodeURIComponent(token)}`;
  }
}
