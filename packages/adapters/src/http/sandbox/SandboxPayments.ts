/** The sandbox page's interface to its gateway. */
export interface SandboxPayments {
  /** In paise; undefined for an order that is not the sandbox's. */
  readonly amountOf: (orderRef: string) => number | undefined;
  /** Pays, or declines, like Razorpay: the webhook has been delivered when this resolves. */
  readonly pay: (orderRef: string, outcome: 'pay' | 'fail') => Promise<SandboxResult | undefined>;
}

/** What checkout.js would hand to the page. */
export interface SandboxResult {
  readonly orderRef: string;
  readonly paymentRef: string;
  readonly signature: string;
  /** Why the bank declined; null: it did not. */
  readonly failure: string | null;
}
