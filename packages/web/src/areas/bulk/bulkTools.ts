import { CSV_LISTING_COLUMNS, REQUIRED_COLUMNS } from '@listwright/domain/bulk';
import { messages } from '../../ui/messages';
import type { BulkTool } from './BulkTool';

const { bulk } = messages;

/** The three screens that take a file. */
export const bulkTools = {
  workbook: {
    path: '/app/bulk',
    title: 'Bulk listings',
    purpose: 'A workbook of products in, a listing for each row out.',
    kind: 'listings',
    formats: ['xlsx'],
    required: REQUIRED_COLUMNS.listings,
    noun: 'listing',
    startLabel: 'Write the listings',
    clearLabel: 'Process New File',
    fileRequired: bulk.xlsxRequired,
    failed: bulk.processFailed,
    none: bulk.noneProcessed,
    succeeded: bulk.processed,
    downloadFailed: bulk.resultsFailed,
  },
  csv: {
    path: '/app/bulk-generate',
    title: 'Bulk generate',
    purpose: 'A CSV of products in, a listing for each row out.',
    kind: 'listings',
    formats: ['csv'],
    required: CSV_LISTING_COLUMNS,
    noun: 'listing',
    startLabel: 'Generate listings',
    clearLabel: 'Clear',
    fileRequired: bulk.csvRequired,
    failed: bulk.generateFailed,
    none: bulk.noneGenerated,
    succeeded: bulk.generated,
    downloadFailed: bulk.listingsFailed,
  },
  titles: {
    path: '/app/keywords',
    title: 'Bulk titles',
    purpose: 'Titles that are too long in, titles that fit out, with a place for every word that had to go.',
    kind: 'titles',
    formats: ['xlsx', 'csv'],
    required: REQUIRED_COLUMNS.titles,
    noun: 'title',
    startLabel: 'Optimize titles',
    clearLabel: 'Process New File',
    fileRequired: bulk.xlsxRequired,
    failed: bulk.optimizeFailed,
    none: bulk.noneOptimized,
    succeeded: bulk.optimized,
    downloadFailed: bulk.resultsFailed,
    downloaded: bulk.titlesDownloaded,
  },
} as const satisfies Readonly<Record<string, BulkTool>>;
