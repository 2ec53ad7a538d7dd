import { COPY_FIELDS, SEVERITIES } from '@listwright/domain/listings';
import type { LintFinding } from './LintFinding';

/**
 * The order in which findings are listed and fixed: errors, warnings, advice; then field by field, entry by entry, from
 * the end of each text to its start, so that no fix shifts the position of the next.
 */
export function sortByFixOrder(findings: readonly LintFinding[]): readonly LintFinding[] {
  return [...findings].sort(
    (left, right) =>
      SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity) ||
      COPY_FIELDS.indexOf(left.field) - COPY_FIELDS.indexOf(right.field) ||
      (left.index ?? -1) - (right.index ?? -1) ||
      (right.span?.start ?? 0) - (left.span?.start ?? 0) ||
      left.rule.localeCompare(right.rule),
  );
}
