import { remembering } from '../../../shared/index.js';
import type { RuleSet } from '../../../marketplaces/index.js';
import type { Severity } from '../../Finding.js';
import { COPY_FIELDS, type CopyField, type ListingCopy } from '../../ListingCopy.js';
import { copyPropertyOf } from '../../copyPropertyOf.js';
import { BrandName } from './BrandName.js';
import type { CheckContext, Fault } from './Check.js';
import { FieldText } from './FieldText.js';
import { lintPlan } from './lintPlan.js';

/** A fault with the rule that found it and its place. */
export interface PlacedFault {
  readonly rule: string;
  readonly field: CopyField;
  readonly index: number | undefined;
  readonly severity: Severity;
  readonly source: string;
  readonly fault: Fault;
}

/**
 * Every fault of a copy, however many, in the order of fields, rules and places. Corrections are not worked out yet. The
 * steps that fit, repair and review a copy ask for the faults of the very same one.
 */
export const findFaults = remembering(faultsOf, (one, other) => one.every((value, at) => value === other[at]));

function faultsOf(
  copy: Partial<ListingCopy>,
  ruleSet: RuleSet,
  brandName: string,
  productName: string,
): readonly PlacedFault[] {
  const plan = lintPlan(ruleSet);
  const brand = new BrandName(brandName);
  const title = copy.title === undefined ? undefined : new FieldText('title', copy.title, brand);
  const context: CheckContext = { limits: ruleSet.limits, title, productName };
  const found: PlacedFault[] = [];
  for (const field of COPY_FIELDS) {
    const value = copy[copyPropertyOf(field)];
    if (value === undefined) continue;
    const texts = field === 'title' && title !== undefined ? [title] : textsOf(field, value, brand);
    for (const { rule, check, source } of plan.lists.get(field) ?? []) {
      const { id, severity } = rule;
      collect(check(texts, context), (fault) =>
        found.push({ rule: id, field, index: fault.index, severity: fault.severity ?? severity, source, fault }),
      );
    }
    for (const text of texts) {
      for (const { rule, check, source } of plan.texts.get(field) ?? []) {
        const { id, severity } = rule;
        collect(check(text, context), (fault) =>
          found.push({ rule: id, field, index: text.index, severity: fault.severity ?? severity, source, fault }),
        );
      }
    }
  }
  return found;
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
