import type { RuleSet } from '../marketplaces/index.js';
import { remembering } from '../shared/index.js';
import type { Finding } from './Finding.js';
import { COPY_FIELDS, type CopyField, type ListingCopy } from './ListingCopy.js';
import { copyPropertyOf } from './copyPropertyOf.js';
import { BrandName } from './rules/engine/BrandName.js';
import type { CheckContext, Fault } from './rules/engine/Check.js';
import { FieldText } from './rules/engine/FieldText.js';
import { lintPlan } from './rules/engine/lintPlan.js';

/** What is known about the product besides its text. */
export interface LintContext {
  /** The brand as it is spelled; inside it Amazon's character rules do not hold. */
  readonly brand?: string;
  readonly productName?: string;
}

/**
 * Judges a copy by a rule set. Only fields that are present are judged: `undefined` was not given, `''` is empty.
 *
 * @returns the findings by field in the order of `COPY_FIELDS`, within a field in the order of the rules and of the
 * text. Empty when nothing is wrong. Never throws, whatever the texts contain.
 */
export function lintListing(
  copy: Partial<ListingCopy>,
  ruleSet: RuleSet,
  { brand = '', productName = '' }: LintContext = {},
): readonly Finding[] {
  return lint(copy, ruleSet, brand, productName);
}

// The steps that write, mend and review a copy ask for its findings one after the other.
const lint = remembering(findFaults, (one, other) => one.every((value, at) => value === other[at]));

function findFaults(
  copy: Partial<ListingCopy>,
  ruleSet: RuleSet,
  brandName: string,
  productName: string,
): readonly Finding[] {
  const plan = lintPlan(ruleSet);
  const brand = new BrandName(brandName);
  const title = copy.title === undefined ? undefined : new FieldText('title', copy.title, brand);
  const checkContext: CheckContext = { limits: ruleSet.limits, title, productName };
  const findings: Finding[] = [];
  for (const field of COPY_FIELDS) {
    const value = copy[copyPropertyOf(field)];
    if (value === undefined) continue;
    const texts = field === 'title' && title !== undefined ? [title] : textsOf(field, value, brand);
    for (const { rule, check, source } of plan.lists.get(field) ?? []) {
      collect(check(texts, checkContext), (fault) =>
        findings.push(toFinding(fault, rule.id, field, fault.index, fault.severity ?? rule.severity, source)),
      );
    }
    for (const text of texts) {
      for (const { rule, check, source } of plan.texts.get(field) ?? []) {
        collect(check(text, checkContext), (fault) =>
          findings.push(toFinding(fault, rule.id, field, text.index, fault.severity ?? rule.severity, source)),
        );
      }
    }
  }
  return findings;
}

const textsOf = (field: CopyField, value: string | readonly string[], brand: BrandName): readonly FieldText[] =>
  typeof value === 'string'
    ? [new FieldText(field, value, brand)]
    : value.map((entry, index) => new FieldText(field, entry, brand, index));

function collect(result: Fault | readonly Fault[] | undefined, take: (fault: Fault) => void): void {
  if (result === undefined) return;
  if (isList(result)) result.forEach(take);
  else take(result);
}

const isList = (result: Fault | readonly Fault[]): result is readonly Fault[] => Array.isArray(result);

const toFinding = (
  { message, span, fix }: Fault,
  rule: string,
  field: CopyField,
  index: number | undefined,
  severity: Finding['severity'],
  source: string,
): Finding => ({
  rule,
  field,
  ...(index === undefined ? {} : { index }),
  severity,
  message,
  ...(span === undefined ? {} : { span }),
  ...(fix === undefined ? {} : { fix }),
  source,
});
