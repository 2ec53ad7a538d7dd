import { BULK_FIELDS, BULK_KINDS } from '@listwright/domain/bulk';
import { PART_STATES } from '@listwright/domain/listings';
import { TABLE_ENCODINGS } from '@listwright/domain/shared';
import { MARKETPLACES } from '@listwright/domain/marketplaces';
import * as z from 'zod';
import { FittedTitleView } from '../listings/index.js';

const JOB_STATUSES = [
  'queued',
  'running',
  'paused',
  'completed',
  'completed_with_errors',
  'failed',
  'cancelled',
] as const;
export const ROW_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;

const format = z.enum(['csv', 'xlsx']);
const cells = z.record(z.string(), z.string()).describe("The row's cells by the names of the header");
const row = z.number().int().describe('Number in the file; the header is row 1');

const ColumnView = z.object({
  name: z.string(),
  field: z.enum(BULK_FIELDS).nullable().describe('What it feeds; null: nothing'),
});

/** A job and its progress. */
export const JobView = z.object({
  batch_id: z.uuid(),
  kind: z.enum(BULK_KINDS),
  format,
  marketplace: z.enum(MARKETPLACES),
  file_name: z.string(),
  columns: z.array(ColumnView),
  status: z.enum(JOB_STATUSES),
  waits_for: z
    .enum(['quota', 'provider', 'worker'])
    .nullable()
    .describe(
      'Why it does not move. quota: used up for this period; provider: the AI server does not answer; worker: rows wait, and no worker has been seen for 3 minutes',
    ),
  summary: z.object({
    total: z.number().int(),
    processed: z.number().int(),
    successful: z.number().int(),
    failed: z.number().int(),
  }),
  retryable: z.number().int().describe('Failed rows that retry-failed would try again'),
  rate_per_second: z
    .number()
    .nullable()
    .describe('Rows per second since the start or the last resume; null until it is known'),
  eta_seconds: z.number().nullable().describe('Estimate: rows left at that rate; null until it is known'),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
});

/** The same with the first fifty errors. */
export const CheckedJobView = JobView.extend({
  errors: z.array(z.string()),
  under_way: z.number().int().describe('Of a cancelled job: rows that were running and still finish'),
  categories: z.number().int().describe('Number of result files with one per category; 0 while the job runs'),
});

const PartState = z.enum(PART_STATES);
const AnalysedPageView = z.object({
  url: z.string().describe('Where the page was found: the end of its redirects'),
  title: z.string().describe('The name on the page'),
  brand: z.string().nullable().describe('Maker or brand; null: the page does not say'),
  asin: z.string().nullable().describe('Amazon number'),
  price: z.number().nullable().describe('In units of currency'),
  currency: z.string().nullable().describe('ISO 4217'),
  rating: z.number().nullable().describe('Rating as the page shows it'),
  rating_count: z.number().nullable().describe('Number of ratings'),
  in_stock: z.boolean().nullable().describe('null: the page does not say'),
  images: z.number().int().describe('How many pictures the page has'),
  bullet_points: z.number().int().describe('How many bullet points it has'),
  score: z.number().int().describe("Of the page's own text, 0 to 100"),
  grade: z.string().describe('A to F'),
  parts: z
    .object({
      title: PartState.describe('Of the title'),
      bullets: PartState.describe('Of the bullet points'),
      images: PartState.describe('Of the images'),
      description: PartState.describe('Of the description'),
    })
    .nullable()
    .describe(
      'The most urgent suggestion for each part; good: none; absent: not on the page, and no rule asks for it. Null where an earlier version read the page',
    ),
  suggestions: z.array(z.string()).describe('What would raise the score most; at most five'),
});

export const RowView = z.object({
  row,
  status: z.enum(ROW_STATUSES),
  product_name: z.string().describe('The name, the title or the address of the row'),
  cells,
  attempts: z.number().int(),
  accepted: z.boolean().describe('Whether the seller approved it'),
  listing_id: z.uuid().nullable(),
  score: z.number().int().nullable().describe('Of its listing as it is now, 0 to 100'),
  error: z.string().nullable(),
  title_result: FittedTitleView.optional().describe('Of a finished row of titles'),
  page_result: AnalysedPageView.optional().describe('Of a finished row of pages'),
});

/** What the specification's screens read after an upload, under both of its spellings, and the job's progress. */
export const UploadView = z.object({
  batch_id: z.uuid(),
  batchId: z.uuid().describe('The same'),
  status: z.enum(JOB_STATUSES),
  kind: z.enum(BULK_KINDS),
  total_listings: z.number().int(),
  successful_listings: z.number().int(),
  failed_listings: z.number().int(),
  listing_ids: z.array(z.uuid()).describe('The first 1,000'),
  errors: z.array(z.string()),
  summary: z.object({ total: z.number().int(), successful: z.number().int(), failed: z.number().int() }),
  results: z
    .array(
      z.object({
        row,
        status: z.enum(ROW_STATUSES),
        product_name: z.string(),
        listing_id: z.uuid().optional(),
        error: z.string().optional(),
      }),
    )
    .describe('The first 1,000 rows'),
});

const FaultView = z.object({
  row,
  column: z.string(),
  message: z.string(),
  value: z.string().describe('What the cell holds, the first 200 characters'),
  correctable: z.boolean().describe('Whether a fix of the cell can help; else only a correction of the file'),
});

export const UploadCheckView = z.object({
  kind: z.enum(BULK_KINDS),
  format,
  columns: z.array(ColumnView),
  remembered: z
    .record(z.string(), z.enum(BULK_FIELDS).nullable())
    .nullable()
    .describe('The saved column mapping for the same header that is used; null: none'),
  total: z.number().int(),
  valid: z.number().int(),
  invalid: z.number().int(),
  repeated: z.number().int().describe('Rows whose name repeats an earlier row'),
  faults: z.array(FaultView).describe('500 of them in the order of the file, from faults_from on'),
  fault_count: z.number().int(),
  left_faults: z.array(FaultView).describe('What is still wrong with the rows that fixes were sent for'),
  sample: z.array(z.object({ row, cells })).describe('The first 20 rows'),
  max_rows: z
    .number()
    .int()
    .describe('Rows that an upload may hold on this plan; a file with more is checked too, up to 10,000 rows'),
  listings_left: z.number().int().nullable().describe('Listings left in this period; null: no limit'),
  calls_left: z.number().int().nullable().describe('API calls left in this period; null: no limit'),
  encoding: z.enum(TABLE_ENCODINGS).nullable().describe('The encoding in which a CSV was read; null: a workbook'),
  encodings: z
    .array(
      z.object({
        encoding: z.enum(TABLE_ENCODINGS).describe('An encoding in which the file may be written'),
        sample: z.array(z.string()).describe('Cells of the file as they read in this encoding'),
      }),
    )
    .describe(
      'The likely encodings where the bytes do not say which it is, the one that was used first; else none. The upload must then name one',
    ),
  uploads_left: z.number().int().nullable().describe('Bulk uploads left in this period; null: no limit'),
});
