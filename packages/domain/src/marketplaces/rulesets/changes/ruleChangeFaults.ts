import { isDay, type FieldFault } from '../../../shared/index.js';
import { amazonStore } from '../../amazonStore.js';
import { AMAZON_STORES } from '../../amazonStores.js';
import type { Marketplace } from '../../Marketplace.js';
import type { RuleLimits } from '../RuleLimits.js';
import type { RuleSet } from '../RuleSet.js';
import { concerns } from './concerns.js';
import { lastBuiltInDay } from './lastBuiltInDay.js';
import { limitNameOf } from './limitNameOf.js';
import { RuleBook } from './RuleBook.js';
import type { RuleChange } from './RuleChange.js';
import type { RuleChanges } from './RuleChanges.js';

type LimitKey = keyof RuleLimits;

/** Figures of which the first may not exceed the second. */
const ORDERED: readonly (readonly [LimitKey, LimitKey])[] = [
  ['titleAdvised', 'titleMax'],
  ['titleMax', 'titleWithHighlightsMax'],
  ['highlightsMax', 'titleWithHighlightsMax'],
  ['bulletMin', 'bulletMax'],
  ['bulletMax', 'bulletsTotalMax'],
  ['bulletCountRecommended', 'bulletCount'],
  ['searchTermsTargetBytes', 'searchTermsMaxBytes'],
  ['seoTitleAdvised', 'seoTitleMax'],
  ['metaDescriptionAdvised', 'metaDescriptionMax'],
];

const COUNTRIES: ReadonlySet<string> = new Set(AMAZON_STORES.map(({ country }) => country));

/** What is wrong with the content of a rules file, entry by entry; none where it can be used. */
export function ruleChangeFaults(file: RuleChanges): readonly FieldFault[] {
  const own = new RuleBook().all();
  const faults = file.changes.flatMap((change, at) =>
    faultsOf(change, own).map(([field, message]) => ({ path: `changes.${at}.${field}`, message })),
  );
  if (!isDay(file.dated))
    faults.unshift({ path: 'dated', message: 'Give the day as YYYY-MM-DD, for example 2027-03-01.' });
  // Figures can only be compared where every entry is in order by itself.
  return faults.length > 0 ? faults : orderFaults(file);
}

function faultsOf(change: RuleChange, own: readonly RuleSet[]): readonly (readonly [field: string, message: string])[] {
  const { marketplace, from, countries, limits, endedRules } = change;
  const faults: (readonly [string, string])[] = [];
  const last = lastBuiltInDay(marketplace);
  if (!isDay(from)) faults.push(['from', 'Give the day as YYYY-MM-DD, for example 2027-03-01.']);
  else if (from <= last)
    faults.push(['from', `This version has the rules of ${marketplace} up to ${last} itself; a change begins later.`]);
  if (marketplace === 'shopify' && countries !== undefined)
    faults.push(['countries', 'Shopify has one set of rules for all countries; leave this out.']);
  for (const [at, country] of (countries ?? []).entries())
    if (!COUNTRIES.has(country))
      faults.push([`countries.${at}`, `"${country}" is no country of an Amazon store, such as US or DE.`]);
  const known = knownIn(own, marketplace);
  for (const key of Object.keys(limits) as LimitKey[])
    if (!known.limits.has(key)) faults.push([`limits.${limitNameOf(key)}`, `${marketplace} has no such limit.`]);
  for (const [at, id] of endedRules.entries())
    if (!known.rules.has(id))
      faults.push([`ended_rules.${at}`, `There is no rule "${id}" of ${marketplace}; \`policy show\` lists them.`]);
  if (Object.keys(limits).length === 0 && endedRules.length === 0)
    faults.push(['limits', 'An entry changes a limit or ends a rule; this one does neither.']);
  return faults;
}

function knownIn(own: readonly RuleSet[], marketplace: Marketplace) {
  const sets = own.filter((set) => set.marketplace === marketplace && set.date === lastBuiltInDay(marketplace));
  return {
    limits: new Set(sets.flatMap(({ limits }) => Object.keys(limits))),
    rules: new Set(sets.flatMap(({ rules }) => rules.map(({ id }) => id))),
  };
}

/** Figures that contradict each other in a set that the file makes, at the entry that set one of them last. */
function orderFaults(file: RuleChanges): readonly FieldFault[] {
  const faults = new Map<string, string>();
  const byDay = file.changes.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  for (const { id, marketplace, marketplaceId, productClass, date, limits } of new RuleBook(file).all())
    for (const [low, high] of ORDERED) {
      const [least, most] = [limits[low], limits[high]];
      if (least === undefined || most === undefined || least <= most) continue;
      const country = marketplace === 'amazon' ? amazonStore(marketplaceId).country : '';
      const last = byDay.findLast(
        (one) =>
          one.from <= date &&
          (low in one.limits || high in one.limits) &&
          concerns(one, { marketplace, country, productClass }),
      );
      if (last === undefined) continue;
      const at = file.changes.indexOf(last);
      const key = low in last.limits ? low : high;
      const path = `changes.${at}.limits.${limitNameOf(key)}`;
      const message = `With this, ${limitNameOf(low)} (${least}) exceeds ${limitNameOf(high)} (${most}) in ${id}.`;
      if (!faults.has(path)) faults.set(path, message);
    }
  return [...faults].map(([path, message]) => ({ path, message }));
}
