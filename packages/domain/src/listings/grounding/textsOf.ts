import { copyPropertyOf } from '../copyPropertyOf.js';
import { COPY_FIELDS } from '../ListingCopy.js';
import type { CopyField, ListingCopy } from '../ListingCopy.js';

/** One text of a copy: a field, or one entry of a list field. */
export interface CopyText {
  readonly field: CopyField;
  readonly index: number | undefined;
  readonly text: string;
}

/** Every text of a copy that is not empty, in the order of the fields. */
export function textsOf(copy: ListingCopy): readonly CopyText[] {
  return COPY_FIELDS.flatMap((field) => {
    const value = copy[copyPropertyOf(field)];
    const texts =
      typeof value === 'string'
        ? [{ field, index: undefined, text: value }]
        : value.map((text, index) => ({ field, index, text }));
    return texts.filter(({ text }) => text !== '');
  });
}
