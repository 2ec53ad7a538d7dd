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
import { changedRules } from './changedRules.js';
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

interface Period {
  /** First day of the built-in rules that it begins with. */
  readonly epoch: string;
  /** What was imported on top of them, oldest first. */
  readonly changes: readonly RuleChange[];
}

const BUILT_IN: Readonly<Record<Marketplace, readonly DatedEntry<Period>[]>> = {
  amazon: AMAZON_PERIODS.all.map(({ from, source }) => ({ from, source, value: { epoch: from, changes: [] } })),
  shopify: [{ from: SHOPIFY_EPOCH, source: RULE_SOURCES.shopifySeo, value: { epoch: SHOPIFY_EPOCH, changes: [] } }],
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
    const builtIn = BUILT_IN[marketplace];
    const epoch = lastBuiltInDay(marketplace);
    const concerned = this.changes.filter((change) => concerns(change, scope));
    const added = concerned
      .filter(({ from }, at) => from !== concerned[at - 1]?.from)
      .map(({ from, source }) => ({
        from,
        source,
        value: { epoch, changes: concerned.filter((change) => change.from <= from) },
      }));
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
    const { epoch, changes } = value;
    const name = [marketplace, ...(country === '' ? [] : [country.toLowerCase()]), productClass, from].join('-');
    // A later file may say something else of the same day: its sets must not pass for those of this one.
    const isImported = changes.length > 0 && this.imported !== undefined;
    const ruleSet: RuleSet = {
      id: isImported ? `${name}-r${this.imported.dated}` : name,
      marketplace,
      marketplaceId,
      productClass,
      date: from,
      ...(until === undefined ? {} : { until }),
      source,
      asOf: isImported ? source.read : RULES_AS_OF,
      ...changedRules(marketplace, { limits: builtInLimits(scope, epoch), rules: builtInRules(scope, epoch) }, changes),
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

function concerns({ marketplace, countries, productClasses }: RuleChange, scope: Scope): boolean {
  return (
    marketplace === scope.marketplace &&
    (countries?.includes(scope.country) ?? true) &&
    (productClasses?.includes(scope.productClass) ?? true)
  );
}
