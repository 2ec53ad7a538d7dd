import { COPY_FIELDS, MOVE_TARGETS, SEVERITIES, TONES, WRITING_MODES } from '@listwright/domain/listings';
import { MARKETPLACES } from '@listwright/domain/marketplaces';
import * as z from 'zod';
import { LISTING_QUALITIES } from './listingQualities.js';
import { LISTING_STATUSES } from './listingStatuses.js';
import { ContradictionView, FactView, KindView, UnusedView } from '../products/productViews.js';

const span = z.object({ start: z.number().int(), end: z.number().int() });

export const FindingView = z.object({
  rule: z.string().describe('Id of the rule'),
  field: z.enum(COPY_FIELDS).describe('Field that the finding is about'),
  index: z.number().int().optional().describe('Entry of a list field, from 0'),
  severity: z.enum(SEVERITIES).describe('error: refused or suppressed; warning: costs visibility; info: advice'),
  message: z.string().describe('What is wrong, with figures, and what to do'),
  span: span.optional().describe('UTF-16 offsets in the field or entry'),
  fix: z
    .object({
      label: z.string().describe('What it does, for a button'),
      start: z.number().int(),
      end: z.number().int(),
      insert: z.string().describe('Replaces the characters from start to end'),
    })
    .optional()
    .describe('A mechanical correction: an edit of the field, or of the entry, which goes when nothing is left of it'),
  count: z.number().int().optional().describe('How many places there are, where more were found than are listed'),
  source: z.string().describe('Where the rule comes from, with its date'),
});

/** What supports a statement, as a seller sees it: what is computed or follows is `inferred`. */
export const WIRE_SUPPORTS = ['given', 'inferred', 'unverified', 'unsupported', 'contradicted'] as const;

export const ClaimView = z.object({
  field: z.enum(COPY_FIELDS),
  index: z.number().int().optional(),
  text: z.string().describe('The statement, or the words in it that no fact supports'),
  start: z.number().int(),
  end: z.number().int(),
  support: z
    .enum(WIRE_SUPPORTS)
    .describe(
      'given: stated by a fact; inferred: follows from facts; unverified: not supported; contradicted: the facts say otherwise',
    ),
  source_field: z.string().optional().describe('Input field of the first fact'),
  reason: z.string().optional().describe('Why, as a sentence'),
  fact_ids: z.array(z.string()).describe('Facts it states or contradicts'),
  kept: z.boolean().optional().describe('True where the seller keeps it although no fact supports it'),
});

export const KeptStatementView = z.object({
  field: z.enum(COPY_FIELDS),
  text: z.string().max(2000).describe('The words, as `grounding` names them'),
  sentence: z
    .string()
    .max(2000)
    .describe('The sentence or line around them, with single spaces, at most 500 characters'),
});

export const ProofView = z.object({
  statements: z.number().int().describe('Statements of the text'),
  given: z.number().int().describe('Stated by a fact'),
  entailed: z.number().int().describe('Follow from a fact'),
  computed: z.number().int().describe('Arithmetic on facts'),
  unverified: z.number().int().describe('Open: no fact says it, and the seller does not keep it'),
  kept: z.number().int().optional().describe('Kept by the seller without support of a fact'),
  removed: z.number().int().describe('Removed before the text was saved'),
});

export const ScoreView = z.object({
  score: z.number().int().describe('0 to 100'),
  grade: z.string().describe('A from 80, B from 60, C from 40, D from 20, else F'),
  capped: z.boolean().describe('True where an error finding caps the score at 59'),
  checks: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      points: z.number(),
      max: z.number(),
      why: z.string(),
      fix_hint: z.string().optional(),
    }),
  ),
});

export const RuleSetRef = z.object({
  id: z.string().describe('Id of the rule set'),
  date: z.iso.date().describe('In force since'),
});

const PreviewField = z.object({ label: z.string(), value: z.string() });

const AmazonTemplateView = z.object({
  preview_fields: z.array(PreviewField).describe('The template row as label and value'),
  previewFields: z.array(PreviewField).describe('The same under the name that the specification uses'),
});

const ShopifyTemplateView = z.object({
  product: z.object({
    handle: z.string(),
    title: z.string(),
    body_html: z.string(),
    vendor: z.string(),
    product_type: z.string(),
    tags: z.string(),
    variants: z.array(z.object({ price: z.string(), sku: z.string() })),
  }),
});

export const EngineView = z.object({ name: z.string(), model: z.string(), version: z.string() });

/** The text fields of a listing as they travel; also what an edit and a version hold. */
export const copyFields = {
  generated_title: z.string(),
  item_highlights: z.string(),
  bullet_points: z.array(z.string()),
  generated_description: z.string(),
  keywords: z.array(z.string()),
  search_terms: z.string(),
  seo_title: z.string(),
  meta_description: z.string(),
  tags: z.array(z.string()),
  handle: z.string(),
};

const productId = z.uuid().nullable().describe('Id of the product it is of; null where that was deleted');

export const ListingView = z.object({
  id: z.uuid().describe('Listing id'),
  product_id: productId,
  product_name: z.string(),
  description: z.string().describe('What the seller gave as description'),
  category: z.string(),
  brand: z.string(),
  attributes: z.record(z.string(), z.string()).describe('Facts the seller gave'),
  seller_keywords: z.array(z.string()).describe('Search words the seller gave'),
  tone: z.enum(TONES),
  language: z.string(),
  marketplace: z.enum(MARKETPLACES),
  marketplace_id: z.string().describe('Amazon marketplace id; empty for Shopify'),
  status: z.enum(LISTING_STATUSES),
  ...copyFields,
  locked_fields: z.array(z.enum(COPY_FIELDS)).describe('Fields that a rewrite leaves alone'),
  cached: z.boolean().describe('True where the text was stored before; nothing was charged'),
  processing_time: z.number().describe('Seconds'),
  engine: EngineView,
  rule_set: RuleSetRef,
  findings: z.array(FindingView),
  mode: z.enum(WRITING_MODES).describe('What happens to unverified statements: strict removes them, review marks them'),
  kind: KindView.describe('What the product is'),
  facts: z
    .array(FactView.extend({ used_in: z.array(z.enum(COPY_FIELDS)).describe('Fields that state it') }))
    .describe('What the input says about the product'),
  unused: z.array(UnusedView).describe('Words of the input that the text does not state, with the reason'),
  contradictions: z.array(ContradictionView).describe('Facts that disagree; none of them is stated'),
  leave_out: z.array(z.string()).describe('Passages of the input that are not to be stated'),
  grounding: z.array(ClaimView).describe('Each statement of the text and what supports it'),
  proof: ProofView,
  kept_statements: z.array(KeptStatementView).describe('Statements that the seller keeps'),
  removed_claims: z
    .array(z.object({ field: z.enum(COPY_FIELDS), text: z.string(), reason: z.string() }))
    .describe('Statements that the facts do not support and that were removed'),
  missing_facts: z.array(z.string()).describe('Facts that buyers expect and the input does not give'),
  score: ScoreView,
  keyword_places: z
    .array(z.object({ keyword: z.string(), places: z.array(z.string()) }))
    .describe('Where each keyword is used'),
  keyword_coverage: z.number().describe('Percent of keywords whose every word is in the listing'),
  amazon_template: AmazonTemplateView.optional(),
  shopify_template: ShopifyTemplateView.optional(),
  version: z.number().int().describe('Counts up with each saved change'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A field of a listing that is being written. */
export const FieldView = z.object({
  field: z.enum(COPY_FIELDS),
  index: z.number().int().optional().describe('Entry of a list field, from 0'),
  text: z.string(),
});

/** A title within its limit, and the new place of every removed phrase. */
export const FittedTitleView = z.object({
  title: z.string(),
  item_highlights: z.string(),
  search_terms: z.string(),
  moved: z.array(z.object({ text: z.string(), to: z.enum(MOVE_TARGETS), reason: z.string().optional() })),
});

/** A title judged by the rules of a marketplace. */
export const CheckedTitleView = z.object({
  length: z.number().int().describe('Characters, as the marketplace counts them'),
  limit: z.number().int().describe('Characters that the marketplace allows'),
  findings: z.array(FindingView).describe('What breaks a rule or could be better'),
  rule_set: RuleSetRef.describe('The rules it was judged by'),
});

/** A row of the library: enough to find a listing and judge it. */
export const ListingSummary = z.object({
  id: z.uuid(),
  product_id: productId,
  sku: z.string().describe('SKU of the product; empty where it has none'),
  thumbnail: z.string().nullable().describe('First photo of the product, small, as a data URI; null without photos'),
  product_name: z.string(),
  generated_title: z.string(),
  brand: z.string(),
  category: z.string(),
  marketplace: z.enum(MARKETPLACES),
  status: z.enum(LISTING_STATUSES),
  quality: z
    .enum(LISTING_QUALITIES)
    .describe(
      'ready: no errors, no warnings, score 70 or more; needs_work: no errors; has_errors: a marketplace would refuse it',
    ),
  score: z.number().int(),
  error_count: z.number().int(),
  warning_count: z.number().int(),
  version: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const VersionView = z.object({
  version: z.number().int(),
  reason: z.string().describe('generated, edited, rewritten, restored or copied'),
  created_at: z.iso.datetime(),
  ...copyFields,
});
