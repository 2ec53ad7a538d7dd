import { applyFix as edited } from '@listwright/domain/listings';
import type { LintFinding } from '../../../../ui/listing/LintFinding';
import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';
import { fieldSpecs } from '../../../../ui/listing/fields/fieldSpecs';

/** The text after a finding's automatic fix. An entry that becomes empty is removed. */
export function applyFix(copy: EditableCopy, { field, index, fix }: LintFinding): EditableCopy {
  const wire = fieldSpecs.find((spec) => spec.field === field)?.wire;
  if (wire === undefined || fix === undefined) return copy;
  const before = copy[wire];
  if (!Array.isArray(before)) return { ...copy, [wire]: edited(before, fix) };
  if (index === undefined) return copy;
  const entries = before.map((entry, at) => (at === index ? edited(entry, fix) : entry));
  return { ...copy, [wire]: entries.filter((entry, at) => at !== index || entry !== '') };
}
