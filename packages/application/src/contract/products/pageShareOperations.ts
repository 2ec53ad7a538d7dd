import { SHARE_DAYS } from '@listwright/domain/products';
import * as z from 'zod';
import { pagingReply } from '../kernel/index.js';
import { PageProductView } from './pageViews.js';

const DAYS = 'Choose 7 or 30 days';

const SharePageRequest = z.object({
  product: PageProductView.describe('The product as `POST /api/scraper/read` and its relatives reply it'),
  read_at: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('When the page was read: the rules of that day judge it. Left out: now'),
  expires_in_days: z
    .union(
      SHARE_DAYS.map((days) => z.literal(days)),
      DAYS,
    )
    .describe('How long the link can be opened: 7 or 30'),
});

const PageShareView = z.object({
  id: z.uuid().describe('Id of the link, to revoke it'),
  title: z.string().describe('Name of the product'),
  page_url: z.string().nullable().describe('Where the page is; null where that is not known'),
  created_at: z.iso.datetime().describe('When the link was made'),
  expires_at: z.iso.datetime().describe('Until when it can be opened'),
});

/** Links that show the analysis of one page to people without an account. */
export const pageShareOperations = {
  sharePage: {
    summary: 'Share the analysis of a page',
    description:
      'Makes a link that shows this product and its suggestions to anyone who has it, until it expires or is revoked. The link is shown here once; only the hash of its token is stored. Search engines are asked to leave the page out.',
    access: 'user',
    body: SharePageRequest,
    status: 201,
    reply: z.object({
      share: PageShareView.describe('The link without its token, as it is listed'),
      url: z.string().describe('The link, with its token in the fragment'),
    }),
    errors: ['too_many_shares'],
    idempotent: true,
    rateLimit: { bucket: 'share_page', points: 30, seconds: 60 },
  },
  pageShares: {
    summary: 'List the links to shared analyses',
    description: 'Those that can be opened, newest first: an account has at most 50.',
    access: 'user',
    status: 200,
    reply: z.object({ shares: z.array(PageShareView).describe('Newest first'), ...pagingReply }),
    errors: [],
  },
  openPageShare: {
    summary: 'Read a shared analysis',
    description: 'For people without an account. The token is the part of the link after `#token=`.',
    access: 'public',
    body: z.object({
      token: z
        .string('This link is incomplete')
        .min(1, 'This link is incomplete')
        .max(200)
        .describe('Token of the link'),
    }),
    status: 200,
    reply: z.object({
      product: PageProductView.describe('The product as it was read'),
      read_at: z.iso.datetime().describe('When the page was read'),
      expires_at: z.iso.datetime().describe('Until when the link can be opened'),
    }),
    errors: ['share_gone'],
    rateLimit: { bucket: 'open_share', points: 30, seconds: 60 },
  },
  revokePageShare: {
    summary: 'Revoke a link to a shared analysis',
    access: 'user',
    params: z.object({ id: z.uuid('This is not the id of a link').describe('Id of the link') }),
    status: 200,
    reply: z.object({}),
    errors: ['share_not_found'],
  },
} as const;
