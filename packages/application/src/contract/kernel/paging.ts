import * as z from 'zod';

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 1000;

/** Query parameters of every list: `cursor` (keyset, stable under inserts) or `page` (1-based), and `limit`. */
export const pagingQuery = {
  limit: z.coerce
    .number('Limit must be a number')
    .int('Limit must be a whole number')
    .min(1, 'Limit must be at least 1')
    .max(MAX_PAGE_SIZE, `Limit must be at most ${MAX_PAGE_SIZE}`)
    .default(DEFAULT_PAGE_SIZE)
    .describe('How many entries a page holds'),
  cursor: z.string().max(500).optional().describe('The next_cursor of the page before'),
  page: z.coerce
    .number('Page must be a number')
    .int('Page must be a whole number')
    .min(1, 'Page must be at least 1')
    .max(100_000)
    .optional()
    .describe('1-based page number, in place of a cursor; both together are refused'),
};

/** The fields of every list's reply besides its entries. */
export const pagingReply = {
  total: z.number().int().describe('How many entries match, over all pages'),
  next_cursor: z.string().nullable().describe('Pass as cursor to get the next page; null at the end'),
};
