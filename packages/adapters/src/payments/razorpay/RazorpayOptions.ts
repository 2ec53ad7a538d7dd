import type { Logger } from 'pino';

export interface RazorpayOptions {
  readonly keyId: string;
  readonly keySecret: string;
  /** One, or two while it is being changed; none: webhooks are refused. */
  readonly webhookSecrets: readonly string[];
  readonly baseURL?: string | undefined;
  /** Address of the script that opens the payment window; absent: Razorpay's own. */
  readonly checkoutScript?: string | undefined;
  /** How long one call may take, in milliseconds. */
  readonly callMs: number;
  readonly log: Logger;
}
