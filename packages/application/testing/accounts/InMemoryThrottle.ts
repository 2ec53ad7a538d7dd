import { AttemptThrottle, type AttemptRule } from '../../src/accounts/index.js';

export class InMemoryThrottle extends AttemptThrottle {
  private readonly counts = new Map<string, number>();

  override async take({ key, points, seconds }: AttemptRule): Promise<number> {
    const count = Math.min((this.counts.get(key) ?? 0) + 1, points + 1);
    this.counts.set(key, count);
    return count > points ? seconds : 0;
  }

  override async giveBack({ key }: AttemptRule): Promise<void> {
    this.counts.set(key, Math.max(0, (this.counts.get(key) ?? 0) - 1));
  }
}
