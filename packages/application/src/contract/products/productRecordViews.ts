import * as z from 'zod';
import { ContradictionView, FactView, UnusedView } from './productViews.js';

const thumbnail = z.string().describe('A small WebP image as a data URI');

export const PhotoView = z.object({
  id: z.uuid().describe('Photo id'),
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']).describe('Media type of the file'),
  width: z.number().int().describe('Pixels, as it is shown'),
  height: z.number().int().describe('Pixels, as it is shown'),
  size: z.number().int().describe('Bytes of the file'),
  thumbnail,
});

const ListingsOfProductView = z.object({
  count: z.number().int().describe('How many listings the product has'),
  faulty: z.number().int().describe('Those that break a rule'),
  lowest_score: z.number().int().nullable().describe('Score of the weakest; null without listings'),
});

const rowFields = {
  id: z.uuid().describe('Product id'),
  product_name: z.string().describe('What the product is, as the seller calls it'),
  brand: z.string().describe('Brand; empty where there is none'),
  category: z.string().describe('Category; empty where there is none'),
  sku: z.string().describe("The seller's own number; empty where there is none"),
  asin: z.string().describe("Amazon's number; empty where there is none"),
  gtin: z.string().describe('EAN, UPC or other GTIN; empty where there is none'),
  kind: z.string().describe('What the product is, for example water bottle'),
  listings: ListingsOfProductView.describe('Its listings in figures'),
  fact_count: z.number().int().describe('Facts that the input gives'),
  contradiction_count: z.number().int().describe('Contradictions among them; none of those facts is stated'),
  missing_facts: z.array(z.string()).describe('Facts that buyers expect and the input does not give'),
  is_sample: z.boolean().describe('True for the product that a new account starts with'),
  created_at: z.iso.datetime().describe('When it was made'),
  updated_at: z.iso.datetime().describe('When it was last changed'),
};

/** A row of the list of products. */
export const ProductSummary = z.object({
  ...rowFields,
  thumbnail: thumbnail.nullable().describe('The first photo, small, as a data URI; null without photos'),
  photo_count: z.number().int().describe('How many photos it has'),
});

const ImportedPageView = z.object({
  url: z.string().nullable().describe('Address of the page; null where a saved page did not say it'),
  images: z.array(z.string()).describe('Addresses of its pictures, the main one first; they were not fetched'),
  imported_at: z.iso.datetime().describe('When it was read'),
});

export const ProductView = z.object({
  ...rowFields,
  description: z.string().describe('What the seller knows about it'),
  attributes: z.record(z.string(), z.string()).describe('Named facts the seller gave'),
  leave_out: z.array(z.string()).describe('Passages of the input that are not to be stated'),
  photos: z.array(PhotoView).describe('Its photos; lists show the first'),
  page: ImportedPageView.nullable().describe('The page it was imported from; null where it was typed'),
  version: z.number().int().describe('Counts up with each saved change'),
});

/** The facts of a product, and what of its input is none. */
export const productFacts = {
  facts: z
    .array(
      FactView.extend({
        confirmed: z.boolean().describe('The seller has confirmed it'),
        page_url: z
          .string()
          .nullable()
          .describe(
            'The page whose words they are; empty for a saved page without an address, null where the seller gave it',
          ),
      }),
    )
    .describe('What the input says about the product'),
  unused: z.array(UnusedView).describe('Words of the input that are no fact that may be stated, with the reason'),
  contradictions: z.array(ContradictionView).describe('Facts that disagree; none of them is stated'),
};

export const ShownProductView = z.object({ product: ProductView.describe('The product'), ...productFacts });
