import type { Batch, BulkRow, FinishedRow, TableFault, UploadCheck } from '@listwright/application/bulk';
import type { BatchView, RowView, UploadCheckView, UploadView } from '@listwright/application/contract';
import type * as z from 'zod';
import { fittedTitleView } from '../listings/fittedTitleView.js';

/** Too few to compute a rate. */
const FEW_ROWS = 3;
const MAX_ERRORS = 50;

export function batchView(batch: Batch, now: Date): z.input<typeof BatchView> {
  const { total, successful, failed, startedAt, finishedAt, resumed } = batch;
  const processed = successful + failed;
  // After a pause the rate counts from the resume.
  const since = resumed?.at ?? startedAt;
  const done = processed - (resumed?.processed ?? 0);
  const seconds = since === undefined ? 0 : ((finishedAt ?? now).getTime() - since.getTime()) / 1000;
  const rate = done < FEW_ROWS || seconds <= 0 ? null : done / seconds;
  const isMoving = batch.status === 'running' && batch.waitsFor === undefined;
  return {
    batch_id: batch.id,
    kind: batch.kind,
    format: batch.format,
    marketplace: batch.marketplace,
    file_name: batch.fileName,
    columns: [...batch.columns],
    status: batch.status,
    waits_for: batch.waitsFor ?? null,
    summary: { total, processed, successful, failed },
    retryable: batch.status === 'cancelled' ? 0 : failed - batch.invalid,
    rate_per_second: rate === null ? null : Math.round(rate * 100) / 100,
    eta_seconds: rate === null || !isMoving ? null : Math.ceil((total - processed) / rate),
    created_at: batch.createdAt.toISOString(),
    started_at: startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
  };
}

export function rowView(row: FinishedRow): z.input<typeof RowView> {
  return {
    row: row.number,
    status: row.status,
    product_name: row.name,
    cells: { ...row.cells },
    attempts: row.attempts,
    accepted: row.isAccepted,
    listing_id: row.listingId ?? null,
    score: row.score ?? null,
    error: row.error ?? null,
    ...(row.fitted === undefined ? {} : { title_result: fittedTitleView(row.fitted) }),
  };
}

/** The first of the failed rows, a sentence each. */
export function errorsOf(failed: readonly BulkRow[]): string[] {
  return failed.slice(0, MAX_ERRORS).map(({ number, error }) => `Row ${number}: ${error ?? 'failed.'}`);
}

export function uploadView(batch: Batch, rows: readonly BulkRow[]): z.input<typeof UploadView> {
  const { id, total, successful, failed } = batch;
  return {
    batch_id: id,
    batchId: id,
    status: batch.status,
    kind: batch.kind,
    total_listings: total,
    successful_listings: successful,
    failed_listings: failed,
    listing_ids: rows.flatMap(({ listingId }) => listingId ?? []),
    errors: errorsOf(rows.filter(({ status }) => status === 'failed')),
    summary: { total, successful, failed },
    results: rows.map((row) => ({
      row: row.number,
      status: row.status,
      product_name: row.name,
      ...(row.listingId === undefined ? {} : { listing_id: row.listingId }),
      ...(row.error === undefined ? {} : { error: row.error }),
    })),
  };
}

export function uploadCheckView(check: UploadCheck): z.input<typeof UploadCheckView> {
  const { faultCount, leftFaults, maxRows, listingsLeft, uploadsLeft, columns, remembered, faults, sample, ...rest } =
    check;
  return {
    ...rest,
    columns: [...columns],
    remembered: remembered === null ? null : { ...remembered },
    faults: faults.map(faultView),
    left_faults: leftFaults.map(faultView),
    sample: sample.map(({ row, cells }) => ({ row, cells: { ...cells } })),
    fault_count: faultCount,
    max_rows: maxRows,
    listings_left: listingsLeft,
    uploads_left: uploadsLeft,
  };
}

function faultView({ isCorrectable, ...fault }: TableFault) {
  return { ...fault, correctable: isCorrectable };
}
