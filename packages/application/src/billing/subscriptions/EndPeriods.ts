import { atPeriodEnd, PLANS, type Subscription } from '@listwright/domain/billing';
import type { Clock, Transaction } from '../../shared/index.js';
import type { Cause } from '../audit/Cause.js';
import type { SubscriberRepository } from '../ports/SubscriberRepository.js';
import type { PlanChanges } from './PlanChanges.js';

const BATCH_SIZE = 200;

/** No actor: the period ended. */
const CALENDAR: Cause = { actorEmail: 'Listwright', address: '' };

/** Ends expired periods: a cancelled or unpaid plan lapses to Starter, a planned one begins. */
export class EndPeriods {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly changes: PlanChanges,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Resolves to how many subscriptions changed. A failure does not stop the others; it is thrown at the end. */
  async execute(): Promise<number> {
    const failures: unknown[] = [];
    let changed = 0;
    for (const userId of await this.subscribers.due(this.clock.now(), BATCH_SIZE)) {
      try {
        if (await this.transaction.run(() => this.end(userId))) changed += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return changed;
  }

  private async end(userId: string): Promise<boolean> {
    const subscriber = await this.subscribers.lock(userId);
    if (subscriber?.subscription === undefined) return false;
    const current = subscriber.subscription;
    const next = atPeriodEnd(current, this.clock.now());
    if (next === undefined) return false;
    const referenceId = `end:${userId}:${current.currentPeriodEnd.toISOString()}:${next.status}`;
    await this.changes.store(
      subscriber,
      { subscription: next },
      { description: describe(next), referenceId },
      CALENDAR,
    );
    return true;
  }
}

function describe({ plan, status }: Subscription): string {
  if (status === 'lapsed') return `${PLANS[plan].name} has ended: Starter`;
  return status === 'past_due' ? `${PLANS[plan].name} awaits its payment` : `${PLANS[plan].name} begins`;
}
