import { describe, expect, it } from '@jest/globals';
import {
  monthsAfter,
  percentageUsed,
  PLANS,
  quotaExceeded,
  quotaLimit,
  quotaPeriod,
  subscriptionSummary,
  upgradesFrom,
} from './index.js';

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);

describe('quotaPeriod', () => {
  it.each([
    ['2026-01-15', '2026-03-20T10:00:00Z', '2026-03-15', '2026-04-15'],
    ['2026-01-15', '2026-03-14T23:59:59Z', '2026-02-15', '2026-03-15'],
    ['2026-01-15', '2026-03-15T00:00:00Z', '2026-03-15', '2026-04-15'],
    ['2026-01-31', '2026-02-27T12:00:00Z', '2026-01-31', '2026-02-28'],
    ['2026-01-31', '2026-02-28T00:00:00Z', '2026-02-28', '2026-03-31'],
    ['2024-02-29', '2025-02-28T00:00:00Z', '2025-02-28', '2025-03-29'],
    ['2026-12-10', '2027-01-05T00:00:00Z', '2026-12-10', '2027-01-10'],
  ])('of an account of %s at %s is %s to %s', (start, now, from, to) => {
    expect(quotaPeriod(day(start), new Date(now))).toEqual({ start: day(from), end: day(to) });
  });

  it('counts from the start day, whatever the hour the account was opened', () => {
    const period = quotaPeriod(new Date('2026-01-15T17:30:00Z'), new Date('2026-01-15T18:00:00Z'));
    expect(period.start).toEqual(day('2026-01-15'));
  });

  it('ends where the next begins', () => {
    expect(monthsAfter(day('2026-01-31'), 1)).toEqual(day('2026-02-28'));
  });
});

describe('the plan table', () => {
  it('holds the specified figures', () => {
    expect(
      Object.values(PLANS).map(({ key, name, price, listPrice, bulkRows, quotas }) => [
        key,
        name,
        price,
        listPrice,
        bulkRows,
        ...Object.values(quotas),
      ]),
    ).toEqual([
      ['free', 'Starter', 0, null, 0, 100, 20, 100, 0],
      ['pro', 'Professional', 1649, 1665, 100, 2000, 500, 2000, 200],
      ['enterprise', 'Enterprise', 4124, 4165, 10_000, 10_000, 1000, 10_000, 2000],
      ['unlimited', 'Unlimited', null, null, 100_000, null, null, null, null],
    ]);
  });

  it('lets an override win, and a trial add bulk operations to the free plan only', () => {
    expect(quotaLimit('free', 'bulk_operations', undefined, true)).toBe(3);
    expect(quotaLimit('free', 'bulk_operations', undefined, false)).toBe(0);
    expect(quotaLimit('pro', 'bulk_operations', undefined, true)).toBe(200);
    expect(quotaLimit('free', 'bulk_operations', 7, false)).toBe(7);
    expect(quotaLimit('unlimited', 'api_calls', undefined, false)).toBeNull();
  });

  it('offers the plans above', () => {
    expect(upgradesFrom('pro').map((plan) => plan.key)).toEqual(['enterprise', 'unlimited']);
    expect(upgradesFrom('unlimited')).toEqual([]);
  });
});

describe('quotaExceeded', () => {
  it('carries what the modal shows', () => {
    const error = quotaExceeded({
      plan: 'free',
      quota: 'listings_generated',
      used: 100,
      limit: 100,
      resetDate: day('2026-12-01'),
    });
    expect(error.message).toBe('Listing quota reached: 100 of 100 used on the Starter plan. It resets on 2026-12-01.');
    expect(error.details).toMatchObject({
      quota_exceeded: true,
      current_plan: 'free',
      usage_stats: { quota: 'listings_generated', used: 100, limit: 100, percentage_used: 100 },
      reset_date: '2026-12-01T00:00:00.000Z',
    });
    expect((error.details.upgrade_options as { plan: string }[]).map(({ plan }) => plan)).toEqual([
      'pro',
      'enterprise',
      'unlimited',
    ]);
  });

  it('says so where a plan has none of it', () => {
    const error = quotaExceeded({
      plan: 'free',
      quota: 'bulk_operations',
      used: 0,
      limit: 0,
      resetDate: day('2026-12-01'),
    });
    expect(error.message).toBe('The Starter plan includes no bulk operations. Upgrade to use them.');
  });

  it.each([
    ['listings_generated', 'Listing'],
    ['images_processed', 'Image'],
    ['api_calls', 'API call'],
    ['bulk_operations', 'Bulk operation'],
  ] as const)('names the quota %s as its sentence does: %s', (quota, name) => {
    const { message } = quotaExceeded({ plan: 'pro', quota, used: 7, limit: 7, resetDate: day('2026-12-01') });
    expect(message).toMatch(new RegExp(`^${name} quota reached: 7 of 7 used`));
  });

  it('counts shares to one decimal', () => {
    expect([percentageUsed(1, 3), percentageUsed(0, 0), percentageUsed(5, null), percentageUsed(150, 100)]).toEqual([
      33.3, 100, 0, 150,
    ]);
  });
});

describe('subscriptionSummary', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  it.each(['pro', 'enterprise'] as const)('gives the next billing date of %s', (plan) => {
    expect(subscriptionSummary(plan, undefined, day('2026-01-15'), now)).toEqual({
      plan,
      status: 'active',
      nextBilling: day('2026-12-15'),
      nextBillingEstimated: true,
      period: null,
      scheduledPlan: null,
      granted: true,
      provider: null,
    });
  });

  it.each(['free', 'unlimited'] as const)('gives no billing date for %s, which has no price', (plan) => {
    expect(subscriptionSummary(plan, undefined, day('2026-01-15'), now)).toMatchObject({
      nextBilling: null,
      nextBillingEstimated: false,
    });
  });
});
