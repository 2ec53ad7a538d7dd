import {
  analysedPageOf,
  fittedTitleOf,
  type AnalysedPage,
  type BulkJob,
  type TableFault,
  type UploadCheck,
} from '@listwright/application/bulk';
import type { JobRow, FinishedRow } from '@listwright/application/jobs';
import type { JobView, RowView, UploadCheckView, UploadView } from '@listwright/application/contract';
import type * as z from 'zod';
import { fittedTitleView } from '../listings/fittedTitleView.js';

/** Too few to compute a rate. */
const FEW_ROWS = 3;
const MAX_ERRORS = 50;

export function jobView(job: BulkJob, now: Date): z.input<typeof JobView> {
  const { total, successful, failed, startedAt, finishedAt, resumed } = job;
  const processed = successful + failed;
  // After a pause the rate counts from the resume.
  const since = resumed?.at ?? startedAt;
  const done = processed - (resumed?.processed ?? 0);
  const seconds = since === undefined ? 0 : ((finishedAt ?? now).getTime() - since.getTime()) / 1000;
  const rate = done < FEW_ROWS || seconds <= 0 ? null : done / seconds;
  const isMoving = job.status === 'running' && job.waitsFor === undefined;
  return {
    batch_id: job.id,
    kind: job.kind,
    format: job.format,
    marketplace: job.marketplace,
    file_name: job.fileName,
    columns: [...job.columns],
    status: job.status,
    waits_for: job.waitsFor ?? null,
    summary: { total, processed, successful, failed },
    retryable: job.status === 'cancelled' ? 0 : failed - job.invalid,
    rate_per_second: rate === null ? null : Math.round(rate * 100) / 100,
    eta_seconds: rate === null || !isMoving ? null : Math.ceil((total - processed) / rate),
    created_at: job.createdAt.toISOString(),
    started_at: startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
  };
}

export function rowView(row: FinishedRow): z.input<typeof RowView> {
  const [fitted, page] = [fittedTitleOf(row), analysedPageOf(row)];
  return {
    row: row.number,
    status: row.status,
    product_name: row.name,
    cells: { ...row.cells },
    attempts: row.attempts,
    accepted: row.isAccepted,
    listing_id: row.documentId ?? null,
    score: row.score ?? null,
    error: row.error ?? null,
    ...(fitted === undefined ? {} : { title_result: fittedTitleView(fitted) }),
    ...(page === undefined ? {} : { page_result: pageView(page) }),
  };
}

const pageView = ({ ratingCount, inStock, bulletPoints, parts, suggestions, ...page }: AnalysedPage) => ({
  ...page,
  parts: parts === null ? null : { ...parts },
  rating_count: ratingCount,
  in_stock: inStock,
  bullet_points: bulletPoints,
  suggestions: [...suggestions],
});

/** The first of the failed rows, a sentence each. */
export function errorsOf(failed: readonly JobRow[]): string[] {
  return failed.slice(0, MAX_ERRORS).map(({ number, error }) => `Row ${number}: ${error ?? 'failed.'}`);
}

export function uploadView(job: BulkJob, rows: readonly JobRow[]): z.input<typeof UploadView> {
  const { id, total, successful, failed } = job;
  return {
    batch_id: id,
    batchId: id,
    status: job.status,
    kind: job.kind,
    total_listings: total,
    successful_listings: successful,
    failed_listings: failed,
    listing_ids: rows.flatMap(({ documentId }) => documentId ?? []),
    errors: errorsOf(rows.filter(({ status }) => status === 'failed')),
    summary: { total, successful, failed },
    results: rows.map((row) => ({
      row: row.number,
      status: row.status,
      product_name: row.name,
      ...(row.documentId === undefined ? {} : { listing_id: row.documentId }),
      ...(row.error === undefined ? {} : { error: row.error }),
    })),
  };
}

export function uploadCheckView(check: UploadCheck): z.input<typeof UploadCheckView> {
  const {
    faultCount,
    leftFaults,
    maxRows,
    listingsLeft,
    callsLeft,
    uploadsLeft,
    columns,
    remembered,
    faults,
    sample,
    encodings,
    ...rest
  } = check;
  return {
    ...rest,
    columns: [...columns],
    remembered: remembered === null ? null : { ...remembered },
    faults: faults.map(faultView),
    left_faults: leftFaults.map(faultView),
    sample: sample.map(({ row, cells }) => ({ row, cells: { ...cells } })),
    encodings: encodings.map(({ encoding, sample: cells }) => ({ encoding, sample: [...cells] })),
    fault_count: faultCount,
    max_rows: maxRows,
    listings_left: listingsLeft,
    calls_left: callsLeft,
    uploads_left: uploadsLeft,
  };
}

function faultView({ isCorrectable, ...fault }: TableFault) {
  return { ...fault, correctable: isCorrectable };
}
