import { MARKETPLACES } from '@listwright/domain/marketplaces';
import * as z from 'zod';

const amount = z.number().nullable();

const SellerView = z.object({
  seller: z.string().describe('Who offers it'),
  price: amount.describe('Null where the page does not say it'),
  currency: z.string().default('').describe('ISO 4217; empty where the page does not say it'),
  rating: amount.describe('Of the seller, 0 to 5'),
  reviews: amount.describe('How many ratings the seller has'),
  marketplace: z.enum(MARKETPLACES).describe('Where'),
  features: z.array(z.string()).describe('What the offer says, for example its condition'),
});

const CompetitorView = z.object({
  title: z.string().describe('As on the page'),
  price: amount.describe('Null where the page does not say it'),
  rating: amount.describe('0 to 5'),
  reviews: amount.describe('How many'),
  marketplace: z.enum(MARKETPLACES).describe('Where'),
  asin: z.string().describe('Empty where the page has none'),
  seller: z.string().describe('Empty where the page does not say it'),
  features: z.array(z.string()).describe('Bullet points of the page'),
  url: z.string().describe('Address, or name of the saved page'),
});

const ProductInfoView = z.object({
  title: z.string().describe('As on the page'),
  price: amount.describe('Null where the page does not say it'),
  currency: z.string().describe('ISO 4217; empty where the page does not say it'),
  asin: z.string().describe('Empty where the page has none'),
  rating: amount.describe('0 to 5'),
  reviews: amount.describe('How many'),
  seller: z.string().describe('Empty where the page does not say it'),
});

/** One page: what was read, or why it was not. */
const PageResultView = z.object({
  url: z.string().describe('Address, or name of the saved page'),
  error: z.string().nullable().describe('Why the page could not be read; nothing was charged for it'),
  product_info: ProductInfoView.nullable().describe('Null where the page could not be read'),
  price_analysis: z.string().describe('Its price against yours, in sentences'),
  competitors: z.array(CompetitorView).describe('The other pages that were read'),
  same_product_sellers: z.array(SellerView).describe('Sellers of the same product that the page lists'),
  other_offers: z
    .string()
    .default('')
    .describe('Offers that the page counts and does not list, for example "New (2) from $29.99"'),
  keywords_found: z.array(z.string()).describe('Terms of this page, the heaviest first'),
  recommendations: z.array(z.string()).describe('What would close the gap to this page'),
});

const ColumnView = z.object({
  id: z.string().describe('own, or c1 to c5'),
  label: z.string().describe('How it is called in the comparison'),
  url: z.string().describe('Empty for the own product'),
  title: z.string().describe('Its title'),
  price: amount.describe('Null where it is not known'),
  currency: z.string().describe('ISO 4217'),
  rating: amount.describe('0 to 5'),
  reviews: amount.describe('How many'),
  images: amount.describe('How many the page shows'),
  bullet_points: z.array(z.string()).describe('As on the page'),
});

const ClaimRowView = z.object({
  property: z.string().describe('Id of the property'),
  label: z.string().describe('What it is about'),
  standing: z
    .enum(['gap', 'edge', 'shared', 'denied'])
    .describe('gap: others say it, you do not; edge: only you; shared: both; denied: others state it, you deny it'),
  weight: z.number().describe('How much it weighs for a buyer, 0 to 1'),
  cells: z
    .array(
      z.object({
        id: z.string().describe('Id of the product'),
        state: z.enum(['states', 'denies', 'silent']).describe('What its text says'),
        values: z.array(z.string()).describe('As stated'),
        evidence: z.string().describe('The words that say it'),
      }),
    )
    .describe('One for each product, the own one first'),
});

/** An own product beside its competitors. */
export const CompetitorResult = z.object({
  status: z.enum(['completed', 'failed']).describe('failed: no page could be read'),
  product_name: z.string().describe('The own product'),
  marketplace: z.enum(MARKETPLACES).describe('amazon or shopify'),
  error_message: z.string().nullable().describe('Why nothing could be compared'),
  analysis_results: z.array(PageResultView).describe('Page by page, in the order given'),
  products: z.array(ColumnView).describe('The compared products, the own one first'),
  price_analysis: z.string().describe('Where the own price is, in sentences'),
  price: z
    .object({
      currency: z.string().describe('ISO 4217'),
      own: amount.describe('Null where it is not known in this currency'),
      lowest: z.number().describe('Of the competitors'),
      average: z.number().describe('Of the competitors'),
      median: z.number().describe('Of the competitors'),
      highest: z.number().describe('Of the competitors'),
      count: z.number().int().describe('Competitors with a price in this currency'),
      cheaper: z.number().int().describe('How many ask less than you'),
      difference: amount.describe('Own price against the average, in percent'),
    })
    .nullable()
    .describe('Null where no page states a price'),
  claims: z.array(ClaimRowView).describe('Fact by fact, who states it; your gaps first'),
  keywords: z
    .array(
      z.object({
        term: z.string().describe('One or two words'),
        weight: z.number().describe('0 to 100'),
        used_by: z.array(z.string()).describe('Ids of the products'),
        is_yours: z.boolean().describe('Whether your text has all its words'),
      }),
    )
    .describe('Terms of the competitors by weight'),
  keywords_found: z.array(z.string()).describe('Terms of the competitors that you do not use'),
  recommendations: z
    .array(
      z.object({
        kind: z.enum(['claim', 'keyword', 'price', 'images', 'bullets']).describe('What it is about'),
        text: z.string().describe('What to do'),
        evidence: z.string().describe('What was seen, and where'),
      }),
    )
    .describe('What would close the gaps, the most important first'),
});
