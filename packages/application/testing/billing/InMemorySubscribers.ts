import type { PlanKey, Subscription } from '@listwright/domain/billing';
import { SubscriberRepository, type Subscriber } from '../../src/billing/index.js';
import type { InMemoryUsers } from '../accounts/InMemoryUsers.js';

export class InMemorySubscribers extends SubscriberRepository {
  private readonly subscriptions = new Map<string, Subscription>();

  private readonly grants = new Map<string, PlanKey | null>();

  constructor(private readonly users: InMemoryUsers) {
    super();
  }

  override async find(userId: string): Promise<Subscriber | undefined> {
    const user = await this.users.find(userId);
    return (
      user && {
        userId,
        fullName: user.fullName,
        companyName: user.companyName,
        email: user.email,
        plan: user.plan,
        granted: this.grants.get(userId) ?? null,
        subscription: this.subscriptions.get(userId),
      }
    );
  }

  override lock(userId: string): Promise<Subscriber | undefined> {
    return this.find(userId);
  }

  override async userOfProvider(providerRef: string): Promise<string | undefined> {
    return [...this.subscriptions.values()].find((one) => one.providerRef === providerRef)?.userId;
  }

  override async save(subscription: Subscription): Promise<void> {
    this.subscriptions.set(subscription.userId, subscription);
  }

  override async activate(userId: string, plan: PlanKey): Promise<void> {
    this.users.change(userId, { plan });
  }

  override async grant(userId: string, plan: PlanKey | null): Promise<void> {
    this.grants.set(userId, plan);
  }

  override async due(now: Date, most: number): Promise<readonly string[]> {
    return [...this.subscriptions.values()]
      .filter(({ status, currentPeriodEnd }) => status !== 'lapsed' && currentPeriodEnd <= now)
      .toSorted((a, b) => a.currentPeriodEnd.getTime() - b.currentPeriodEnd.getTime())
      .slice(0, most)
      .map(({ userId }) => userId);
  }

  all(): readonly Subscription[] {
    return [...this.subscriptions.values()];
  }
}
