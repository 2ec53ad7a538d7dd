import * as z from 'zod';

/** Of the input of a tool that may be run for one of the seller's products. */
export const aboutProduct = {
  product_id: z
    .uuid('This is not the id of a product')
    .optional()
    .describe('Your product that it is about; its activity lists the run'),
};
