import { describe, expect, it } from '@jest/globals';
import type { Batch } from '@listwright/application/bulk';
import { batchView } from './batchView.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute));
const batch: Batch = {
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

describe('batchView', () => {
  it('reports the rate since the job began, and the time left at that rate', () => {
    expect(batchView(batch, at(10))).toMatchObject({ rate_per_second: 1, eta_seconds: 600 });
  });

  it('counts no bad row as one that a retry could save, and none of a cancelled job', () => {
    const failed: Batch = { ...batch, failed: 10, invalid: 4 };
    expect(batchView(failed, at(1)).retryable).toBe(6);
    expect(batchView({ ...failed, invalid: 10 }, at(1)).retryable).toBe(0);
    expect(batchView({ ...failed, status: 'cancelled' }, at(1)).retryable).toBe(0);
  });

  it('counts no pause as work: after one, the pace is that since the job goes on', () => {
    const resumed: Batch = { ...batch, resumed: { at: at(50), processed: 480 } };
    expect(batchView(resumed, at(52))).toMatchObject({ rate_per_second: 1, eta_seconds: 600 });
    expect(batchView({ ...resumed, resumed: { at: at(50), processed: 599 } }, at(52))).toMatchObject({
      rate_per_second: null,
      eta_seconds: null,
    });
  });
});
