import { listRuleSets, PRODUCT_CLASSES, ruleSetFor, type RuleSet } from '@listwright/domain/marketplaces';
import type { Outbox, OutboxCounts } from '../../mail/index.js';
import type { Clock } from '../../shared/index.js';
import { actionsNeeded, type ActionNeeded } from './actionsNeeded.js';
import type { AppliedMigration, ServerCheck, ServerState, Workload } from '../ports/ServerState.js';

/** A rule set in force today in one or more stores; stores with the same rules since the same day are grouped. */
export interface RuleSetInForce {
  readonly ruleSet: RuleSet;
  readonly stores: number;
}

export interface ServerReport {
  readonly version: string;
  readonly node: string;
  readonly migrations: readonly AppliedMigration[];
  readonly checks: readonly ServerCheck[];
  readonly outbox: OutboxCounts;
  readonly workload: Workload;
  readonly ruleSets: readonly RuleSetInForce[];
  readonly actions: readonly ActionNeeded[];
}

/** The state of the server. */
export class ReadServer {
  constructor(
    private readonly state: ServerState,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<ServerReport> {
    const [migrations, checks, outbox, workload] = await Promise.all([
      this.state.migrations(),
      this.state.checks(),
      this.outbox.counts(),
      this.state.workload(),
    ]);
    const ruleSets = ruleSetsInForce(this.clock.now().toISOString().slice(0, 10));
    const actions = actionsNeeded(this.state.setup(), outbox);
    return { ...this.state.versions(), migrations, checks, outbox, workload, ruleSets, actions };
  }
}

function ruleSetsInForce(today: string): readonly RuleSetInForce[] {
  const stores = [...new Map(listRuleSets().map((one) => [`${one.marketplace} ${one.marketplaceId}`, one])).values()];
  const inForce = stores.flatMap(({ marketplace, marketplaceId }) =>
    (marketplace === 'amazon' ? PRODUCT_CLASSES : (['general'] as const)).map((productClass) =>
      ruleSetFor({ marketplace, marketplaceId, productClass, on: today }),
    ),
  );
  const groups = new Map<string, { ruleSet: RuleSet; stores: number }>();
  for (const ruleSet of inForce) {
    const { marketplace, productClass, date, limits } = ruleSet;
    const key = `${marketplace} ${productClass} ${date} ${limits.titleMax}`;
    const group = groups.get(key) ?? { ruleSet, stores: 0 };
    group.stores += 1;
    groups.set(key, group);
  }
  return [...groups.values()];
}
