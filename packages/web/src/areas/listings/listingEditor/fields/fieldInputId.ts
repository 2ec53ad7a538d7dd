import type { CopyField } from '@listwright/domain/listings';

/** The id of the input of a field, or of one entry of it. */
export function fieldInputId(field: CopyField, index?: number): string {
  return index === undefined ? `field-${field}` : `field-${field}-${index}`;
}
