import {
  BRIEF_LIMITS,
  COPY_FIELDS,
  TITLE_TO_FIT_MAX,
  TONES,
  tooLong,
  WRITING_MODES,
} from '@listwright/domain/listings';
import { MARKETPLACES, PRODUCT_CLASSES } from '@listwright/domain/marketplaces';
import * as z from 'zod';
import { pagingQuery } from '../kernel/index.js';
import { leaveOut, productFields } from '../products/productRequests.js';
import { LISTING_QUALITIES } from './listingQualities.js';
import { SORT_ORDERS } from '../sortOrders.js';
import { LISTING_SORTS } from './listingSorts.js';
import { LISTING_STATUSES } from './listingStatuses.js';
import { KeptStatementView } from './listingViews.js';

const text = (name: string, most: number) => z.string().trim().max(most, tooLong(name, most));

/** Offsets of findings are those of the text as it was sent. */
const untrimmed = (name: string, most: number) => z.string().max(most, tooLong(name, most));

const marketplace = z.enum(MARKETPLACES, 'Please select a target marketplace').describe('amazon or shopify');

const writer = z
  .enum(['auto', 'basic'])
  .default('auto')
  .describe('basic: the Basic writer, although an AI model is connected');

export const GenerateListingRequest = z
  .object({
    ...productFields,
    product_id: z
      .uuid('This is not the id of a product')
      .optional()
      .describe('A product of the account: its fields are used where none are sent'),
    product_name: z
      .string('Product name is required')
      .trim()
      .max(BRIEF_LIMITS.productName, tooLong('Product name', BRIEF_LIMITS.productName))
      .default('')
      .describe('What the product is, as the seller calls it; required without `product_id`'),
    marketplace,
    marketplace_id: text('Marketplace id', 20).default('').describe('Amazon marketplace id; default the United States'),
    leave_out: leaveOut.default([]),
    keywords: z
      .array(text('Keyword', BRIEF_LIMITS.keyword))
      .max(BRIEF_LIMITS.keywords, `At most ${BRIEF_LIMITS.keywords} keywords`)
      .default([])
      .describe('Words the listing should be found by; they support no claim'),
    tone: z.enum(TONES).default('neutral').describe('How it should sound'),
    language: text('Language', BRIEF_LIMITS.language)
      .default('en')
      .describe('BCP 47 language tag; the Basic writer writes English only'),
    mode: z
      .enum(WRITING_MODES)
      .default('strict')
      .describe('strict: unverified statements are removed; review: they stay, marked, and the seller decides'),
    writer,
  })
  .refine(({ product_name: name, product_id: product }) => name !== '' || product !== undefined, {
    path: ['product_name'],
    error: 'Product name is required',
    // Named together with the faults of other fields.
    when: ({ value, issues }) => isObject(value) && !issues.some(({ path = [] }) => path[0] === 'product_name'),
  });

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const ListListingsQuery = z.object({
  ...pagingQuery,
  search: text('Search', 200).default('').describe('Words of the product name or title'),
  marketplace: z.enum(MARKETPLACES).optional().describe('Only this marketplace'),
  status: z.enum(LISTING_STATUSES).optional().describe('Only this status'),
  quality: z
    .enum(LISTING_QUALITIES)
    .optional()
    .describe('Only ready (no errors, no warnings, score 70 or more), needs_work or has_errors'),
  sort: z.enum(LISTING_SORTS).default('date').describe('By the date a listing was made, or by its score'),
  order: z.enum(SORT_ORDERS).default('desc').describe('desc: newest or highest first; asc: oldest or lowest first'),
  product_id: z.uuid('This is not the id of a product').optional().describe('Only listings of this product'),
});

/** The limit of a field: several times what a marketplace allows, so that long drafts can be saved and checked. */
const FIELD_LIMITS = {
  title: 1000,
  itemHighlights: 1000,
  bullet: 2000,
  bullets: 10,
  description: 20_000,
  searchTerms: 2000,
  seoTitle: 500,
  metaDescription: 1000,
  tag: 300,
  tags: 300,
  handle: 300,
} as const;

const furtherFields = {
  item_highlights: text('Item highlights', FIELD_LIMITS.itemHighlights).optional(),
  search_terms: text('Search terms', FIELD_LIMITS.searchTerms).optional(),
  seo_title: text('SEO title', FIELD_LIMITS.seoTitle).optional(),
  meta_description: text('Meta description', FIELD_LIMITS.metaDescription).optional(),
  tags: z.array(text('Tag', FIELD_LIMITS.tag)).max(FIELD_LIMITS.tags, `At most ${FIELD_LIMITS.tags} tags`).optional(),
  handle: text('Handle', FIELD_LIMITS.handle).optional(),
};

/** An edit: the fields that are present replace the stored ones. */
export const EditListingRequest = z.object({
  generated_title: text('Title', FIELD_LIMITS.title).optional(),
  bullet_points: z
    .array(text('Bullet point', FIELD_LIMITS.bullet))
    .max(FIELD_LIMITS.bullets, `At most ${FIELD_LIMITS.bullets} bullet points`)
    .optional(),
  generated_description: text('Description', FIELD_LIMITS.description).optional(),
  keywords: z.array(text('Keyword', 100)).max(200, 'At most 200 keywords').optional(),
  ...furtherFields,
  locked_fields: z
    .array(z.enum(COPY_FIELDS))
    .max(COPY_FIELDS.length)
    .optional()
    .describe('Fields a rewrite leaves alone'),
  leave_out: leaveOut.optional(),
  kept_statements: z
    .array(KeptStatementView)
    .max(500, 'At most 500 kept statements')
    .optional()
    .describe('Open statements that the seller keeps, in place of those before; empty: none'),
  version: z.number().int().optional().describe('The version the edit started from; a newer stored one is a conflict'),
});

export const RewriteListingRequest = z.object({
  fields: z
    .array(z.enum(COPY_FIELDS))
    .min(1, 'Name at least one field')
    .max(COPY_FIELDS.length)
    .describe('Fields to write again'),
  index: z.number().int().min(0).max(9).optional().describe('With one list field: only this entry'),
  writer,
});

const day = z.iso.date('Use a date such as 2026-07-27');

export const LintRequest = z.object({
  marketplace,
  marketplace_id: text('Marketplace id', 20).optional().describe('Amazon marketplace id'),
  product_class: z.enum(PRODUCT_CLASSES).optional().describe('media for books, music, video, software'),
  on: day.optional().describe('Rules as of this day; default today'),
  brand: text('Brand', 100).optional(),
  title: untrimmed('Title', FIELD_LIMITS.title).optional(),
  item_highlights: untrimmed('Item highlights', FIELD_LIMITS.itemHighlights).optional(),
  bullet_points: z
    .array(untrimmed('Bullet point', FIELD_LIMITS.bullet))
    .max(FIELD_LIMITS.bullets, `At most ${FIELD_LIMITS.bullets} bullet points`)
    .optional(),
  description: untrimmed('Description', FIELD_LIMITS.description).optional(),
  search_terms: untrimmed('Search terms', FIELD_LIMITS.searchTerms).optional(),
  seo_title: untrimmed('SEO title', FIELD_LIMITS.seoTitle).optional(),
  meta_description: untrimmed('Meta description', FIELD_LIMITS.metaDescription).optional(),
  tags: z
    .array(untrimmed('Tag', FIELD_LIMITS.tag))
    .max(FIELD_LIMITS.tags, `At most ${FIELD_LIMITS.tags} tags`)
    .optional(),
  handle: untrimmed('Handle', FIELD_LIMITS.handle).optional(),
});

export const CheckTitleRequest = z.object({
  title: z
    .string('Title is required')
    .min(1, 'Title is required')
    .max(TITLE_TO_FIT_MAX, tooLong('Title', TITLE_TO_FIT_MAX))
    .describe('The title, letter for letter'),
  brand: text('Brand', 100).optional().describe('Brand, where the title names it'),
  marketplace: marketplace.default('amazon'),
  marketplace_id: text('Marketplace id', 20).optional().describe('Amazon marketplace id'),
  product_class: z.enum(PRODUCT_CLASSES).optional().describe('media for books, music, video, software'),
  on: day.optional().describe('Rules as of this day; default today'),
});

export const FitTitleRequest = z.object({
  title: z
    .string('Title is required')
    .trim()
    .min(1, 'Title is required')
    .max(TITLE_TO_FIT_MAX, tooLong('Title', TITLE_TO_FIT_MAX)),
  brand: text('Brand', 100).optional(),
  marketplace: marketplace.default('amazon'),
  marketplace_id: text('Marketplace id', 20).optional(),
  product_class: z.enum(PRODUCT_CLASSES).optional(),
  on: day.optional().describe('Rules as of this day; default today'),
});
