import type { EditListingRequest, LintRequest } from '@listwright/application/contract';
import type { ListingCopy } from '@listwright/domain/listings';
import type * as z from 'zod';

/** The parts of a copy that a request names; the rest stays absent, which is not the same as empty. */
export function copyFromEdit(body: z.output<typeof EditListingRequest>): Partial<ListingCopy> {
  return present({
    title: body.generated_title,
    itemHighlights: body.item_highlights,
    bulletPoints: body.bullet_points,
    description: body.generated_description,
    keywords: body.keywords,
    searchTerms: body.search_terms,
    seoTitle: body.seo_title,
    metaDescription: body.meta_description,
    tags: body.tags,
    handle: body.handle,
  });
}

export function copyFromLint(body: z.output<typeof LintRequest>): Partial<ListingCopy> {
  return present({
    title: body.title,
    itemHighlights: body.item_highlights,
    bulletPoints: body.bullet_points,
    description: body.description,
    searchTerms: body.search_terms,
    seoTitle: body.seo_title,
    metaDescription: body.meta_description,
    tags: body.tags,
    handle: body.handle,
  });
}

function present(values: { readonly [K in keyof ListingCopy]?: ListingCopy[K] | undefined }): Partial<ListingCopy> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
