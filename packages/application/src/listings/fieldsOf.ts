import { COPY_FIELDS, copyPropertyOf, type ListingCopy } from '@listwright/domain/listings';
import type { WrittenField } from './ports/CopyWriter.js';

/** Every field of a text that is not empty, and every entry of its list fields. */
export function fieldsOf(copy: ListingCopy): readonly WrittenField[] {
  return COPY_FIELDS.flatMap((field): WrittenField[] => {
    const value = copy[copyPropertyOf(field)];
    const texts =
      typeof value === 'string' ? [{ field, text: value }] : value.map((text, index) => ({ field, index, text }));
    return texts.filter(({ text }) => text !== '');
  });
}
