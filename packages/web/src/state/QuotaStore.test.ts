import { describe, expect, it } from '@jest/globals';
import { isKind } from '../api/isKind';
import { answers } from '../testing/answers';
import { FakeServer } from '../testing/FakeServer';
import { MemoryStorage } from '../testing/MemoryStorage';
import { createRootStore } from './createRootStore';

const spent = answers.problem(403, 'quota_exceeded', 'Listing quota reached: 100 of 100 used on the Starter plan.', {
  quota_exceeded: true,
  current_plan: 'free',
  usage_stats: { quota: 'listings_generated', used: 100, limit: 100, percentage_used: 100 },
  upgrade_options: [{ plan: 'pro' }, { plan: 'enterprise' }],
  reset_date: '2026-12-04T00:00:00.000Z',
});

describe('QuotaStore', () => {
  it('opens for any call that exceeds a quota, and the caller still gets the error', async () => {
    const server = new FakeServer().on('POST /api/listings/generate', spent);
    const { client, quota } = createRootStore(server.transport, new MemoryStorage());
    const failure = await client.listings
      .generate({ body: { product_name: 'x', marketplace: 'amazon' } })
      .catch((error: unknown) => error);
    expect(isKind(failure, 'quota_exceeded')).toBe(true);
    expect(quota.isOpen).toBe(true);
    expect(quota.spent).toEqual({
      message: 'Listing quota reached: 100 of 100 used on the Starter plan.',
      currentPlan: 'free',
      quota: 'listings_generated',
      used: 100,
      limit: 100,
      percentageUsed: 100,
      upgrades: ['pro', 'enterprise'],
      resetDate: '2026-12-04T00:00:00.000Z',
    });
  });

  it('stays closed for other errors', async () => {
    const server = new FakeServer().on('GET /api/usage/', answers.problem(403, 'admin_only', 'No.'));
    const { client, quota } = createRootStore(server.transport, new MemoryStorage());
    await client.billing.usage().catch(() => undefined);
    expect(quota.isOpen).toBe(false);
  });

  it('closes and keeps what it showed', () => {
    const { quota } = createRootStore(new FakeServer().transport, new MemoryStorage());
    quota.open({ quota_exceeded: true });
    quota.close();
    expect(quota).toMatchObject({ isOpen: false, spent: { currentPlan: 'free' } });
  });
});
