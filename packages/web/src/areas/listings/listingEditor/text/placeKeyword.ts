import type { KeywordPlace } from '@listwright/domain/listings';
import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';

/** The text with a keyword added to a field, joined with that field's separator. */
export function placeKeyword(copy: EditableCopy, keyword: string, place: KeywordPlace): EditableCopy {
  const join = (text: string, by: string) => (text.trim() === '' ? keyword : `${text.trimEnd()}${by}${keyword}`);
  switch (place) {
    case 'title':
      return { ...copy, generated_title: join(copy.generated_title, ' ') };
    case 'item_highlights':
      return { ...copy, item_highlights: join(copy.item_highlights, ', ') };
    case 'search_terms':
      return { ...copy, search_terms: join(copy.search_terms, ' ').toLowerCase() };
    case 'description':
      return { ...copy, generated_description: join(copy.generated_description, ' ') };
    case 'bullet_points':
      return { ...copy, bullet_points: withLast(copy.bullet_points, (last) => join(last, '; ')) };
  }
}

function withLast(entries: readonly string[], change: (last: string) => string): string[] {
  return [...entries.slice(0, -1), change(entries.at(-1) ?? '')];
}
