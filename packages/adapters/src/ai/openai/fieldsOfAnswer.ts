import type { WrittenField } from '@listwright/application/listings';
import type { CopyField } from '@listwright/domain/listings';
import { AnswerReader } from './AnswerReader.js';

const FIELDS: Readonly<Record<string, CopyField>> = {
  title: 'title',
  item_highlights: 'item_highlights',
  bullet_points: 'bullet_points',
  description: 'description',
  description_html: 'description',
  keywords: 'keywords',
  search_terms: 'search_terms',
  seo_title: 'seo_title',
  meta_description: 'meta_description',
  tags: 'tags',
};
const LISTS: ReadonlySet<CopyField> = new Set(['bullet_points', 'keywords', 'tags']);

/** Reads a model's answer in chunks, and reports each complete field or list entry. */
export function fieldsOfAnswer(onField: (field: WrittenField) => void): (piece: string) => void {
  const sentences: string[] = [];
  const reader = new AnswerReader((part) => {
    const [name, index, key] = part.path;
    const field = typeof name === 'string' ? FIELDS[name] : undefined;
    if (field === undefined) return;
    if ('ended' in part) {
      // A description given sentence by sentence is complete with its list.
      if (field === 'description' && part.path.length === 1 && sentences.length > 0)
        onField({ field, text: sentences.splice(0).join(' ') });
      return;
    }
    const isText =
      part.path.length === 1 || index === 'text' || (typeof index === 'number' && (key ?? 'text') === 'text');
    if (!isText || part.text.trim() === '') return;
    if (typeof index !== 'number') onField({ field, text: part.text });
    else if (LISTS.has(field)) onField({ field, index, text: part.text });
    else sentences.push(part.text);
  });
  return (piece) => reader.feed(piece);
}
