import type { RuleSet } from '../marketplaces/index.js';
import { applyFixes, type Edit } from './applyFix.js';
import { copyPropertyOf } from './copyPropertyOf.js';
import { fitTitle } from './fitting/fitTitle.js';
import { lintListing, type LintContext } from './lintListing.js';
import type { CopyField, ListingCopy } from './ListingCopy.js';
import { AUTO_REPAIRED_RULES } from './rules/engine/autoRepairedRules.js';
import { findFaults, type PlacedFault } from './rules/engine/findFaults.js';
import { cutAtWord } from './rules/text/cutAtWord.js';
import { removalOf } from './rules/text/removal/removalOf.js';
import { removedEntry } from './rules/text/removal/removedEntry.js';
import { removePhrase } from './rules/text/removal/removePhrase.js';

/** One correction, for the seller to see what was changed. */
export interface Repair {
  /** The id of the rule that asked for it. */
  readonly rule: string;
  readonly field: CopyField;
  /** The entry of a list field at the time of the correction, counted from 0. */
  readonly index?: number;
  /** The words that were replaced; of a title all. */
  readonly before: string;
  /** What replaced them; the empty string when they were removed. */
  readonly after: string;
}

export interface RepairedListing {
  readonly copy: ListingCopy;
  readonly repairs: readonly Repair[];
}

/** Each round applies all corrections that do not overlap; a text that is still at fault then is beyond repair. */
const MOST_ROUNDS = 20;
/** What is left of a tag or an address without its marks is no text, so these are corrected before the marks are. */
const FIRST_RULES = /\.(?:markup|html|script)$|\.claims\.(?:contact|price)$/;
/** A text far beyond its limit is cut before it is judged: its end would be removed with more work anyway. */
const CUT_BEYOND = 2;

/**
 * Corrects what can be corrected mechanically until no error finding is left or nothing changes: the title is fitted
 * (what it loses goes to highlights and search terms), claims and banned characters are removed with the words around
 * them, long texts cut, entries that cannot be saved dropped. Signs of tampering stay, so that someone looks at them.
 * The title is never emptied while `context.productName` says what the product is.
 */
export function repairListing(copy: ListingCopy, ruleSet: RuleSet, context: LintContext = {}): RepairedListing {
  const repairs: Repair[] = [];
  let repaired = withFittedTitle(withinReason(copy, ruleSet), ruleSet, context, repairs);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const faults = faultsOf(repaired, ruleSet, context);
    const next = faults.length === 0 ? repaired : corrected(repaired, faults, repairs, editOf);
    if (next === repaired) break;
    repaired = next;
  }
  const beyond = faultsOf(repaired, ruleSet, context).filter(({ severity }) => severity === 'error');
  if (beyond.length > 0) repaired = corrected(repaired, beyond, repairs, emptied);
  return { copy: withFittedTitle(repaired, ruleSet, context, repairs), repairs };
}

const faultsOf = (copy: ListingCopy, ruleSet: RuleSet, { brand = '', productName = '' }: LintContext) =>
  findFaults(copy, ruleSet, brand, productName).filter(isRepairable);

const isRepairable = ({ rule, severity }: Pick<PlacedFault, 'rule' | 'severity'>): boolean =>
  !rule.endsWith('.claims.tamper') &&
  (severity === 'error' || AUTO_REPAIRED_RULES.has(rule) || rule.endsWith('.claims.contact'));

/** Fields that are much longer than they may be, cut at a sentence or word. */
function withinReason(copy: ListingCopy, { limits }: RuleSet): ListingCopy {
  const cut = (text: string, most: number | undefined): string =>
    most === undefined || text.length <= most * CUT_BEYOND ? text : cutAtWord(text, most * CUT_BEYOND);
  return {
    ...copy,
    itemHighlights: cut(copy.itemHighlights, limits.highlightsMax),
    bulletPoints: copy.bulletPoints.map((bullet) => cut(bullet, limits.bulletMax)),
    description: cut(copy.description, limits.descriptionMax),
    searchTerms: cut(copy.searchTerms, limits.searchTermsMaxBytes),
    seoTitle: cut(copy.seoTitle, limits.seoTitleMax),
    metaDescription: cut(copy.metaDescription, limits.metaDescriptionMax),
    tags: copy.tags.map((tag) => cut(tag, limits.tagMax)),
  };
}

interface FaultEdit extends Edit {
  readonly rule: string;
}

/**
 * The correction of a fault: its fix, else the removal of the place it names. A text that an error's correction leaves
 * as it was is removed; a warning without a working fix is left to the seller (undefined).
 */
function editOf({ rule, severity, fault: { fix, span } }: PlacedFault, text: string): FaultEdit | undefined {
  const edit =
    fix?.() ??
    (severity !== 'error'
      ? undefined
      : ((span === undefined ? undefined : removalOf('', text, span.start, span.end, removePhrase)) ??
        removedEntry('', text)));
  return edit === undefined ? undefined : { ...edit, rule };
}

const emptied = ({ rule }: PlacedFault, text: string): FaultEdit => ({ ...removedEntry('', text), rule });

/** The copy after the corrections of its faults, or the very same where they change nothing. */
function corrected(
  copy: ListingCopy,
  faults: readonly PlacedFault[],
  repairs: Repair[],
  correction: (fault: PlacedFault, text: string) => FaultEdit | undefined,
): ListingCopy {
  const changed = new Map<CopyField, string[]>();
  const single = (field: CopyField): boolean => typeof copy[copyPropertyOf(field)] === 'string';
  for (const placed of byPlace(faults)) {
    const { field, index } = placed[0] as PlacedFault;
    const value = copy[copyPropertyOf(field)];
    const texts = changed.get(field) ?? (typeof value === 'string' ? [value] : [...value]);
    const at = typeof value === 'string' ? 0 : index;
    const text = at === undefined ? undefined : texts[at];
    if (at === undefined || text === undefined) continue;
    const first = placed.filter(({ rule }) => FIRST_RULES.test(rule));
    const edits = (first.length > 0 ? first : placed).flatMap((fault) => correction(fault, text) ?? []);
    const { text: next, applied } = applyFixes(text, edits);
    const after = applied.length > 1 ? respaced(next) : next;
    // An empty entry that is to be removed changes its list, though its text stays as it was.
    const isChange = after !== text || (text === '' && applied.length > 0 && !single(field));
    if (!isChange || (field === 'title' && after.trim() === '')) continue;
    texts[at] = after;
    changed.set(field, texts);
    for (const { rule, start, end, insert } of applied) {
      const place = typeof value === 'string' ? {} : { index: at };
      repairs.push({ rule, field, ...place, before: text.slice(start, end), after: insert });
    }
  }
  if (changed.size === 0) return copy;
  const entries = Array.from(changed, ([field, texts]) => [
    copyPropertyOf(field),
    single(field) ? texts[0] : texts.filter((text) => text !== ''),
  ]);
  return { ...copy, ...Object.fromEntries(entries) } as ListingCopy;
}

function byPlace(faults: readonly PlacedFault[]): Iterable<readonly PlacedFault[]> {
  const places = new Map<string, PlacedFault[]>();
  for (const fault of faults) {
    const key = `${fault.field} ${fault.index}`;
    const known = places.get(key);
    if (known === undefined) places.set(key, [fault]);
    else known.push(fault);
  }
  return places.values();
}

/** Several words removed side by side may leave their spaces. */
const respaced = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,;.])/g, '$1')
    .trim();

function withFittedTitle(copy: ListingCopy, ruleSet: RuleSet, context: LintContext, repairs: Repair[]): ListingCopy {
  // Asked of the whole copy, whose findings other steps ask for as well.
  const fault = lintListing(copy, ruleSet, context).find(
    (finding) => finding.field === 'title' && isRepairable(finding),
  );
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
