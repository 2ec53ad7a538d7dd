import { BRIEF_LIMITS, tooLong } from '@listwright/domain/listings';
import { FACT_ACTIONS, SKU_MAX } from '@listwright/domain/products';
import * as z from 'zod';
import { pagingQuery } from '../kernel/index.js';
import { SORT_ORDERS } from '../sortOrders.js';
import { PRODUCT_SORTS } from './productSorts.js';

const text = (name: string, most: number) => z.string().trim().max(most, tooLong(name, most));

const LEAVE_OUT_MAX = 100;

/** What a seller says of a product: fields that several requests share. */
export const productFields = {
  product_name: z
    .string('Product name is required')
    .trim()
    .min(1, 'Product name is required')
    .max(BRIEF_LIMITS.productName, tooLong('Product name', BRIEF_LIMITS.productName))
    .describe('What the product is, as the seller calls it'),
  description: text('Description', BRIEF_LIMITS.description)
    .default('')
    .describe('Anything the seller knows about it; the source of facts'),
  category: text('Category', BRIEF_LIMITS.category).default('').describe('Category, for example Electronics'),
  brand: text('Brand', BRIEF_LIMITS.brand).default('').describe('Brand name'),
  attributes: z
    .record(text('Attribute name', BRIEF_LIMITS.attributeName), text('Attribute', BRIEF_LIMITS.attributeValue))
    .refine(
      (all) => Object.keys(all).length <= BRIEF_LIMITS.attributes,
      `At most ${BRIEF_LIMITS.attributes} attributes`,
    )
    .default({})
    .describe('Named facts such as {"material": "steel"}'),
};

/** Clauses of the input that are not to be stated. Each is compared with the `text` of a fact or of an unused passage. */
export const leaveOut = z
  .array(z.string().min(1).max(BRIEF_LIMITS.description, tooLong('Passage', BRIEF_LIMITS.description)))
  .max(LEAVE_OUT_MAX, `At most ${LEAVE_OUT_MAX} passages`)
  .refine(
    (all) => all.reduce((sum, { length }) => sum + length, 0) <= 2 * BRIEF_LIMITS.description,
    `All passages together must be at most ${2 * BRIEF_LIMITS.description} characters`,
  )
  .describe(
    'Passages of the input, letter for letter, that are not to be stated: for example one side of a contradiction',
  );

export const ReadFactsRequest = z.object({ ...productFields, leave_out: leaveOut.default([]) });

/** Numbers by which a product is known outside. What is no ASIN or GTIN is refused by the product itself. */
const identifierFields = {
  sku: text('SKU', SKU_MAX).default('').describe("The seller's own number"),
  asin: text('ASIN', 20)
    .default('')
    .describe("Amazon's number: B and nine letters or digits, or the ISBN-10 of a book"),
  gtin: text('GTIN', 40)
    .default('')
    .describe('EAN, UPC or other GTIN of 8, 12, 13 or 14 digits; blanks and hyphens are dropped'),
};

export const AddProductRequest = z.object({ ...productFields, leave_out: leaveOut.default([]), ...identifierFields });

/** A change: the fields that are present replace the stored ones. */
export const EditProductRequest = z.object({
  product_name: productFields.product_name.optional(),
  description: productFields.description.unwrap().optional().describe('Anything the seller knows about it'),
  category: productFields.category.unwrap().optional().describe('Category, for example Electronics'),
  brand: productFields.brand.unwrap().optional().describe('Brand name'),
  attributes: productFields.attributes.unwrap().optional().describe('Named facts, in place of those before'),
  leave_out: leaveOut.optional(),
  sku: identifierFields.sku.unwrap().optional().describe("The seller's own number; empty: none"),
  asin: identifierFields.asin.unwrap().optional().describe("Amazon's number; empty: none"),
  gtin: identifierFields.gtin.unwrap().optional().describe('EAN, UPC or other GTIN; empty: none'),
  version: z.number().int().optional().describe('The version the edit started from; a newer stored one is a conflict'),
});

export const ListProductsQuery = z.object({
  ...pagingQuery,
  search: text('Search', 200).default('').describe('Words of name, brand, SKU, ASIN or GTIN'),
  sort: z
    .enum(PRODUCT_SORTS)
    .default('date')
    .describe('By the date a product was made, by its name, or by the lowest score of its listings'),
  order: z
    .enum(SORT_ORDERS)
    .default('desc')
    .describe(
      'desc: newest, highest or Z first; asc: oldest, lowest or A first; products without listings come last by score',
    ),
});

export const DecideFactRequest = z.object({
  action: z
    .enum(FACT_ACTIONS, 'Choose confirm, correct, delete or choose')
    .describe(
      'confirm: it is right; correct: `value` is right; delete: it is not to be stated; choose: it is right and what contradicts it is not',
    ),
  value: text('Value', BRIEF_LIMITS.attributeValue).optional().describe('The right value, for correct'),
  version: z
    .number()
    .int()
    .optional()
    .describe('The version of the product whose facts were seen; a newer stored one is a conflict'),
});
