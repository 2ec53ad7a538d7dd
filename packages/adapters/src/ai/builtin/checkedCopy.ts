import { copyPropertyOf, enforceProof, lintListing, repairListing } from '@listwright/domain/listings';
import type { Finding, LintContext, ListingBrief, ListingCopy } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import type { RuleSet } from '@listwright/domain/marketplaces';

/**
 * The copy as it may leave the writer: without what the last check found (`faults` belong to this very text, since the
 * writer repeats itself), without any claim the brief does not support, and mended where a rule still objects.
 */
export function checkedCopy(
  copy: ListingCopy,
  brief: ListingBrief,
  ruleSet: RuleSet,
  faults: readonly Finding[],
): ListingCopy {
  const answered = faults.length === 0 ? copy : withoutFaults(copy, faults);
  const findings = lintListing(answered, ruleSet, brief);
  const claims = findings.filter(({ rule, severity }) => severity !== 'info' && rule.includes('.claims.'));
  // Statements no listing should make go with their phrase, warnings included.
  const decent = claims.length === 0 ? answered : withoutFaults(answered, claims);
  const grounded = enforceProof(decent, readProduct(brief), 'strict').copy;
  const left = grounded === answered ? findings : lintListing(grounded, ruleSet, brief);
  return mended(grounded, left, ruleSet, brief);
}

function mended(copy: ListingCopy, findings: readonly Finding[], ruleSet: RuleSet, context: LintContext): ListingCopy {
  const faults = findings.filter(({ severity, rule }) => severity !== 'info' && !rule.endsWith('.too_few'));
  if (faults.length === 0) return copy;
  const repaired = repairListing(copy, ruleSet, context).copy;
  // The mending of titles also sees to their capitals, which are right already ("LNER").
  if (faults.some(({ field }) => field === 'title')) return repaired;
  const isHighlight = faults.some(({ field }) => field === 'item_highlights');
  return {
    ...repaired,
    title: copy.title,
    itemHighlights: isHighlight ? repaired.itemHighlights : copy.itemHighlights,
  };
}

/** Applies the fix of each fault, or takes out the passage it names; from the end, so that places still hold. */
function withoutFaults(copy: ListingCopy, faults: readonly Finding[]): ListingCopy {
  let current: ListingCopy = copy;
  const ordered = faults.toSorted(
    (one, other) => (other.index ?? 0) - (one.index ?? 0) || (other.span?.start ?? 0) - (one.span?.start ?? 0),
  );
  for (const { field, index, fix, span, severity } of ordered) {
    if (severity === 'info' || (!fix && !span)) continue;
    const property = copyPropertyOf(field);
    const value = current[property];
    const before = typeof value === 'string' ? value : (value[index ?? -1] ?? '');
    const after = fix?.replacement ?? (span ? `${before.slice(0, span.start)}${before.slice(span.end)}` : before);
    if (field === 'title' && after.trim() === '') continue;
    current = {
      ...current,
      [property]:
        typeof value === 'string'
          ? after
          : value.map((entry, at) => (at === index ? after : entry)).filter((entry) => entry !== ''),
    };
  }
  return current;
}
