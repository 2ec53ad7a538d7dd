import { BULK_FIELDS, BULK_KINDS } from '@listwright/domain/bulk';
import { TABLE_ENCODINGS } from '@listwright/domain/shared';
import { MARKETPLACES } from '@listwright/domain/marketplaces';
import * as z from 'zod';
import { CONTENT_TYPES, defineContract, pagingQuery, pagingReply } from '../kernel/index.js';
import { JobView, CheckedJobView, ROW_STATUSES, RowView, UploadCheckView, UploadView } from './bulkViews.js';
import { bulkRoutes } from './bulkRoutes.js';

const MB = 1024 * 1024;
const CSV = 'text/csv';

const id = z.object({ id: z.uuid('There is no such bulk job').describe('Bulk job id') });
const batchId = z.object({ batch_id: z.uuid('There is no such bulk job').describe('Bulk job id') });
const rowOf = id.extend({ row: z.coerce.number().int().min(1).max(2_147_483_647).describe('Number of the row') });

const score = z.coerce.number('A score is a number from 0 to 100').int().min(0).max(100);

const fixes = z
  .array(z.object({ row: z.number().int().min(2), column: z.string().max(500), value: z.string().max(32_767) }))
  .max(1000, 'At most 1,000 corrections; correct the file instead')
  .optional();

const upload = z.object({
  marketplace: z.enum(MARKETPLACES, 'Please select a target marketplace').default('amazon'),
  columns: z
    .record(z.string().max(500), z.enum(BULK_FIELDS).nullable())
    .optional()
    .describe(
      'The fields that columns feed, by column name; null: none. Saved for files with the same header: without it the saved mapping applies, {} deletes that and maps by name',
    ),
  columns_for: z
    .enum(BULK_KINDS)
    .optional()
    .describe(
      'Without columns: the kind whose saved mapping applies, the last of either if absent; pages: a column with addresses makes it a list of pages',
    ),
  fixes: fixes.describe('Corrections of cells, by row number and column name'),
  encoding: z
    .enum(TABLE_ENCODINGS)
    .optional()
    .describe('The encoding of a CSV, where the check lists several; detected if absent'),
});

const startable = upload.extend({
  first_rows: z.coerce
    .number('Rows must be a number')
    .int('Rows must be a whole number')
    .min(1, 'Rows must be at least 1')
    .max(1_000_000)
    .optional()
    .describe('Takes only that many rows from the top of the file, for a file with more rows than the plan allows'),
});

const table = (required: string) => ({
  description: required,
  required: true,
  maxBytes: 20 * MB,
  accept: [CSV, CONTENT_TYPES.xlsx],
});

const started = {
  access: 'user',
  body: startable,
  status: 200,
  outlives: true,
  reply: UploadView,
  errors: [
    'encoding_unsure',
    'unreadable_table',
    'unsafe_workbook',
    'unknown_columns',
    'no_rows',
    'too_many_rows',
    'too_many_bytes',
    'readers_busy',
    'quota_exceeded',
  ],
  idempotent: true,
  rateLimit: { bucket: 'bulk', points: 60, seconds: 60 },
} as const;

const changed = { access: 'user', params: id, status: 200, reply: JobView } as const;

const resultFile = {
  file: true,
  contentType: CONTENT_TYPES.xlsx,
  otherTypes: [CONTENT_TYPES.csv, 'application/zip'],
  description: 'A workbook or a CSV; a zip where there are several categories',
} as const;

const downloads = { bucket: 'downloads', points: 60, seconds: 60 } as const;

const chosen = z.object({
  format: z.enum(['csv', 'xlsx']).default('xlsx').describe('Of the file, or of the files in the zip'),
});

export const bulkContract = defineContract(bulkRoutes, {
  preflight: {
    summary:
      'Check a bulk file: what it would do, every bad row by number. Charges nothing, and stores only the choice of columns',
    access: 'user',
    body: upload.extend({
      faults_from: z.coerce.number().int().min(0).max(10_000_000).optional().describe('How many faults to skip'),
    }),
    files: { file: table('A CSV or XLSX file') },
    status: 200,
    reply: UploadCheckView,
    errors: ['unreadable_table', 'unsafe_workbook', 'unknown_columns', 'too_many_rows', 'readers_busy'],
    rateLimit: { bucket: 'bulk_checks', points: 120, seconds: 60 },
  },
  upload: {
    ...started,
    summary: 'Upload a bulk file; its header decides the kind of job',
    description:
      'A column product_name makes listings, a column title fitted titles, a column url (or asin) the analysis of its page. Consumes 1 bulk_operations, and 1 listings_generated a finished row; of pages 1 api_calls a page that was read. Pages are fetched one at a time, by the robots.txt of their site. `Prefer: wait=N` waits up to N seconds (default 30, most 60); `Prefer: concurrency=N` has at most N rows under way at once.',
    files: { file: table('A CSV or XLSX file with a column product_name, title or url') },
  },
  generate: {
    ...started,
    summary: 'Upload a CSV of products and write a listing for each row',
    description: 'Columns product_name, category and brand; asin is optional. Otherwise as the upload.',
    files: { csv: table('A CSV file with the columns product_name, category and brand') },
  },
  list: {
    summary: 'List own bulk jobs, newest first',
    access: 'user',
    query: z.object({
      ...pagingQuery,
      open: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional()
        .describe('true: only those that have not ended; false: only those that have'),
      kind: z.enum(BULK_KINDS).optional().describe('Only jobs of this kind'),
    }),
    status: 200,
    reply: z.object({ batches: z.array(JobView), ...pagingReply }),
    errors: [],
  },
  check: {
    summary: 'Read the progress of a bulk job',
    access: 'user',
    params: id,
    status: 200,
    reply: CheckedJobView,
    errors: ['batch_not_found'],
  },
  events: {
    summary: 'The progress as server-sent events, one per change, until the job has ended',
    access: 'user',
    params: id,
    status: 200,
    description:
      'Each event holds the complete state. The stream ends with the token: reconnect with a new one. An account may have 10 open at once.',
    reply: { file: true, contentType: 'text/event-stream; charset=utf-8', description: 'Events `progress`' },
    errors: ['batch_not_found', 'too_many_streams'],
  },
  rows: {
    summary: 'The rows of a bulk job in the order of the file',
    access: 'user',
    params: id,
    query: z.object({
      ...pagingQuery,
      status: z.enum(ROW_STATUSES).optional().describe('Only these'),
      accepted: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional()
        .describe('Only approved rows, or only the others'),
      score_from: score.optional().describe('Only those whose listing scores this or more'),
      score_below: score.optional().describe('Only those whose listing scores less'),
    }),
    status: 200,
    reply: z.object({ rows: z.array(RowView), ...pagingReply }),
    errors: ['batch_not_found'],
  },
  accept: {
    summary: 'Approve a finished row, or undo the approval',
    access: 'user',
    params: rowOf,
    body: z.object({ accepted: z.boolean('accepted is true or false') }),
    status: 200,
    reply: z.object({}),
    errors: ['batch_not_found', 'row_not_found'],
  },
  cancel: {
    ...changed,
    summary: 'Cancel the job; finished rows stay',
    errors: ['batch_not_found', 'batch_finished'],
  },
  resume: {
    ...changed,
    summary: 'Resume a paused or cancelled job',
    errors: ['batch_not_found', 'batch_finished'],
  },
  retryFailed: {
    ...changed,
    summary: 'Retry rows that failed while running, or correct failed rows and run these again',
    description:
      'With fixes only the corrected rows run, invalid ones too; if one of them is still not valid, nothing is changed.',
    body: z.object({ fixes: fixes.describe('Corrections of cells of failed rows, by row number and column name') }),
    errors: ['batch_not_found', 'batch_cancelled', 'nothing_failed', 'row_not_found', 'row_still_invalid'],
  },
  failedRows: {
    summary: 'The failed rows as a file that can be corrected and uploaded again',
    access: 'user',
    params: id,
    status: 200,
    reply: {
      file: true,
      contentType: CSV,
      otherTypes: [CONTENT_TYPES.xlsx],
      description: 'In the format that was uploaded, with a column error',
    },
    errors: ['batch_not_found', 'no_failed_rows'],
  },
  results: {
    summary: 'The results of a bulk job; a zip with a file for each category where there are several',
    description:
      'The 50 categories with the most rows have a file each; where there are more, the rows of the rest are in one file, "Other categories".',
    access: 'user',
    params: id,
    query: chosen,
    status: 200,
    reply: resultFile,
    errors: ['batch_not_found', 'no_results'],
    rateLimit: downloads,
  },
  simpleResults: {
    summary: 'The results of a bulk job as one file',
    access: 'user',
    params: id,
    query: chosen,
    status: 200,
    reply: resultFile,
    errors: ['batch_not_found', 'no_results'],
    rateLimit: downloads,
  },
  resultsXlsx: {
    summary: 'The results of a bulk job as one workbook',
    access: 'user',
    params: batchId,
    status: 200,
    reply: { file: true, contentType: CONTENT_TYPES.xlsx, description: 'optimized_titles_{date}.xlsx for titles' },
    errors: ['batch_not_found', 'no_results'],
    rateLimit: downloads,
  },
  template: {
    summary: 'A file to fill in, with a sample row',
    access: 'public',
    query: z.object({
      type: z
        .enum(['generate', 'titles', 'pages'])
        .default('generate')
        .describe('generate: listings; titles: titles; pages: pages to analyse'),
      format: z.enum(['csv', 'xlsx']).default('csv'),
    }),
    status: 200,
    reply: { file: true, contentType: CSV, otherTypes: [CONTENT_TYPES.xlsx], description: 'The template' },
    errors: [],
    rateLimit: { bucket: 'templates', points: 60, seconds: 60 },
  },
  history: {
    summary: 'Own listings, newest first, as the dashboard of the specification reads them',
    access: 'user',
    query: z.object(pagingQuery),
    status: 200,
    reply: z.object({
      listings: z.array(
        z.object({
          id: z.uuid(),
          product_name: z.string(),
          marketplace: z.enum(MARKETPLACES),
          status: z.string(),
          created_at: z.iso.datetime(),
        }),
      ),
      ...pagingReply,
    }),
    errors: [],
  },
});
