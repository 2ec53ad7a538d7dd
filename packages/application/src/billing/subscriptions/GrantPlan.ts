import { cancelledAtPeriodEnd, isRunning, PLANS, type PlanKey, type Subscription } from '@listwright/domain/billing';
import type { Clock, IdSource } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';
import type { PlanChanges } from './PlanChanges.js';
import type { CancelProviderSubscription } from './CancelProviderSubscription.js';

/**
 * Grants an account a plan, for an administrator. It is in force from the next request on and until it is changed again;
 * nothing is charged for it. A paid plan runs to its end and is not renewed.
 */
export class GrantPlan {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly cancelProviderSubscription: CancelProviderSubscription,
    private readonly changes: PlanChanges,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Before the transaction of `execute`: cancels charges at the provider. Throws `unavailable`. */
  async prepare(userId: string, plan: PlanKey): Promise<void> {
    const subscriber = await this.subscribers.find(userId);
    if (subscriber !== undefined && subscriber.plan !== plan) await this.cancelProviderSubscription.execute(userId);
  }

  /** Inside a transaction. A plan that is already in force stays unchanged, granted or paid. */
  async execute(userId: string, plan: PlanKey, cause: Cause): Promise<void> {
    const before = await this.subscribers.lock(userId);
    if (before === undefined || before.plan === plan) return;
    const current = before.subscription;
    const isPaidFor = current?.plan === plan && isRunning(current, this.clock.now());
    const granted = plan === 'free' || isPaidFor ? null : plan;
    const description = `${PLANS[plan].name}, ${isPaidFor ? 'as paid for' : 'given by an administrator'}`;
    const note = { description, referenceId: this.ids.next() };
    await this.changes.store(before, { plan, granted, subscription: current && unrenewed(current) }, note, cause);
  }
}

function unrenewed(current: Subscription): Subscription | undefined {
  if (current.status === 'lapsed' || current.status === 'cancelled') return undefined;
  return { ...cancelledAtPeriodEnd(current), providerRef: null };
}
