import { AttemptThrottle, type AttemptRule } from '../../src/accounts/index.js';

export class InMemoryThrottle extends AttemptThrottle {
  private readonly counts = new Map<string, number>();

  override async take(rules: readonly AttemptRule[]): Promise<number> {
    const waits = rules.map(({ key, points, seconds }) => {
      const count = Math.min((this.counts.get(key) ?? 0) + 1, points + 1);
      this.counts.set(key, count);
      return count > points ? seconds : 0;
    });
    return Math.max(0, ...waits);
  }

  override async release(rules: readonly AttemptRule[]): Promise<void> {
    for (const { key } of rules) this.counts.set(key, Math.max(0, (this.counts.get(key) ?? 0) - 1));
  }
}
