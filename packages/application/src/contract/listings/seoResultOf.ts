import { checkSeo, type ListingCopy, type SeoInput } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import type * as z from 'zod';
import type { SeoRequest } from './SeoRequest.js';
import type { SeoResult } from './seoViews.js';

export type SeoText = z.output<typeof SeoRequest>;

/** Judges a text by the rules of `seoRuleSet`. Server and screen share it: the score while typing is the one that a run stores. */
export function seoResultOf(text: SeoText, ruleSet: RuleSet): z.output<typeof SeoResult> {
  const { score, grade, capped, checks, basis, kind, suggestions, keywords, coverage, marks } = checkSeo(
    seoInput(text),
    ruleSet,
  );
  return {
    score,
    grade,
    capped,
    checks: checks.map(({ fixHint, ...check }) => ({
      ...check,
      ...(fixHint === undefined ? {} : { fix_hint: fixHint }),
    })),
    basis,
    kind,
    suggestions: suggestions.map((one) => ({ ...one })),
    keywords: keywords.map(({ keyword, places, covered }) => ({ keyword, places: [...places], covered })),
    keyword_coverage: coverage,
    marks: marks.map((mark) => ({ ...mark })),
    title_limit: ruleSet.limits.titleMax,
    rule_set: { id: ruleSet.id, date: ruleSet.date },
  };
}

function seoInput({ product, keywords, kind, brand, category, language, ...text }: SeoText): SeoInput {
  const copy = {
    title: text.title,
    itemHighlights: text.item_highlights,
    bulletPoints: text.bullet_points,
    description: text.description,
    keywords: text.listing_keywords,
    searchTerms: text.search_terms,
    seoTitle: text.seo_title,
    metaDescription: text.meta_description,
    tags: text.tags,
    handle: text.handle,
  };
  return {
    copy: Object.fromEntries(Object.entries(copy).filter(([, value]) => value !== undefined)) as Partial<ListingCopy>,
    keywords,
    kind,
    brand,
    category,
    language,
    product:
      product === undefined
        ? null
        : {
            productName: product.product_name,
            description: product.description,
            attributes: product.attributes,
            ...(product.leave_out.length === 0 ? {} : { leftOut: product.leave_out }),
          },
  };
}
