import type { Actor, Clock } from '../shared/index.js';
import type { UsageDay, UsageLedger } from './ports/UsageLedger.js';

export class ReadUsageHistory {
  constructor(
    private readonly ledger: UsageLedger,
    private readonly clock: Clock,
  ) {}

  execute(actor: Actor, days: number): Promise<readonly UsageDay[]> {
    return this.ledger.history(actor.userId, days, this.clock.now());
  }
}
