import type { RuleSet } from '../marketplaces/index.js';
import { copyPropertyOf } from './copyPropertyOf.js';
import type { Finding } from './Finding.js';
import { fitTitle } from './fitting/fitTitle.js';
import { lintListing, type LintContext } from './lintListing.js';
import type { CopyField, ListingCopy } from './ListingCopy.js';
import { removePhrase } from './rules/text/removePhrase.js';

/** One correction, for the seller to see what was changed. */
export interface Repair {
  /** The id of the rule that asked for it. */
  readonly rule: string;
  readonly field: CopyField;
  /** The entry of a list field at the time of the correction, counted from 0. */
  readonly index?: number;
  readonly before: string;
  /** The empty string when an entry was removed. */
  readonly after: string;
}

export interface RepairedListing {
  readonly copy: ListingCopy;
  readonly repairs: readonly Repair[];
}

/** Faults whose correction is mechanical and welcome although the marketplace would accept the text. */
const WORTH_MENDING: ReadonlySet<string> = new Set([
  'amazon.bullets.end_punctuation',
  'amazon.bullets.capital_first',
  'amazon.bullets.repeated',
  'amazon.bullets.unit_space',
  'amazon.highlights.phrases',
  'amazon.highlights.repeats_title',
  'amazon.search_terms.repeats',
  'amazon.search_terms.title_words',
  'amazon.search_terms.brand_words',
  'amazon.search_terms.stop_words',
  'amazon.search_terms.temporary',
  'amazon.search_terms.subjective',
  'amazon.search_terms.punctuation',
  'amazon.search_terms.upper_case',
  'amazon.search_terms.bytes_target',
  'amazon.title.separators',
  'amazon.title.all_lower',
  'amazon.title.title_case',
  'amazon.title.generic_brand',
  'amazon.description.emoji',
  'shopify.tags.duplicate',
  'shopify.title.all_caps',
  'shopify.seo_title.length_advised',
  'shopify.meta_description.length_advised',
]);

/** Every correction makes a text shorter or removes a fault for good; the bound only guards against a mistake. */
const MOST_REPAIRS = 400;

/**
 * Corrects what can be corrected mechanically until no error finding is left or nothing changes: the title is fitted
 * (what it loses goes to highlights and search terms), claims and banned characters are removed with the words around
 * them, long texts cut, entries that cannot be saved dropped. Signs of tampering stay, so that somebody looks at them.
 * The title is never emptied while `context.productName` says what the product is.
 */
export function repairListing(copy: ListingCopy, ruleSet: RuleSet, context: LintContext = {}): RepairedListing {
  const repairs: Repair[] = [];
  let repaired = withFittedTitle(copy, ruleSet, context, repairs);
  for (let round = 0; round < MOST_REPAIRS; round += 1) {
    const next = lintListing(repaired, ruleSet, context)
      .filter(isToMend)
      .map((finding) => applied(repaired, finding))
      .find(isChange);
    if (next === undefined) break;
    repairs.push(next.repair);
    repaired = next.copy;
  }
  return { copy: withFittedTitle(repaired, ruleSet, context, repairs), repairs };
}

const isToMend = ({ rule, severity }: Finding): boolean =>
  !rule.endsWith('.claims.tamper') &&
  (severity === 'error' || WORTH_MENDING.has(rule) || rule.endsWith('.claims.contact'));

interface Change {
  readonly copy: ListingCopy;
  readonly repair: Repair;
}

const isChange = (change: Change | undefined): change is Change => change !== undefined;

/** The copy after the correction of one finding; undefined when the correction changes nothing. */
function applied(copy: ListingCopy, finding: Finding): Change | undefined {
  const { field, index, rule, span, fix } = finding;
  const property = copyPropertyOf(field);
  const value = copy[property];
  const before = typeof value === 'string' ? value : index === undefined ? undefined : value[index];
  if (before === undefined) return undefined;
  const offered = fix?.replacement ?? (span === undefined ? '' : removePhrase(before, span.start, span.end));
  // An entry whose fix changes nothing is beyond repair: it goes. So does what is left of a bullet that lost its body.
  const after = offered === before ? '' : offered;
  if (field === 'title' && after.trim() === '') return undefined;
  if (before === after) return undefined;
  const changed =
    typeof value === 'string'
      ? after
      : after === ''
        ? value.filter((_, at) => at !== index)
        : value.with(index as number, after);
  return {
    copy: { ...copy, [property]: changed },
    repair: { rule, field, ...(index === undefined ? {} : { index }), before, after },
  };
}

function withFittedTitle(copy: ListingCopy, ruleSet: RuleSet, context: LintContext, repairs: Repair[]): ListingCopy {
  const { brand = '', productName = '' } = context;
  const isAmazon = ruleSet.marketplace === 'amazon';
  const title = copy.title.trim() === '' ? productName : copy.title;
  const findings = lintListing({ title }, ruleSet, context);
  const broken = title !== copy.title || findings.some((finding) => isToMend(finding));
  if (title === '' || !broken) return copy;
  const fitted = fitTitle(
    { title, brand, ...(isAmazon ? { itemHighlights: copy.itemHighlights, searchTerms: copy.searchTerms } : {}) },
    ruleSet,
  );
  const after = fitted.title === '' ? title : fitted.title;
  if (after === copy.title) return copy;
  const rule = findings.find((finding) => isToMend(finding))?.rule ?? `${ruleSet.marketplace}.title.missing`;
  repairs.push({ rule, field: 'title', before: copy.title, after });
  if (!isAmazon) return { ...copy, title: after };
  return { ...copy, title: after, itemHighlights: fitted.itemHighlights, searchTerms: fitted.searchTerms };
}
