import { Links } from '../../src/accounts/index.js';

export class PlainLinks extends Links {
  override resetPassword(token: string): string {
    return `https://listings.example.com/reset-password?token=${encodeURIComponent(token)}`;
  }

  override verifyEmail(token: string): string {
    return `https://listings.example.com/verify-email?token=${encodeURIComponent(token)}`;
  }

  override sharedAnalysis(token: string): string {
    return `https://listings.example.com/shared-analysis#token=${encodeURIComponent(token)}`;
  }
}
