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
import { seoTools } from './seoTools.js';
import { listingRoutes } from './listingRoutes.js';
import { longTextErrors } from '../products/longTextErrors.js';
import { productPhoto } from '../products/productPhoto.js';

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

/** Why a text is not written. */
const WRITING_ERRORS = [
  ...longTextErrors,
  'unknown_marketplace',
  'language_needs_model',
  'quota_exceeded',
  'too_many_bytes',
  'took_too_long',
  'provider_timeout',
  'provider_failed',
  'provider_off',
  'provider_limited',
  'copy_incomplete',
  'copy_not_compliant',
] as const;

export const listingsContract = defineContract(listingRoutes, {
  ...titleTools,
  ...seoTools,
  generate: {
    summary: 'Write a listing',
    description:
      'Consumes 1 listings_generated; the same input, mode, rule set and engine return the stored text and cost nothing. An AI model has 60 seconds; then the error offers the Basic writer (`writer`).',
    access: 'user',
    body: GenerateListingRequest,
    files: {
      image: {
        description: 'A photo of the product. It is checked to be an image; the text uses the given facts only',
        required: false,
        ...productPhoto,
      },
    },
    status: 200,
    reply: one,
    events: {
      others: { field: FieldView },
      description:
        '`field` with each field that is written, in which a later one replaces an earlier one; then `listing` with the listing, or `error` with the problem. Disconnecting cancels the work, and nothing is charged.',
    },
    errors: ['product_not_found', 'product_name_required', ...WRITING_ERRORS],
    idempotent: true,
    rateLimit: { bucket: 'generate', points: 600, seconds: 60 },
  },
  lint: {
    summary: 'Check any text against the rules of a marketplace',
    access: 'public',
    body: LintRequest,
    status: 200,
    reply: z.object({ findings: z.array(FindingView), rule_set: RuleSetRef }),
    errors: ['unknown_marketplace', 'invalid_date', ...longTextErrors],
    rateLimit: PUBLIC_CHECKS,
  },
  fitTitle: {
    summary: 'Fit a title within the limit and report where every removed phrase went',
    access: 'public',
    body: FitTitleRequest,
    status: 200,
    reply: FittedTitleResult,
    errors: ['unknown_marketplace', 'invalid_date'],
    rateLimit: PUBLIC_CHECKS,
  },
  list: {
    summary: 'List own listings, newest first unless sorted otherwise',
    access: 'user',
    query: ListListingsQuery,
    status: 200,
    reply: z.object({ listings: z.array(ListingSummary), ...pagingReply }),
    errors: [],
  },
  exportManyAmazon: {
    summary: 'Export several listings as one Amazon template',
    access: 'user',
    query: ids,
    status: 200,
    reply: amazonFile,
    errors: ['listing_not_found', 'wrong_marketplace', 'mixed_stores'],
  },
  exportManyShopify: {
    summary: 'Export several listings as one Shopify CSV',
    access: 'user',
    query: ids,
    status: 200,
    reply: shopifyFile,
    errors: ['listing_not_found', 'wrong_marketplace'],
  },
  exportAmazon: {
    summary: 'Export as a draft in the shape of the Amazon listing template',
    access: 'user',
    params: id,
    status: 200,
    reply: amazonFile,
    errors: ['listing_not_found', 'wrong_marketplace'],
  },
  fillAmazonTemplate: {
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
    errors: ['listing_not_found', 'wrong_marketplace', 'not_an_amazon_template', 'unsafe_workbook'],
    rateLimit: { bucket: 'fill_template', points: 20, seconds: 60 },
  },
  exportShopify: {
    summary: 'Export as a Shopify product CSV',
    access: 'user',
    params: id,
    status: 200,
    reply: shopifyFile,
    errors: ['listing_not_found', 'wrong_marketplace'],
  },
  read: {
    summary: 'Read a listing',
    access: 'user',
    params: id,
    status: 200,
    reply: one,
    errors: ['listing_not_found', ...longTextErrors],
  },
  edit: {
    summary: 'Save an edit: checked again, kept as a new version',
    access: 'user',
    params: id,
    body: EditListingRequest,
    status: 200,
    reply: one,
    errors: ['listing_not_found', 'listing_changed', 'too_many_bytes', ...longTextErrors],
    rateLimit: EDITS,
  },
  rewrite: {
    summary: 'Write some fields again, differently; locked fields stay',
    description: 'Consumes 1 api_calls. A conflict, free of charge, where the facts give no other wording.',
    access: 'user',
    params: id,
    body: RewriteListingRequest,
    status: 200,
    reply: one,
    errors: [
      'listing_not_found',
      'listing_changed',
      'field_locked',
      'no_such_entry',
      'nothing_other',
      ...WRITING_ERRORS,
    ],
    idempotent: true,
    rateLimit: REWRITES,
  },
  remove: {
    summary: 'Delete a listing and its versions',
    access: 'user',
    params: id,
    status: 200,
    reply: z.object({}),
    errors: ['listing_not_found'],
  },
  copy: {
    summary: 'Copy a listing',
    access: 'user',
    params: id,
    status: 201,
    reply: one,
    errors: ['listing_not_found', 'too_many_listings', 'too_many_bytes', ...longTextErrors],
    idempotent: true,
    rateLimit: COPIES,
  },
  versions: {
    summary: 'List the versions, newest first',
    access: 'user',
    params: id,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(1000).default(20),
      cursor: z.string().max(500).optional(),
    }),
    status: 200,
    reply: z.object({ versions: z.array(VersionView), ...pagingReply }),
    errors: ['listing_not_found'],
  },
  restore: {
    summary: 'Restore an old version, as a new version',
    access: 'user',
    params: versioned,
    status: 200,
    reply: one,
    errors: ['listing_not_found', 'version_not_found', 'listing_changed', 'too_many_bytes', ...longTextErrors],
    idempotent: true,
    rateLimit: EDITS,
  },
});
