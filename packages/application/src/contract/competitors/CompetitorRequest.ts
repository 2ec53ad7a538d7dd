import { BRIEF_LIMITS, tooLong } from '@listwright/domain/listings';
import { MARKETPLACES } from '@listwright/domain/marketplaces';
import * as z from 'zod';
import { COMPETITORS_AT_MOST, TOO_MANY_COMPETITORS } from './competitorsAtMost.js';

const text = (name: string, most: number) => z.string().trim().max(most, tooLong(name, most));

/** Between addresses: white space, or a comma that another address or nothing follows; addresses may hold commas. */
const BETWEEN = /\s+|,(?=\s|https?:\/\/|$)/u;

/** One address, several with commas or on lines of their own, or a list. */
const addresses = z
  .union([z.string().max(20_000), z.array(z.string().max(4000)).max(50)])
  .transform((given) => (typeof given === 'string' ? given.split(BETWEEN) : given))
  .pipe(z.array(text('Address', 4000)))
  .transform((all) => [...new Set(all.filter((one) => one !== ''))])
  .pipe(z.array(z.string()).max(COMPETITORS_AT_MOST, TOO_MANY_COMPETITORS));

const lines = z
  .union([z.string().max(20_000), z.array(text('Bullet point', 2000)).max(20)])
  .transform((given) => (typeof given === 'string' ? given.split('\n') : given))
  .pipe(z.array(z.string()))
  .transform((all) => all.map((one) => one.trim()).filter((one) => one !== ''))
  .pipe(z.array(z.string()));

/** The own product, and the pages to compare it with. */
export const CompetitorRequest = z
  .object({
    product_name: text('Product name', BRIEF_LIMITS.productName)
      .default('')
      .describe('What the own product is; required without `product_id`'),
    product_id: z
      .uuid('This is not the id of a product')
      .optional()
      .describe('A product of the account: fills what is not sent'),
    marketplace: z.enum(MARKETPLACES).default('amazon').describe('amazon or shopify'),
    competitor_urls: addresses.default([]).describe('Addresses of up to five pages'),
    product_urls: addresses.default([]).describe('Another name for `competitor_urls`'),
    title: text('Title', 1000).default('').describe('The own title; default the product name'),
    brand: text('Brand', BRIEF_LIMITS.brand).default('').describe('The own brand'),
    description: text('Description', 20_000).default('').describe('The own description'),
    bullet_points: lines.default([]).describe('The own bullet points: a list, or one on each line'),
    price: z.coerce.number('Use a number').min(0, 'Use a number from 0').max(1e9).optional().describe('The own price'),
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(?:[A-Z]{3})?$/u, 'Use a currency code such as USD')
      .default('')
      .describe('Currency of the own price, ISO 4217'),
    rating: z.coerce.number('Use a number').min(0).max(5, 'At most 5').optional().describe('The own rating, 0 to 5'),
    reviews: z.coerce.number('Use a number').int().min(0).max(1e9).optional().describe('How many own reviews'),
  })
  .refine(({ product_name: name, product_id: id }) => name !== '' || id !== undefined, {
    path: ['product_name'],
    error: 'Please enter a product name',
  });
