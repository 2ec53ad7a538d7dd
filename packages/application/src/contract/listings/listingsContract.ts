import * as z from 'zod';
import { CONTENT_TYPES, defineContract, pagingReply } from '../kernel/index.js';
import { FittedTitleResult, titleTools } from './titleTools.js';
import {
  EditListingRequest,
  FitTitleRequest,
  GenerateListingRequest,
  LintRequest,
  ListListingsQuery,
  RewriteListingRequest,
} from './listingRequests.js';
import { FieldView, ListingSummary, ListingView, FindingView, RuleSetRef, VersionView } from './listingViews.js';

const MB = 1024 * 1024;

const id = z.object({ id: z.uuid('This is not the id of a listing').describe('Listing id') });
const ids = z.object({
  ids: z
    .string('Name the listings')
    .max(40_000)
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(z.array(z.uuid('This is not the id of a listing')).min(1).max(1000, 'At most 1000 listings'))
    .describe('Listing ids, separated by commas'),
});
const versioned = id.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647).describe('Version number') });
const one = z.object({ listing: ListingView });

const amazonFile = { file: true, contentType: CONTENT_TYPES.xlsx, description: 'amazon_template_{date}.xlsx' } as const;
const shopifyFile = {
  file: true,
  contentType: CONTENT_TYPES.csv,
  description: 'shopify_template_{date}.csv',
} as const;

/** Each of these checks and stores a text, so they are limited per account. */
const EDITS = { bucket: 'listing_edits', points: 240, seconds: 60 } as const;
const COPIES = { bucket: 'listing_copies', points: 60, seconds: 60 } as const;
const REWRITES = { bucket: 'rewrite', points: 120, seconds: 60 } as const;

/** Checks without an account are limited by address, to protect a public server. */
const PUBLIC_CHECKS = { bucket: 'public_checks', points: 120, seconds: 60 } as const;

export const listingsContract = defineContract({
  ...titleTools,
  generate: {
    method: 'POST',
    path: '/api/listings/generate',
    summary: 'Write a listing',
    description:
      'Consumes 1 listings_generated; the same input, mode, rule set and engine return the stored text and cost nothing. An AI model has 60 seconds; then the error offers the Basic writer (`writer`).',
    access: 'user',
    body: GenerateListingRequest,
    files: {
      image: {
        description: 'A photo of the product. It is checked to be an image; the text uses the given facts only',
        required: false,
        maxBytes: 10 * MB,
        accept: ['image/jpeg', 'image/png', 'image/webp'],
      },
    },
    status: 200,
    reply: one,
    events: {
      result: 'listing',
      others: { field: FieldView },
      description:
        '`field` with each field that is written, in which a later one replaces an earlier one; then `listing` with the listing, or `error` with the problem. Disconnecting cancels the work, and nothing is charged.',
    },
    errors: ['invalid', 'unauthenticated', 'quota_exceeded', 'unavailable', 'conflict', 'rate_limited'],
    idempotent: true,
    rateLimit: { bucket: 'generate', points: 600, seconds: 60 },
  },
  lint: {
    method: 'POST',
    path: '/api/listings/lint',
    summary: 'Check any text against the rules of a marketplace',
    access: 'public',
    body: LintRequest,
    status: 200,
    reply: z.object({ findings: z.array(FindingView), rule_set: RuleSetRef }),
    errors: ['invalid', 'rate_limited'],
    rateLimit: PUBLIC_CHECKS,
  },
  fitTitle: {
    method: 'POST',
    path: '/api/listings/fit-title',
    summary: 'Fit a title within the limit and report where every removed phrase went',
    access: 'public',
    body: FitTitleRequest,
    status: 200,
    reply: FittedTitleResult,
    errors: ['invalid', 'rate_limited'],
    rateLimit: PUBLIC_CHECKS,
  },
  list: {
    method: 'GET',
    path: '/api/listings/',
    summary: 'List own listings, newest first',
    access: 'user',
    query: ListListingsQuery,
    status: 200,
    reply: z.object({ listings: z.array(ListingSummary), ...pagingReply }),
    errors: ['unauthenticated', 'invalid'],
  },
  exportManyAmazon: {
    method: 'GET',
    path: '/api/listings/export/amazon',
    summary: 'Export several listings as one Amazon template',
    access: 'user',
    query: ids,
    status: 200,
    reply: amazonFile,
    errors: ['unauthenticated', 'not_found', 'invalid'],
  },
  exportManyShopify: {
    method: 'GET',
    path: '/api/listings/export/shopify',
    summary: 'Export several listings as one Shopify CSV',
    access: 'user',
    query: ids,
    status: 200,
    reply: shopifyFile,
    errors: ['unauthenticated', 'not_found', 'invalid'],
  },
  exportAmazon: {
    method: 'GET',
    path: '/api/listings/export/amazon/{id}',
    summary: 'Export as a draft in the shape of the Amazon listing template',
    access: 'user',
    params: id,
    status: 200,
    reply: amazonFile,
    errors: ['unauthenticated', 'not_found', 'invalid'],
  },
  fillAmazonTemplate: {
    method: 'POST',
    path: '/api/listings/export/amazon/{id}',
    summary: "Fill the seller's own Amazon template",
    description: 'Rows and columns are found through the settings of the template, never by fixed numbers.',
    access: 'user',
    params: id,
    files: {
      template: {
        description: 'The template downloaded from Seller Central (.xlsx or .xlsm)',
        required: true,
        maxBytes: 20 * MB,
        accept: [CONTENT_TYPES.xlsx, 'application/vnd.ms-excel.sheet.macroenabled.12'],
      },
    },
    status: 200,
    reply: amazonFile,
    errors: ['unauthenticated', 'not_found', 'invalid', 'rate_limited'],
    rateLimit: { bucket: 'fill_template', points: 20, seconds: 60 },
  },
  exportShopify: {
    method: 'GET',
    path: '/api/listings/export/shopify/{id}',
    summary: 'Export as a Shopify product CSV',
    access: 'user',
    params: id,
    status: 200,
    reply: shopifyFile,
    errors: ['unauthenticated', 'not_found', 'invalid'],
  },
  read: {
    method: 'GET',
    path: '/api/listings/{id}',
    summary: 'Read a listing',
    access: 'user',
    params: id,
    status: 200,
    reply: one,
    errors: ['unauthenticated', 'not_found'],
  },
  edit: {
    method: 'PATCH',
    path: '/api/listings/{id}',
    summary: 'Save an edit: checked again, kept as a new version',
    access: 'user',
    params: id,
    body: EditListingRequest,
    status: 200,
    reply: one,
    errors: ['unauthenticated', 'not_found', 'invalid', 'conflict', 'rate_limited'],
    rateLimit: EDITS,
  },
  rewrite: {
    method: 'POST',
    path: '/api/listings/{id}/rewrite',
    summary: 'Write some fields again, differently; locked fields stay',
    description: 'Consumes 1 api_calls. A conflict, free of charge, where the facts give no other wording.',
    access: 'user',
    params: id,
    body: RewriteListingRequest,
    status: 200,
    reply: one,
    errors: ['unauthenticated', 'not_found', 'invalid', 'conflict', 'quota_exceeded', 'unavailable', 'rate_limited'],
    idempotent: true,
    rateLimit: REWRITES,
  },
  remove: {
    method: 'DELETE',
    path: '/api/listings/{id}',
    summary: 'Delete a listing and its versions',
    access: 'user',
    params: id,
    status: 200,
    reply: z.object({}),
    errors: ['unauthenticated', 'not_found'],
  },
  copy: {
    method: 'POST',
    path: '/api/listings/{id}/copy',
    summary: 'Copy a listing',
    access: 'user',
    params: id,
    status: 201,
    reply: one,
    errors: ['unauthenticated', 'not_found', 'conflict', 'rate_limited'],
    idempotent: true,
    rateLimit: COPIES,
  },
  versions: {
    method: 'GET',
    path: '/api/listings/{id}/versions',
    summary: 'List the versions, newest first',
    access: 'user',
    params: id,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(1000).default(20),
      cursor: z.string().max(500).optional(),
    }),
    status: 200,
    reply: z.object({ versions: z.array(VersionView), ...pagingReply }),
    errors: ['unauthenticated', 'not_found', 'invalid'],
  },
  restore: {
    method: 'POST',
    path: '/api/listings/{id}/versions/{version}/restore',
    summary: 'Restore an old version, as a new version',
    access: 'user',
    params: versioned,
    status: 200,
    reply: one,
    errors: ['unauthenticated', 'not_found', 'rate_limited'],
    idempotent: true,
    rateLimit: EDITS,
  },
});
