import * as z from 'zod';
import { pagingQuery, pagingReply } from '../kernel/index.js';

/** Query parameters of every administrator's list. By cursor only: the two thousandth page must cost as much as the first. */
export const adminListQuery = {
  limit: pagingQuery.limit,
  cursor: pagingQuery.cursor,
  search: z
    .string()
    .trim()
    .max(200, 'Search must be at most 200 characters')
    .default('')
    .describe('Words to look for, in any order'),
};

/** The fields of every administrator's list besides its entries. */
export const adminListReply = {
  total: pagingReply.total,
  total_capped: z.boolean().describe('Whether more match than total says: a search is counted up to 10,000'),
  next_cursor: pagingReply.next_cursor,
};
