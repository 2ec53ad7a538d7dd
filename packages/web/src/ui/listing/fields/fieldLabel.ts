import type { CopyField } from '@listwright/domain/listings';
import { fieldSpecs } from './fieldSpecs';

const LABELS = new Map(fieldSpecs.map(({ field, label }) => [field, label]));

/** "Title", "Bullet point 3". */
export function fieldLabel(field: CopyField, index?: number): string {
  const label = LABELS.get(field) ?? field;
  return index === undefined ? label : `${label.replace(/s$/, '')} ${index + 1}`;
}
