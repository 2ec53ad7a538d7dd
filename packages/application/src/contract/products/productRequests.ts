import { BRIEF_LIMITS, tooLong } from '@listwright/domain/listings';
import * as z from 'zod';

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
