import type { api, CallOutput, SeoText } from '@listwright/application/contract';
import type { CopyField } from '@listwright/domain/listings';
import { fieldLabel } from '../../../ui/listing/fields/fieldLabel';
import { overLimit } from '../annotated/overLimit';
import type { TextMark } from '../annotated/textPieces';

export type SeoResult = CallOutput<typeof api.listings.runSeoCheck>['analysis']['result'];
/** What is marked in the text of a result. */
export interface MarkedResult extends Pick<SeoResult, 'marks' | 'title_limit'> {
  readonly suggestions: readonly Pick<
    SeoResult['suggestions'][number],
    'field' | 'index' | 'span' | 'severity' | 'message'
  >[];
}
type Place = { readonly field?: CopyField | undefined; readonly index?: number | undefined };

/** A field of the text with what is marked in it. */
export interface MarkedField {
  readonly label: string;
  readonly text: string;
  readonly marks: readonly TextMark[];
}

/** The fields of a text that have something to read, each with its keywords, findings and what is over the limit. */
export function markedFields(text: SeoText, result: MarkedResult): readonly MarkedField[] {
  const marked = (field: CopyField, value: string | undefined, index?: number): readonly MarkedField[] => {
    if (value === undefined || value.trim() === '') return [];
    const isHere = (place: Place): boolean => place.field === field && place.index === index;
    const keywords = result.marks
      .filter(isHere)
      .map(({ start, end, keyword }): TextMark => ({ start, end, kind: 'keyword', label: `keyword ${keyword}` }));
    const findings = result.suggestions.flatMap((one): readonly TextMark[] =>
      one.span === undefined || !isHere(one) ? [] : [{ ...one.span, kind: one.severity, label: one.message }],
    );
    const over = field === 'title' ? overLimit(value, result.title_limit) : [];
    return [{ label: fieldLabel(field, index), text: value, marks: [...keywords, ...findings, ...over] }];
  };
  return [
    ...marked('title', text.title),
    ...marked('item_highlights', text.item_highlights),
    ...(text.bullet_points ?? []).flatMap((bullet, index) => marked('bullet_points', bullet, index)),
    ...marked('description', text.description),
    ...marked('search_terms', text.search_terms),
    ...marked('seo_title', text.seo_title),
    ...marked('meta_description', text.meta_description),
  ];
}
