import type { Order } from '@listwright/domain/billing';

export const GATEWAY_PAYMENT_STATUSES = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;

/** A payment as the gateway reports it. Only one that is captured, or was refunded since, is our money. */
export interface GatewayPayment {
  readonly paymentRef: string;
  readonly orderRef: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: (typeof GATEWAY_PAYMENT_STATUSES)[number];
  /** For example upi or card. */
  readonly method: string | null;
  /** Why it failed, in the gateway's words for buyers. */
  readonly failure: string | null;
}

export interface GatewayRefund {
  readonly refundRef: string;
  readonly paymentRef: string;
  readonly amountMinor: number;
  readonly status: 'pending' | 'completed' | 'failed';
}

export interface GatewayDispute {
  readonly disputeRef: string;
  readonly paymentRef: string;
  readonly amountMinor: number;
  /** `lost`: the money is gone. */
  readonly status: 'open' | 'won' | 'lost';
}

/** A subscription that the gateway charges, as the gateway reports it. */
export interface GatewaySubscription {
  readonly providerRef: string;
  /** The account and plan it was made for, where it was made for one of ours. */
  readonly userId: string | null;
  readonly plan: string | null;
}

/** A webhook of the gateway. Unknown ones are `ignored`. */
export type GatewayEventPayload =
  | { readonly kind: 'payment'; readonly payment: GatewayPayment }
  | { readonly kind: 'refund'; readonly refund: GatewayRefund; readonly payment: GatewayPayment | null }
  | { readonly kind: 'dispute'; readonly dispute: GatewayDispute; readonly payment: GatewayPayment | null }
  | { readonly kind: 'charge'; readonly subscription: GatewaySubscription; readonly payment: GatewayPayment }
  | { readonly kind: 'ended'; readonly subscription: GatewaySubscription }
  | { readonly kind: 'ignored' };

export interface GatewayEvent {
  readonly eventId: string;
  /** What the gateway calls it, for the log. */
  readonly name: string;
  readonly payload: GatewayEventPayload;
}

/** A webhook's raw bytes: its signature is computed over exactly these. */
export interface GatewayMessage {
  readonly body: Uint8Array;
  readonly signature: string;
  readonly eventId: string;
}

/** The options of the gateway's checkout, and its script or page. */
export interface Checkout {
  readonly keyId: string;
  /** The script that opens the gateway's window; null where the page itself replaces it. */
  readonly script: string | null;
  /** The page to pay on, relative to our own address. */
  readonly page: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A payment provider. Each call that returns a promise uses the network. */
export abstract class PaymentGateway {
  abstract readonly name: string;
  /** Creates an order at the gateway, and resolves to its reference. Throws `unavailable`. */
  abstract createOrder(order: Pick<Order, 'id' | 'userId' | 'plan' | 'amountMinor' | 'currency'>): Promise<string>;
  /** Whether the gateway signed that this payment belongs to this order of ours. */
  abstract verifyCheckout(orderRef: string, paymentRef: string, signature: string): boolean;
  /** Throws `unavailable`; resolves to undefined where the gateway knows no such payment. */
  abstract fetchPayment(paymentRef: string): Promise<GatewayPayment | undefined>;
  /** Refunds a payment. `receipt` identifies the refund: it is not made twice. Throws `unavailable`. */
  abstract refund(paymentRef: string, amountMinor: number, receipt: string): Promise<GatewayRefund>;
  /** Cancels a subscription at the gateway at the end of its period. Throws `unavailable`. */
  abstract cancelSubscription(providerRef: string): Promise<void>;
  /** Throws `bad_signature` for a forged message. */
  abstract parseWebhook(message: GatewayMessage): GatewayEvent;
  abstract checkout(order: Order, buyer: { readonly fullName: string; readonly email: string }): Checkout;
}
