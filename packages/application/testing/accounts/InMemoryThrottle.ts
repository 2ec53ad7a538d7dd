import { AttemptThrottle, type AttemptRule } from '../../src/accounts/index.js';
import type { Clock } from '../../src/shared/index.js';
import { FixedClock } from '../shared/FixedClock.js';

interface Counted {
  readonly count: number;
  /** In milliseconds; a window starts with its first attempt. */
  readonly endsAt: number;
}

export class InMemoryThrottle extends AttemptThrottle {
  private readonly windows = new Map<string, Counted>();

  constructor(private readonly clock: Clock = new FixedClock()) {
    super();
  }

  override async take(rules: readonly AttemptRule[]): Promise<number> {
    const now = this.clock.now().getTime();
    const waits = rules.map(({ key, points, seconds }) => {
      const { count, endsAt } = this.windowOf(key, now) ?? { count: 0, endsAt: now + seconds * 1000 };
      this.windows.set(key, { count: count + 1, endsAt });
      return count + 1 > points ? Math.max(1, Math.ceil((endsAt - now) / 1000)) : 0;
    });
    return Math.max(0, ...waits);
  }

  override async release(rules: readonly AttemptRule[]): Promise<void> {
    for (const { key } of rules) {
      const held = this.windows.get(key);
      if (held !== undefined) this.windows.set(key, { ...held, count: Math.max(0, held.count - 1) });
    }
  }

  private windowOf(key: string, now: number): Counted | undefined {
    const known = this.windows.get(key);
    return known !== undefined && known.endsAt > now ? known : undefined;
  }
}
