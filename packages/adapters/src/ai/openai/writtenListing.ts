import type { Marketplace } from '@listwright/domain/marketplaces';
import { EMPTY_COPY, handleFor, type ListingCopy } from '@listwright/domain/listings';
import * as z from 'zod';

const amazon = z.strictObject({
  title: z.string().min(1).max(2000),
  item_highlights: z.string().max(2000),
  bullet_points: z.array(z.string().max(2000)).min(1).max(10),
  description: z.string().min(1).max(20_000),
  keywords: z.array(z.string().max(200)).max(100),
  search_terms: z.string().max(2000),
});

const shopify = z.strictObject({
  title: z.string().min(1).max(2000),
  description_html: z.string().min(1).max(20_000),
  seo_title: z.string().max(1000),
  meta_description: z.string().max(2000),
  tags: z.array(z.string().max(300)).max(250),
  keywords: z.array(z.string().max(200)).max(100),
});

/** The shapes that the model must answer in, as the provider takes them. */
export const answerSchemas: Readonly<Record<Marketplace, Record<string, unknown>>> = {
  amazon: asProviderSchema(amazon),
  shopify: asProviderSchema(shopify),
};

function asProviderSchema(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape);
  return withoutLimits(schema) as Record<string, unknown>;
}

/** Strict structured output takes types and required names only; lengths are checked on our side. */
function withoutLimits(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutLimits);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([name]) => !/^(min|max)(Length|Items)$/.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutLimits(value)]));
}

/** The copy in a model's answer; undefined where the answer is not whole or not of the shape. */
export function copyOfAnswer(marketplace: Marketplace, answer: string): ListingCopy | undefined {
  const json = parsed(answer);
  if (marketplace === 'amazon') {
    const result = amazon.safeParse(json);
    if (!result.success) return undefined;
    const { item_highlights, bullet_points, search_terms, ...rest } = result.data;
    return {
      ...EMPTY_COPY,
      ...rest,
      itemHighlights: item_highlights,
      bulletPoints: bullet_points,
      searchTerms: search_terms,
    };
  }
  const result = shopify.safeParse(json);
  if (!result.success) return undefined;
  const { description_html, seo_title, meta_description, ...rest } = result.data;
  return {
    ...EMPTY_COPY,
    ...rest,
    description: description_html,
    seoTitle: seo_title,
    metaDescription: meta_description,
    handle: handleFor(result.data.title),
  };
}

/** Some servers wrap JSON in a Markdown fence although they were asked not to. */
function parsed(answer: string): unknown {
  const bare = answer.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');
  try {
    return JSON.parse(bare);
  } catch {
    return undefined;
  }
}
