import { checkDay, DatedData, type DatedEntry, type InForce } from '../../../shared/index.js';
import { amazonStore } from '../../amazonStore.js';
import { AMAZON_STORES, DEFAULT_AMAZON_STORE_ID } from '../../amazonStores.js';
import type { Marketplace } from '../../Marketplace.js';
import { PRODUCT_CLASSES, type ProductClass } from '../../ProductClass.js';
import { builtInLimits, type RuleScope } from '../builtInLimits.js';
import { builtInRules } from '../builtInRules.js';
import { AMAZON_PERIODS } from '../amazonPeriods.js';
import { RULES_AS_OF, SHOPIFY_EPOCH } from '../ruleEpochs.js';
import type { RuleSet } from '../RuleSet.js';
import { RULE_SOURCES } from '../ruleSources.js';
import { changedRules, type ChangedRules } from './changedRules.js';
import { concerns } from './concerns.js';
import { lastBuiltInDay } from './lastBuiltInDay.js';
import type { RuleChange } from './RuleChange.js';
import type { RuleChanges } from './RuleChanges.js';

export interface RuleSetQuery {
  readonly marketplace: Marketplace;
  /** Amazon marketplace id; amazon.com when absent or empty. Ignored for Shopify. */
  readonly marketplaceId?: string;
  /** `general` when absent: the stricter class. */
  readonly productClass?: ProductClass;
  /** The day to judge by, `YYYY-MM-DD`. */
  readonly on: string;
}

interface Scope extends RuleScope {
  readonly marketplaceId: string;
}

interface Period extends ChangedRules {
  readonly isImported: boolean;
}

const BUILT_IN: Readonly<Record<Marketplace, readonly Omit<DatedEntry<Period>, 'value'>[]>> = {
  amazon: AMAZON_PERIODS.all.map(({ from, source }) => ({ from, source })),
  shopify: [{ from: SHOPIFY_EPOCH, source: RULE_SOURCES.shopifySeo }],
};

/** The rules of all marketplaces on all days: those of this version, then those of an imported file. */
export class RuleBook {
  private readonly changes: readonly RuleChange[];
  private readonly periods = new Map<string, DatedData<Period>>();
  // Sets are immutable and asked for with every request: one object each, so that callers may key work on identity.
  private readonly sets = new Map<string, RuleSet>();

  constructor(readonly imported?: RuleChanges) {
    // A version that knows a day itself knows it better than a file written before it.
    this.changes = (imported?.changes ?? [])
      .filter(({ marketplace, from }) => from > lastBuiltInDay(marketplace))
      .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  }

  /**
   * The rules that hold on a day. A day before the oldest known set answers with the oldest.
   * @throws DomainError `invalid`: `unknown_marketplace` for an unknown store, `invalid_date` when `on` is not `YYYY-MM-DD`.
   */
  setFor({ on, ...query }: RuleSetQuery): RuleSet {
    checkDay(on);
    const scope = scopeOf(query);
    const periods = this.periodsOf(scope);
    return this.setOf(scope, periods.on(on) ?? periods.first);
  }

  /** Amazon by store, product class and period (oldest first), then Shopify. */
  all(): readonly RuleSet[] {
    const stores = AMAZON_STORES.flatMap(({ id }) =>
      PRODUCT_CLASSES.map((productClass) => scopeOf({ marketplace: 'amazon', marketplaceId: id, productClass })),
    );
    return [...stores, scopeOf({ marketplace: 'shopify' })].flatMap((scope) =>
      this.periodsOf(scope).all.map((period) => this.setOf(scope, period)),
    );
  }

  private periodsOf(scope: Scope): DatedData<Period> {
    const { marketplace, marketplaceId, productClass } = scope;
    const key = `${marketplaceId} ${productClass}`;
    const known = this.periods.get(key);
    if (known !== undefined) return known;
    const rulesOn = (epoch: string) => ({ limits: builtInLimits(scope, epoch), rules: builtInRules(scope, epoch) });
    const builtIn = BUILT_IN[marketplace].map(({ from, source }) => ({
      from,
      source,
      value: { ...rulesOn(from), isImported: false },
    }));
    // Each day continues the one before: adding up from the start would take a long file minutes.
    const added: DatedEntry<Period>[] = [];
    let rules: ChangedRules = rulesOn(lastBuiltInDay(marketplace));
    for (const change of this.changes.filter((one) => concerns(one, scope))) {
      rules = changedRules(marketplace, rules, change);
      // Several changes of a day make one set, with the source of the first.
      const sameDay = added.at(-1)?.from === change.from ? added.pop() : undefined;
      const { from, source } = sameDay ?? change;
      added.push({ from, source, value: { ...rules, isImported: true } });
    }
    const periods = new DatedData([...builtIn, ...added]);
    this.periods.set(key, periods);
    return periods;
  }

  private setOf(scope: Scope, period: InForce<Period>): RuleSet {
    const { marketplace, marketplaceId, country, productClass } = scope;
    const { from, until, source, value } = period;
    const key = `${marketplaceId} ${productClass} ${from}`;
    const known = this.sets.get(key);
    if (known !== undefined) return known;
    const { isImported, limits, rules } = value;
    const name = [marketplace, ...(country === '' ? [] : [country.toLowerCase()]), productClass, from].join('-');
    // A later file may say something else of the same day: its sets must not pass for those of this one.
    const ruleSet: RuleSet = {
      id: isImported ? `${name}-r${this.imported?.dated}` : name,
      marketplace,
      marketplaceId,
      productClass,
      date: from,
      ...(until === undefined ? {} : { until }),
      source,
      asOf: isImported ? source.read : RULES_AS_OF,
      limits,
      rules,
    };
    this.sets.set(key, ruleSet);
    return ruleSet;
  }
}

function scopeOf({ marketplace, marketplaceId, productClass = 'general' }: Omit<RuleSetQuery, 'on'>): Scope {
  if (marketplace === 'shopify') return { marketplace, marketplaceId: '', country: '', productClass: 'general' };
  const id = marketplaceId || DEFAULT_AMAZON_STORE_ID;
  return { marketplace, marketplaceId: id, country: amazonStore(id).country, productClass };
}
