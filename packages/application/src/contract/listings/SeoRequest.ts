import { BRIEF_LIMITS, tooLong } from '@listwright/domain/listings';
import { MARKETPLACES } from '@listwright/domain/marketplaces';
import * as z from 'zod';
import { aboutProduct } from '../analyses/index.js';
import { leaveOut, productFields } from '../products/productRequests.js';

/** Offsets are those of the text as it was sent, so nothing is trimmed. */
const untrimmed = (name: string, most: number, missing?: string) => z.string(missing).max(most, tooLong(name, most));
const text = (name: string, most: number) => z.string().trim().max(most, tooLong(name, most));

const LONGEST_TEXT = 20_000;

/** Split at commas, trimmed, empties dropped; each once. */
const keywords = z
  .union([z.string().max(10_000), z.array(z.string().max(BRIEF_LIMITS.keyword)).max(BRIEF_LIMITS.keywords)])
  .transform((given) => (typeof given === 'string' ? given.split(',') : given))
  .pipe(z.array(text('Keyword', BRIEF_LIMITS.keyword)))
  .transform((all) => [...new Set(all.filter((one) => one !== ''))])
  .pipe(z.array(z.string()).max(BRIEF_LIMITS.keywords, `At most ${BRIEF_LIMITS.keywords} keywords`));

/** A text to judge for search. */
export const SeoRequest = z.object({
  ...aboutProduct,
  title: untrimmed('Title', 1000, 'Please enter a title')
    .refine((given) => given.trim() !== '', 'Please enter a title')
    .describe('The title, letter for letter'),
  description: untrimmed('Description', LONGEST_TEXT).default('').describe('Plain text or HTML; may be empty'),
  keywords: keywords
    .default([])
    .describe('Words it should be found by, most important first: a list, or a text with commas'),
  marketplace: z.enum(MARKETPLACES).default('amazon').describe('Whose rules count: amazon or shopify'),
  marketplace_id: text('Marketplace id', 20).default('').describe('Amazon marketplace id; default the United States'),
  on: z.iso.date('Use a date such as 2026-07-27').optional().describe('Rules as of this day; default today'),
  kind: text('Kind', 100).default('').describe('What the product is, for example water bottle; read from the title'),
  brand: text('Brand', BRIEF_LIMITS.brand).default('').describe('Brand, where the text names it'),
  category: text('Category', BRIEF_LIMITS.category)
    .default('')
    .describe('Category; books, music and video have their own rules'),
  language: text('Language', BRIEF_LIMITS.language).default('en').describe('BCP 47 language tag of the text'),
  item_highlights: untrimmed('Item highlights', 1000).optional().describe('Amazon: judged where given'),
  bullet_points: z
    .array(untrimmed('Bullet point', 2000))
    .max(10, 'At most 10 bullet points')
    .optional()
    .describe('Amazon: judged where given'),
  search_terms: untrimmed('Search terms', 2000).optional().describe('Amazon: judged where given'),
  seo_title: untrimmed('SEO title', 500).optional().describe('Shopify: judged where given'),
  meta_description: untrimmed('Meta description', 1000).optional().describe('Shopify: judged where given'),
  tags: z.array(untrimmed('Tag', 300)).max(300, 'At most 300 tags').optional().describe('Shopify: judged where given'),
  handle: untrimmed('Handle', 300).optional().describe('Shopify: judged where given'),
  listing_keywords: z
    .array(z.string().max(BRIEF_LIMITS.keyword))
    .max(200, 'At most 200 keywords')
    .optional()
    .describe('Keywords stored with a listing: judged where given'),
  product: z
    .object({
      product_name: productFields.product_name,
      description: productFields.description,
      attributes: productFields.attributes,
      leave_out: leaveOut.default([]),
    })
    .optional()
    .describe('What is known about the product: the text is checked against it, and the score is that of the editor'),
});
