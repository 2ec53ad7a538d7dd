import type { api } from '@listwright/application/contract';
import type { CopyField } from '@listwright/domain/listings';

/** A field, or an entry of one, of a listing in progress. */
export interface WrittenField {
  readonly field: CopyField;
  readonly index?: number | undefined;
  readonly text: string;
}

/** The events of the generator's stream. */
export type GenerateEvent = keyof (typeof api.listings.generate)['events']['others'];

/** The fields with one more: a later text replaces the earlier one of the same field. */
export function withField(written: readonly WrittenField[], next: WrittenField): readonly WrittenField[] {
  const others = written.filter(({ field, index }) => field !== next.field || index !== next.index);
  return [...others, next].sort((left, right) => (left.index ?? 0) - (right.index ?? 0));
}
