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

/**
 * The text after a finding was heeded: its fix, else without the place it names. A text that an error's correction
 * leaves as it was is beyond repair and goes; a warning without a working fix is left to the seller (undefined).
 */
function correction(before: string, { severity, span, fix }: Finding): string | undefined {
  if (fix !== undefined && fix.replacement !== before) return fix.replacement;
  if (severity !== 'error') return undefined;
  const without = span === undefined ? '' : removePhrase(before, span.start, span.end);
  return without === before ? '' : without;
}

/** The copy after the correction of one finding; undefined when the correction changes nothing. */
function applied(copy: ListingCopy, finding: Finding): Change | undefined {
  const { field, index, rule } = finding;
  const property = copyPropertyOf(field);
  const value = copy[property];
  const before = typeof value === 'string' ? value : index === undefined ? undefined : value[index];
  if (before === undefined) return undefined;
  const after = correction(before, finding);
  if (after === undefined || (field === 'title' && after.trim() === '')) return undefined;
  if (before === after && typeof value === 'string') return undefined;
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
  // Asked of the whole copy, whose findings other steps ask for as well.
  const faults = lintListing(copy, ruleSet, context).filter(
    (finding) => finding.field === 'title' && isToMend(finding),
  );
  const [fault] = faults;
  if (fault === undefined) return copy;
  const [fitted] = [copy.title, context.productName ?? '']
    .filter((title) => title.trim() !== '')
    .map((title) => copyFittedTo(copy, title, ruleSet, context))
    .sort((a, b) => a.errors - b.errors);
  if (fitted === undefined || fitted.copy.title === '' || fitted.copy.title === copy.title) return copy;
  repairs.push({ rule: fault.rule, field: 'title', before: copy.title, after: fitted.copy.title });
  return fitted.copy;
}

/** The copy with a title fitted, and how many errors the title keeps: a title of signs alone has nothing to keep. */
function copyFittedTo(
  copy: ListingCopy,
  title: string,
  ruleSet: RuleSet,
  { brand = '' }: LintContext,
): { copy: ListingCopy; errors: number } {
  const isAmazon = ruleSet.marketplace === 'amazon';
  const present = isAmazon ? { itemHighlights: copy.itemHighlights, searchTerms: copy.searchTerms } : {};
  const fitted = fitTitle({ title, brand, ...present }, ruleSet);
  const errors = lintListing({ title: fitted.title }, ruleSet, { brand }).filter(
    ({ rule, severity }) => severity === 'error' && !rule.endsWith('.claims.tamper'),
  ).length;
  const overflow = isAmazon ? { itemHighlights: fitted.itemHighlights, searchTerms: fitted.searchTerms } : {};
  return { copy: { ...copy, title: fitted.title, ...overflow }, errors };
}
