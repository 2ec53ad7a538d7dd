import { accountErrors } from '@listwright/domain/accounts';
import { subscriptionSummary, type SubscriptionSummary } from '@listwright/domain/billing';
import type { Actor, Clock } from '../../shared/index.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';

/** The subscription of the own account and its next payment, read from the database since the actor's plan may be stale. */
export class ReadSubscription {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, accountStart }: Actor): Promise<SubscriptionSummary> {
    const subscriber = await this.subscribers.find(userId);
    if (subscriber === undefined) throw accountErrors.signedOut();
    return subscriptionSummary(subscriber.plan, subscriber.subscription, accountStart, this.clock.now());
  }
}
