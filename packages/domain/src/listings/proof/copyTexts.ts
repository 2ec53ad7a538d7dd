import { flatMapped } from '../../shared/index.js';
import { copyPropertyOf } from '../copyPropertyOf.js';
import { COPY_FIELDS, type CopyField, type ListingCopy } from '../ListingCopy.js';

/** One text of a copy: a field, or one entry of a list field. */
export interface CopyText {
  readonly field: CopyField;
  readonly index: number | undefined;
  readonly text: string;
}

/** Every text of a copy that is not empty, in the order of the fields. */
export function copyTexts(copy: ListingCopy): readonly CopyText[] {
  return flatMapped(COPY_FIELDS, (field) => {
    const value = copy[copyPropertyOf(field)];
    const texts =
      typeof value === 'string'
        ? [{ field, index: undefined, text: value }]
        : value.map((text, index) => ({ field, index, text }));
    return texts.filter(({ text }) => text !== '');
  });
}

/** Fields that buyers read. */
export const VISIBLE_FIELDS: ReadonlySet<CopyField> = new Set([
  'title',
  'item_highlights',
  'bullet_points',
  'description',
  'seo_title',
  'meta_description',
]);
/** Fields of search words, where the seller's keywords may be although no fact carries them. */
export const SEARCH_FIELDS: ReadonlySet<CopyField> = new Set(['keywords', 'search_terms', 'tags']);
