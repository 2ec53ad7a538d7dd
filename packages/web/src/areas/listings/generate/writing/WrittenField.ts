import type { api } from '@listwright/application/contract';
import type { CopyField } from '@listwright/domain/listings';

/** A field of a listing that is being written, or an entry of it. */
export interface WrittenField {
  readonly field: CopyField;
  readonly index?: number | undefined;
  readonly text: string;
}

/** The events that the generator sends, by name. */
export type GenerateEvent = keyof (typeof api.listings.generate)['events']['others'];

/** The fields with one more: a later text of a field replaces the earlier one. */
export function withField(written: readonly WrittenField[], next: WrittenField): readonly WrittenField[] {
  const others = written.filter(({ field, index }) => field !== next.field || index !== next.index);
  return [...others, next].sort((left, right) => (left.index ?? 0) - (right.index ?? 0));
}
