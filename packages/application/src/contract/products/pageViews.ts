import { PAGE_CERTAINTIES, PAGE_KINDS, PAGE_STRATEGIES } from '@listwright/domain/products';
import * as z from 'zod';

const known = <Schema extends z.ZodType>(schema: Schema, purpose: string) =>
  schema.nullable().describe(`${purpose}; null where the page does not say`);
const words = (purpose: string) => known(z.string(), purpose);
const amount = (purpose: string) => known(z.number(), purpose);
const texts = (purpose: string) => z.array(z.string()).describe(purpose);

const Rank = z.object({
  rank: z.number().int().describe('1 is the best'),
  category: z.string().describe('As the page names it'),
});
const Question = z.object({
  question: z.string().describe('As a buyer asked it'),
  answer: z.string().describe('As the page answers it'),
});
const Similar = z.object({
  title: z.string().describe('Its title'),
  url: z.string().describe('Its address'),
  asin: words('Its ASIN'),
});
const Offer = z.object({
  seller: z.string().describe('Who offers it'),
  price: amount('Their price'),
  currency: words('ISO 4217'),
  rating: amount('Rating of the seller out of 5'),
  rating_count: amount('Number of ratings of the seller'),
  condition: words('Condition, for example "Used - Good"'),
});
const Variation = z.object({
  name: z.string().describe('What is chosen, for example Color'),
  values: texts('The choices'),
});

/** A product as a page shows it: text of a stranger, to be shown as text only. */
export const PageProductView = z.object({
  title: z.string().describe('The name on the page'),
  url: words('Where the page is'),
  marketplace: words('Host of the shop without www, for example amazon.de'),
  price: amount('Price now, the lowest of a range, in units of currency'),
  list_price: amount('Price struck out beside it'),
  currency: words('ISO 4217'),
  rating: amount('Rating on the scale of best_rating'),
  best_rating: amount('The best value of the scale, 5 as a rule'),
  rating_count: amount('Number of ratings'),
  review_count: amount('Number of reviews, or of ratings where they are one'),
  reviews: amount('The same number, by the name of the specification'),
  availability: z
    .string()
    .describe('Words of the page; "In Stock" where it says nothing, as the specification wants: see in_stock'),
  in_stock: known(z.boolean(), 'Whether it can be bought now'),
  main_image: words('Address of the largest file of the main picture'),
  images: texts('Addresses of its pictures, the main one first'),
  brand: words('Maker or brand'),
  category: words('The last category of the path'),
  breadcrumb: texts('Path of categories'),
  seller: words('Who sells it'),
  offers: z.array(Offer).default([]).describe('Sellers of this product that the page lists'),
  other_offers: words('Offers that the page counts and does not list, for example "New (2) from $29.99"').default(null),
  asin: words('Amazon number'),
  sku: words('Number of the shop'),
  gtin: words('EAN, UPC or ISBN with a right check digit'),
  mpn: words('Number of the maker'),
  features: texts('Bullet points, by the name of the specification'),
  bullet_points: texts('Bullet points'),
  keywords: texts('Keywords that the page names for search engines'),
  description: words('Description'),
  specifications: z.record(z.string(), z.string()).describe('Rows of its tables of facts'),
  dimensions: words('Size'),
  weight: words('Weight'),
  model_number: words('Model number'),
  bestseller_rank: words('The first place among best sellers'),
  bestseller_ranks: z.array(Rank).describe('All places among best sellers'),
  bought_past_month: words('Badge of units bought in the past month, for example 1K+'),
  shipping_info: words('Delivery'),
  return_policy: words('Returns'),
  warranty: words('Warranty'),
  qa_section: z.array(Question).describe('Questions and answers'),
  review_highlights: texts('What the page says of its reviews'),
  similar_products: z.array(Similar).describe('Other products that the page shows'),
  variations: z.array(Variation).describe('What a buyer can choose'),
});

const PageResultView = z.object({
  asin: words('ASIN'),
  title: z.string().describe('Title of the card'),
  url: words('Address of the product'),
  price: amount('Price'),
  currency: words('ISO 4217'),
  price_text: words('Price as it is shown'),
  rating: amount('Rating out of 5'),
  rating_text: words('Rating as it is shown'),
  image: words('Address of the picture'),
  is_sponsored: z.boolean().describe('Whether it is an advertisement'),
});

const ProvenanceView = z
  .record(
    z.string(),
    z.object({
      strategy: z.enum(PAGE_STRATEGIES).describe('What the page was read by'),
      path: z.string().describe('Element or key, for example #productTitle or offers.price'),
      certainty: z
        .enum(PAGE_CERTAINTIES)
        .describe('sure: named for this product; likely: usual for such pages; guess: by its look or place'),
    }),
  )
  .describe('For each known field, where it was found');

export const ReadPageView = z.object({
  page: z
    .object({
      kind: z.enum(PAGE_KINDS).describe('What the page is'),
      reason: z.string().describe('Why, as a sentence'),
    })
    .describe('The page itself'),
  product: PageProductView.nullable().describe('Of a product page; else null'),
  results: z.array(PageResultView).describe('Of a page of search results; else empty'),
  provenance: ProvenanceView,
});

export const FetchedPageView = PageProductView.extend({ provenance: ProvenanceView });
