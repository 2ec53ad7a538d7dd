import type { FittedTitleView } from '@listwright/application/contract';
import type { FittedTitle } from '@listwright/domain/listings';
import type * as z from 'zod';

export function fittedTitleView(fitted: FittedTitle): z.input<typeof FittedTitleView> {
  return {
    title: fitted.title,
    item_highlights: fitted.itemHighlights,
    search_terms: fitted.searchTerms,
    moved: [...fitted.moved],
  };
}
