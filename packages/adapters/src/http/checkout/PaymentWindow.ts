/** Razorpay's payment window: where its script is, and the page of ours that alone may load it. */
export interface PaymentWindow {
  readonly page: string;
  readonly script: string;
}
