import { describe, expect, it } from '@jest/globals';
import type { BulkJob } from '@listwright/application/bulk';
import { jobView } from './jobView.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute));
const job: BulkJob = {
  id: 'b',
  userId: 'u',
  kind: 'listings',
  marketplace: 'amazon',
  header: ['product_name'],
  columns: [],
  format: 'csv',
  fileName: 'products.csv',
  status: 'running',
  total: 1200,
  successful: 590,
  failed: 10,
  invalid: 0,
  createdAt: at(0),
  startedAt: at(0),
};

describe('jobView', () => {
  it('reports the rate since the job began, and the time left at that rate', () => {
    expect(jobView(job, at(10))).toMatchObject({ rate_per_second: 1, eta_seconds: 600 });
  });

  it('counts no bad row as one that a retry could save, and none of a cancelled job', () => {
    const failed: BulkJob = { ...job, failed: 10, invalid: 4 };
    expect(jobView(failed, at(1)).retryable).toBe(6);
    expect(jobView({ ...failed, invalid: 10 }, at(1)).retryable).toBe(0);
    expect(jobView({ ...failed, status: 'cancelled' }, at(1)).retryable).toBe(0);
  });

  it('counts no pause as work: after one, the pace is that since the job goes on', () => {
    const resumed: BulkJob = { ...job, resumed: { at: at(50), processed: 480 } };
    expect(jobView(resumed, at(52))).toMatchObject({ rate_per_second: 1, eta_seconds: 600 });
    expect(jobView({ ...resumed, resumed: { at: at(50), processed: 599 } }, at(52))).toMatchObject({
      rate_per_second: null,
      eta_seconds: null,
    });
  });
});
