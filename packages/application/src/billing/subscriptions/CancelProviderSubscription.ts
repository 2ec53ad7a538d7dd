import { withoutMonth, type Order, type Subscription } from '@listwright/domain/billing';
import type { Clock } from '../../shared/index.js';
import type { PaymentGateway } from '../ports/PaymentGateway.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';

/** Cancels the subscription at the provider before the plan ends here, so that no account is charged for an ended plan. */
export class CancelProviderSubscription {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  /** Outside any transaction, since it waits for the provider. Throws `unavailable`: then nothing may be ended here. */
  async execute(userId: string): Promise<void> {
    const subscription = (await this.subscribers.find(userId))?.subscription;
    if (subscription === undefined || !willRenew(subscription)) return;
    if (subscription.providerRef !== null) await this.gateway.cancelSubscription(subscription.providerRef);
  }

  /** The same before a refund of this amount, if that revokes the plan's last month. */
  async beforeRefund(order: Order, amountMinor: number): Promise<void> {
    if (order.state === 'refunded' || order.refundedMinor + amountMinor < order.amountMinor) return;
    const current = (await this.subscribers.find(order.userId))?.subscription;
    if (current === undefined || withoutMonth(current, order, this.clock.now()).status !== 'lapsed') return;
    await this.execute(order.userId);
  }
}

function willRenew({ status }: Subscription): boolean {
  return status !== 'cancelled' && status !== 'lapsed';
}
