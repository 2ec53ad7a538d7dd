import type { Clock, Transaction } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import type { GatewayMessage, GatewayEventPayload, PaymentGateway } from '../ports/PaymentGateway.js';
import type { OrderRepository } from '../ports/OrderRepository.js';
import type { WebhookInbox } from '../ports/WebhookInbox.js';
import type { CancelProviderSubscription } from '../subscriptions/CancelProviderSubscription.js';
import type { SubscriptionEvents } from './SubscriptionEvents.js';
import type { EventOutcome } from './EventOutcome.js';
import type { PaymentEvents } from './PaymentEvents.js';

export interface WebhookResult {
  readonly eventId: string;
  /** What the gateway calls it. */
  readonly name: string;
  /** `repeated`: it was received before. */
  readonly outcome: EventOutcome | 'repeated';
}

/**
 * Handles a webhook of the gateway, delivered at least once and in any order. Its receipt and all its effects are
 * one transaction: a failed delivery is repeated, and has its effect once.
 */
export class ReceiveWebhook {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly inbox: WebhookInbox,
    private readonly payments: PaymentEvents,
    private readonly charges: SubscriptionEvents,
    private readonly orders: OrderRepository,
    private readonly cancelProviderSubscription: CancelProviderSubscription,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws `bad_signature` for a forged message, and `unavailable`, so that the gateway retries. `from` is its origin, for the audit log. */
  async execute(message: GatewayMessage, from: Pick<Cause, 'address' | 'requestId'>): Promise<WebhookResult> {
    const { eventId, name, payload } = this.gateway.parseWebhook(message);
    const { address, requestId } = from;
    const cause: Cause = { actorEmail: this.gateway.name, address, requestId };
    await this.cancelBeforeRefund(payload);
    const outcome = await this.transaction.run(async () =>
      (await this.inbox.accept(eventId, this.clock.now())) ? this.apply(payload, cause) : 'repeated',
    );
    return { eventId, name, outcome };
  }

  /** A refund made in the gateway's dashboard, or a lost dispute, ends a plan like a refund of ours. */
  private async cancelBeforeRefund(payload: GatewayEventPayload): Promise<void> {
    const back =
      payload.kind === 'refund' && payload.refund.status === 'completed'
        ? payload.refund
        : payload.kind === 'dispute' && payload.dispute.status === 'lost'
          ? payload.dispute
          : undefined;
    if (back === undefined) return;
    const order = await this.transaction.run(() => this.orders.lockByPayment(back.paymentRef));
    if (order !== undefined) await this.cancelProviderSubscription.beforeRefund(order, back.amountMinor);
  }

  private apply(payload: GatewayEventPayload, cause: Cause): Promise<EventOutcome> | EventOutcome {
    switch (payload.kind) {
      case 'payment':
        return this.payments.payment(payload.payment, cause);
      case 'refund':
        return this.payments.refund(payload.refund, payload.payment, cause);
      case 'dispute':
        return this.payments.dispute(payload.dispute, payload.payment, cause);
      case 'charge':
        return this.charges.charge(payload.subscription, payload.payment, cause);
      case 'ended':
        return this.charges.ended(payload.subscription, cause);
      case 'ignored':
        return 'ignored';
    }
  }
}
