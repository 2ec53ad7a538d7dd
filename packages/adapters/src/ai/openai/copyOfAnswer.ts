import type { Marketplace } from '@listwright/domain/marketplaces';
import { EMPTY_COPY, handleFor, type ListingCopy } from '@listwright/domain/listings';
import * as z from 'zod';
import { parsedAnswer } from './parsedAnswer.js';

/** A text with the facts that it uses; a plain text is accepted too. */
const used = z.object({ text: z.string(), fact_ids: z.array(z.string()) });
const text = z
  .union([z.string(), used.partial({ fact_ids: true })])
  .transform((one) => (typeof one === 'string' ? one : one.text));
const texts = z.union([z.array(text), text.transform((one) => [one])]);
const sentences = z.union([text, z.array(text).transform((all) => all.join(' '))]);
const words = z.union([z.string(), z.array(z.string()).transform((all) => all.join(' '))]);
const phrases = z.array(z.string());

/** The accepted shape of an answer: optional fields may be absent. */
const amazon = z.object({
  title: text,
  item_highlights: sentences.default(''),
  bullet_points: texts,
  description: sentences,
  keywords: phrases.default([]),
  search_terms: words.default(''),
});
const shopify = z.object({
  title: text,
  description_html: sentences,
  seo_title: text.default(''),
  meta_description: sentences.default(''),
  tags: phrases.default([]),
  keywords: phrases.default([]),
});

/** The JSON schemas of answers, as the provider accepts them. */
export const answerSchemas: Readonly<Record<Marketplace, Record<string, unknown>>> = {
  amazon: asProviderSchema(
    z.strictObject({
      title: strict(),
      item_highlights: strict(),
      bullet_points: z.array(strict()),
      description: z.array(strict()),
      keywords: phrases,
      search_terms: z.string(),
    }),
  ),
  shopify: asProviderSchema(
    z.strictObject({
      title: strict(),
      description_html: z.array(strict()),
      seo_title: strict(),
      meta_description: strict(),
      tags: phrases,
      keywords: phrases,
    }),
  ),
};

function strict() {
  return z.strictObject(used.shape);
}

function asProviderSchema(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape);
  return schema;
}

/** Above the limit of any store: the rest of such a field is noise, and repair makes the final cut. */
const MAX_LENGTH = { title: 500, line: 1000, body: 8000, phrase: 200 } as const;
const MAX_COUNT = { bullets: 10, phrases: 100 } as const;

/** The copy in a model's answer, or why it cannot be used. One overlong field is cut; it does not spoil the others. */
export function copyOfAnswer(
  marketplace: Marketplace,
  answer: string,
): { readonly copy: ListingCopy } | { readonly fault: string } {
  const json = parsedAnswer(answer);
  const read = marketplace === 'amazon' ? amazonCopy(json) : shopifyCopy(json);
  if (read === undefined) return { fault: 'it was not of the agreed shape' };
  const fault = faultOf(marketplace, read);
  return fault === undefined ? { copy: read } : { fault };
}

/** Rejects answers that parse but cannot be published. */
function faultOf(marketplace: Marketplace, { title, description, bulletPoints }: ListingCopy): string | undefined {
  if (title === '') return 'its title was empty';
  if (description.replaceAll(/<[^<>]*>/gu, '').trim() === '') return 'its description was empty';
  if (marketplace !== 'amazon') return undefined;
  if (bulletPoints.length === 0) return 'it had no bullet points';
  const plain = bulletPoints.map((bullet) =>
    bullet
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return new Set(plain).size < plain.length ? 'its bullet points repeated each other' : undefined;
}

function amazonCopy(json: unknown): ListingCopy | undefined {
  const { success, data } = amazon.safeParse(json);
  if (!success) return undefined;
  return {
    ...EMPTY_COPY,
    title: cut(plain(data.title), MAX_LENGTH.title),
    itemHighlights: cut(plain(data.item_highlights), MAX_LENGTH.title),
    bulletPoints: listOf(data.bullet_points, MAX_LENGTH.line, MAX_COUNT.bullets),
    description: cut(plain(data.description), MAX_LENGTH.body),
    keywords: listOf(data.keywords, MAX_LENGTH.phrase, MAX_COUNT.phrases),
    searchTerms: cut(plain(data.search_terms), MAX_LENGTH.line),
  };
}

function shopifyCopy(json: unknown): ListingCopy | undefined {
  const { success, data } = shopify.safeParse(json);
  if (!success) return undefined;
  const title = cut(plain(data.title), MAX_LENGTH.title);
  return {
    ...EMPTY_COPY,
    title,
    description: cut(withoutAddresses(data.description_html), MAX_LENGTH.body),
    seoTitle: cut(plain(data.seo_title), MAX_LENGTH.title),
    metaDescription: cut(plain(data.meta_description), MAX_LENGTH.line),
    tags: listOf(data.tags, MAX_LENGTH.phrase, MAX_COUNT.phrases),
    keywords: listOf(data.keywords, MAX_LENGTH.phrase, MAX_COUNT.phrases),
    handle: handleFor(title),
  };
}

function listOf(entries: readonly string[], longest: number, most: number): readonly string[] {
  return entries
    .map((entry) => cut(plain(entry), longest))
    .filter((entry) => entry !== '')
    .slice(0, most);
}

/** A plain text has no markup of any kind; text between tags and link texts stay. */
function plain(given: string): string {
  return withoutAddresses(
    given
      .replaceAll(/<(script|style)\b[^<>]*>[^<]*(?:<\/\1>)?/giu, ' ')
      .replaceAll(/<\/?[a-z][^<>]*>/giu, ' ')
      .replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/gu, '$1')
      .replaceAll(/\*\*|__|^#{1,6} /gmu, ''),
  )
    .replaceAll(/[^\S\n]+/gu, ' ')
    .trim();
}

/** Facts contain no URL, so one in an answer is invented. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/giu, '');
}

/** Up to the last sentence that fits, or else the last word; never inside a tag. */
function cut(given: string, most: number): string {
  const text = given.trim();
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const outside = start.lastIndexOf('<') > start.lastIndexOf('>') ? start.slice(0, start.lastIndexOf('<')) : start;
  const sentence = Math.max(outside.lastIndexOf('. '), outside.lastIndexOf('.\n'), outside.lastIndexOf('</p>') - 1);
  if (sentence > most / 2) return outside.slice(0, sentence + 1).trim();
  const word = outside.lastIndexOf(' ');
  return (word > 0 ? outside.slice(0, word) : outside).trim();
}
