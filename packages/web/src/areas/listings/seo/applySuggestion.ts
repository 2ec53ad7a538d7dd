import type { SeoText } from '@listwright/application/contract';
import { applyFix } from '@listwright/domain/listings';
import type { SeoResult } from './markedFields';

type Suggestion = SeoResult['suggestions'][number];

/** The change of the form that a suggestion makes; an entry that becomes empty is removed. */
export function applySuggestion(text: SeoText, { field, index, fix }: Suggestion): Partial<SeoText> {
  if (fix === undefined || field === undefined) return {};
  const name = field === 'keywords' ? 'listing_keywords' : field;
  const before = text[name];
  if (before === undefined || typeof before === 'string') return { [name]: applyFix(before ?? '', fix) };
  if (index === undefined) return {};
  const entries = before.map((entry, at) => (at === index ? applyFix(entry, fix) : entry));
  return { [name]: entries.filter((entry, at) => at !== index || entry !== '') };
}
