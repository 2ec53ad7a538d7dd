import type { Subscription } from '@listwright/domain/billing';
import type { PaymentGateway } from '../ports/PaymentGateway.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';

/** Lets a provider that charges an account by itself stop, before the plan ends here: nobody is to pay for what is over. */
export class StopCharges {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Outside any transaction, since it waits for the provider. Throws `unavailable`: then nothing may be ended here. */
  async execute(userId: string): Promise<void> {
    const subscription = (await this.subscribers.find(userId))?.subscription;
    if (subscription === undefined || !isRenewed(subscription)) return;
    if (subscription.providerRef !== null) await this.gateway.cancelSubscription(subscription.providerRef);
  }
}

function isRenewed({ status }: Subscription): boolean {
  return status !== 'cancelled' && status !== 'lapsed';
}
