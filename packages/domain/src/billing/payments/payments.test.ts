import { describe, expect, it } from '@jest/globals';
import { subscriptionSummary } from '../subscriptionSummary.js';
import {
  amountOf,
  atPeriodEnd,
  cancelledAtPeriodEnd,
  invoiceNumber,
  isRunning,
  outranks,
  paidFor,
  paidUntil,
  planInForce,
  resumed,
  taxWithin,
  UNPAID,
  withoutMonth,
  type Order,
  type PaidMonth,
  type Subscription,
} from './index.js';

const at = (text: string) => new Date(text.includes('T') ? text : `${text}T10:30:00.000Z`);
const month = (plan: 'pro' | 'enterprise' | 'unlimited' = 'pro', providerRef: string | null = null) =>
  ({ userId: 'ann', plan, gateway: 'razorpay', providerRef }) as const;
/** Where it has its place. */
const settled = (current: Subscription | undefined, paid: PaidMonth, now: Date) => paidFor(current, paid, now)!;
const pro = (day = '2026-01-31', providerRef: string | null = null) =>
  settled(undefined, month('pro', providerRef), at(day)).subscription;

function anOrder(subscription: Subscription, changes: Partial<Order> = {}): Order {
  const { currentPeriodStart: start, currentPeriodEnd: end } = subscription;
  return {
    id: '1',
    userId: 'ann',
    plan: subscription.plan,
    amountMinor: 164_900,
    refundedMinor: 0,
    currency: 'INR',
    state: 'completed',
    gateway: 'razorpay',
    orderRef: 'order_1',
    paymentRef: 'pay_1',
    method: 'upi',
    failure: null,
    period: { start, end },
    createdAt: start,
    updatedAt: start,
    ...changes,
  };
}

describe('a paid month', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2024-01-30', 1, '2024-02-29'],
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('of a plan begun on %s ends after %i on %s, at the same hour', (start, months, end) => {
    expect(paidUntil(at(start), months)).toEqual(at(end));
  });

  it('begins a plan at once, and extends the plan that runs from its end', () => {
    const first = settled(undefined, month(), at('2026-01-31'));
    expect(first.period).toEqual({ start: at('2026-01-31'), end: at('2026-02-28') });
    const early = settled(first.subscription, month(), at('2026-02-10'));
    expect(early.period).toEqual({ start: at('2026-02-28'), end: at('2026-03-31') });
    expect(early.subscription).toMatchObject({
      months: 2,
      currentPeriodStart: at('2026-01-31'),
      currentPeriodEnd: at('2026-03-31'),
    });
    const late = settled(first.subscription, month(), at('2026-03-01'));
    expect(late.subscription).toMatchObject({
      currentPeriodStart: at('2026-02-28'),
      currentPeriodEnd: at('2026-03-31'),
    });
  });

  it('takes a cancellation back', () => {
    expect(settled(cancelledAtPeriodEnd(pro()), month(), at('2026-02-10')).subscription).toMatchObject({
      status: 'active',
      scheduledPlan: null,
    });
  });

  it('starts a better plan at once, and any plan where the old one has ended', () => {
    const better = settled(pro(), month('enterprise'), at('2026-02-10'));
    expect(better.subscription).toMatchObject({ plan: 'enterprise', currentPeriodEnd: at('2026-03-10') });
    const again = settled({ ...pro(), status: 'lapsed' }, month(), at('2026-05-05'));
    expect(again.subscription).toMatchObject({ anchor: at('2026-05-05'), months: 1, status: 'active' });
    expect(settled(pro(), month(), at('2026-05-05')).period.start).toEqual(at('2026-05-05'));
  });

  it('of a smaller plan begins where the better one ends', () => {
    const better = settled(undefined, month('enterprise'), at('2026-01-10')).subscription;
    const { subscription, period } = settled(better, month('pro'), at('2026-01-20'));
    expect(subscription).toMatchObject({ plan: 'enterprise', scheduledPlan: 'pro' });
    expect(period).toEqual({ start: at('2026-02-10'), end: at('2026-03-10') });
    expect(atPeriodEnd(subscription, at('2026-02-10'))).toMatchObject({
      plan: 'pro',
      status: 'active',
      scheduledPlan: null,
      currentPeriodEnd: at('2026-03-10'),
    });
  });

  it('of a smaller plan is not lost where more of the better one is paid for, and there is one at most', () => {
    const better = settled(undefined, month('enterprise'), at('2026-01-10')).subscription;
    const { subscription } = settled(better, month('pro'), at('2026-01-20'));
    expect(paidFor(subscription, month('pro'), at('2026-01-21'))).toBeUndefined();
    const longer = settled(subscription, month('enterprise'), at('2026-01-22')).subscription;
    expect(longer).toMatchObject({ plan: 'enterprise', months: 2, scheduledPlan: 'pro' });
    const best = settled(subscription, month('unlimited'), at('2026-01-22')).subscription;
    expect(best).toMatchObject({ plan: 'unlimited', scheduledPlan: 'pro' });
    expect(atPeriodEnd(longer, at('2026-03-10'))).toMatchObject({ plan: 'pro', scheduledPlan: null });
  });
});

describe('a subscription', () => {
  const runsTo = pro('2026-01-31').currentPeriodEnd;

  it('runs up to the end of its period, and not where it has lapsed', () => {
    const justBefore = new Date(runsTo.getTime() - 1);
    for (const status of ['active', 'cancelled', 'past_due'] as const)
      expect([justBefore, runsTo].map((now) => isRunning({ ...pro('2026-01-31'), status }, now))).toEqual([
        true,
        false,
      ]);
    expect(isRunning({ ...pro('2026-01-31'), status: 'lapsed' }, justBefore)).toBe(false);
  });

  it('that has lapsed starts over with the next paid month, before its period would have ended too', () => {
    const now = at('2026-02-10');
    expect(settled({ ...pro('2026-01-31'), status: 'lapsed', months: 5 }, month(), now)).toEqual(
      settled(undefined, month(), now),
    );
  });

  it('gives way to a smaller plan from the moment its period ends', () => {
    const better = settled(undefined, month('enterprise'), at('2026-01-31')).subscription;
    const [before, then] = [new Date(better.currentPeriodEnd.getTime() - 1), better.currentPeriodEnd];
    expect(settled(better, month('pro'), before).subscription).toMatchObject({
      plan: 'enterprise',
      scheduledPlan: 'pro',
    });
    expect(settled(better, month('pro'), then)).toEqual(settled(undefined, month('pro'), then));
  });
});

describe('a month that is paid for late', () => {
  const [first, second] = [pro('2026-01-31').currentPeriodEnd, at('2026-03-31')];

  it('goes on where the last one ended, and the period that it pays for is the current one', () => {
    const { subscription, period } = settled(
      { ...pro('2026-01-31'), status: 'past_due' },
      month('pro', 'sub_2'),
      first,
    );
    expect(period).toEqual({ start: first, end: second });
    expect(subscription).toEqual({
      ...pro('2026-01-31'),
      months: 2,
      currentPeriodStart: first,
      currentPeriodEnd: second,
      providerRef: 'sub_2',
    });
    const early = settled(pro('2026-01-31', 'sub_1'), month(), new Date(first.getTime() - 1));
    expect(early.subscription).toMatchObject({ currentPeriodStart: at('2026-01-31'), providerRef: 'sub_1' });
  });

  it('begins now where it would be over, and what waits goes on waiting', () => {
    const waiting = { ...pro('2026-01-31'), plan: 'enterprise', scheduledPlan: 'pro' } as const;
    expect(settled(waiting, month('enterprise'), second)).toEqual({
      ...settled(undefined, month('enterprise'), second),
      subscription: { ...settled(undefined, month('enterprise'), second).subscription, scheduledPlan: 'pro' },
    });
    const justBefore = settled(waiting, month('enterprise'), new Date(second.getTime() - 1));
    expect(justBefore.subscription).toMatchObject({ months: 2, currentPeriodEnd: second, scheduledPlan: 'pro' });
  });
});

describe('a smaller plan that is paid for', () => {
  const better = settled(undefined, month('enterprise'), at('2026-01-31')).subscription;
  const { subscription: both } = settled(better, month('pro'), at('2026-02-01'));

  it('begins with the end of the better one, for a month, and ends there where the account cancelled', () => {
    const begun = {
      ...both,
      plan: 'pro',
      anchor: at('2026-02-28'),
      months: 1,
      currentPeriodStart: at('2026-02-28'),
      currentPeriodEnd: at('2026-03-28'),
    } as const;
    expect(atPeriodEnd(both, at('2026-02-28'))).toEqual({ ...begun, scheduledPlan: null });
    const cancelled = cancelledAtPeriodEnd(both);
    expect(cancelled.scheduledPlan).toBe('pro');
    expect(atPeriodEnd(cancelled, at('2026-02-28'))).toEqual({ ...begun, status: 'cancelled', scheduledPlan: 'free' });
    expect(resumed(cancelled)).toEqual(both);
  });

  it('is taken away by its refund, and Starter follows where the account cancelled', () => {
    const order = anOrder(better, { plan: 'pro', period: { start: at('2026-02-28'), end: at('2026-03-28') } });
    expect(withoutMonth(cancelledAtPeriodEnd(both), order, at('2026-02-02')).scheduledPlan).toBe('free');
    expect(withoutMonth({ ...both, scheduledPlan: null }, order, at('2026-02-02')).scheduledPlan).toBeNull();
  });
});

describe('a refund', () => {
  const first = pro('2026-01-31');
  const { subscription: two, period } = settled(first, month(), at('2026-02-10'));

  it('changes nothing of an order without a month, of a month that is over, or of a plan that has ended', () => {
    const now = at('2026-02-11');
    expect(withoutMonth(two, anOrder(first, { period: null }), now)).toBe(two);
    expect(withoutMonth(two, anOrder(first), first.currentPeriodEnd)).toBe(two);
    const lapsed = { ...two, status: 'lapsed' } as const;
    expect(withoutMonth(lapsed, anOrder(first, { period }), now)).toBe(lapsed);
  });

  it('ends a plan at once whose shorter time is over', () => {
    const order = anOrder(first, { period });
    const before = new Date(first.currentPeriodEnd.getTime() - 1);
    expect(withoutMonth(two, order, before)).toEqual({ ...two, months: 1, currentPeriodEnd: first.currentPeriodEnd });
    expect(withoutMonth(two, order, first.currentPeriodEnd)).toEqual({
      ...two,
      status: 'lapsed',
      months: 1,
      currentPeriodEnd: first.currentPeriodEnd,
      scheduledPlan: null,
    });
  });
});

describe('the plan in force', () => {
  it.each([
    [undefined, null, 'free'],
    [undefined, 'enterprise', 'enterprise'],
    [pro(), null, 'pro'],
    [pro(), 'free', 'pro'],
    [pro(), 'enterprise', 'enterprise'],
    [settled(undefined, month('enterprise'), at('2026-01-31')).subscription, 'pro', 'enterprise'],
    [{ ...pro(), status: 'cancelled' }, null, 'pro'],
    [{ ...pro(), status: 'past_due' }, null, 'pro'],
    [{ ...pro(), status: 'lapsed' }, null, 'free'],
    [{ ...pro(), status: 'lapsed' }, 'pro', 'pro'],
  ] as const)('is the better of what is paid for and what was granted', (subscription, granted, plan) => {
    expect(planInForce(subscription, granted)).toBe(plan);
  });
});

describe('the end of a period', () => {
  it('changes nothing before', () => {
    expect(atPeriodEnd(pro(), at('2026-02-27'))).toBeUndefined();
    expect(atPeriodEnd({ ...pro(), status: 'lapsed' }, at('2026-09-01'))).toBeUndefined();
  });

  it.each([
    ['unpaid', pro()],
    ['cancelled', cancelledAtPeriodEnd(pro())],
    ['cancelled, though a provider charges', cancelledAtPeriodEnd(pro('2026-01-31', 'sub_1'))],
  ])('lets a subscription that is %s lapse', (_name, subscription) => {
    expect(atPeriodEnd(subscription, at('2026-02-28'))).toMatchObject({ status: 'lapsed', scheduledPlan: null });
  });

  it('waits three days for a provider that charges by itself', () => {
    const charged = pro('2026-01-31', 'sub_1');
    const late = atPeriodEnd(charged, at('2026-02-28'));
    expect(late).toMatchObject({ status: 'past_due' });
    expect(atPeriodEnd(late!, at('2026-03-02'))).toBeUndefined();
    expect(atPeriodEnd(late!, at('2026-03-03'))).toMatchObject({ status: 'lapsed' });
    expect(settled(late, month('pro', 'sub_1'), at('2026-03-01')).subscription).toMatchObject({ status: 'active' });
  });
});

describe('money that goes back', () => {
  it('ends the plan it paid for', () => {
    const subscription = pro();
    expect(withoutMonth(subscription, anOrder(subscription), at('2026-02-01'))).toMatchObject({
      status: 'lapsed',
      months: 0,
      currentPeriodEnd: at('2026-02-01'),
    });
  });

  it('takes one of several months away', () => {
    const first = pro();
    const { subscription, period } = settled(first, month(), at('2026-02-10'));
    expect(withoutMonth(subscription, anOrder(first, { period }), at('2026-02-11'))).toMatchObject({
      status: 'active',
      months: 1,
      currentPeriodEnd: at('2026-02-28'),
    });
  });

  it('takes nothing from a later month, another plan or one that is over', () => {
    const first = pro();
    const { subscription } = settled(first, month(), at('2026-02-10'));
    expect(withoutMonth(subscription, anOrder(first), at('2026-03-01'))).toBe(subscription);
    const better = settled(first, month('enterprise'), at('2026-02-10')).subscription;
    expect(withoutMonth(better, anOrder(first), at('2026-02-11'))).toBe(better);
  });

  it('takes a plan away that has not begun', () => {
    const better = settled(undefined, month('enterprise'), at('2026-01-10')).subscription;
    const { subscription, period } = settled(better, month('pro'), at('2026-01-20'));
    const order = anOrder(better, { plan: 'pro', period });
    expect(withoutMonth(subscription, order, at('2026-01-21'))).toMatchObject({
      plan: 'enterprise',
      status: 'active',
      scheduledPlan: null,
    });
  });
});

describe('a cancellation', () => {
  it('keeps what is paid for, and can be taken back', () => {
    const cancelled = cancelledAtPeriodEnd(pro());
    expect(cancelled).toMatchObject({ status: 'cancelled', scheduledPlan: 'free', currentPeriodEnd: at('2026-02-28') });
    expect(resumed(cancelled)).toEqual(pro());
  });
});

describe('what the profile shows', () => {
  const now = at('2026-02-01');
  const start = at('2026-01-15');

  it('is the paid period, where one is paid for', () => {
    expect(subscriptionSummary('pro', pro(), start, now)).toEqual({
      plan: 'pro',
      status: 'active',
      nextBilling: at('2026-02-28'),
      nextBillingEstimated: false,
      period: { start: at('2026-01-31'), end: at('2026-02-28') },
      scheduledPlan: null,
      provider: 'razorpay',
      granted: false,
    });
    expect(subscriptionSummary('pro', cancelledAtPeriodEnd(pro()), start, now)).toMatchObject({
      status: 'cancelled',
      nextBilling: null,
      scheduledPlan: 'free',
    });
  });

  it('is when the quota is reset, where nothing is paid for a plan that has a price', () => {
    const nothing = { status: 'active', period: null, scheduledPlan: null, provider: null } as const;
    expect(subscriptionSummary('pro', undefined, start, now)).toEqual({
      ...nothing,
      plan: 'pro',
      nextBilling: at('2026-02-15T00:00:00.000Z'),
      nextBillingEstimated: true,
      granted: true,
    });
    expect(subscriptionSummary('free', undefined, start, now)).toEqual({
      ...nothing,
      plan: 'free',
      nextBilling: null,
      nextBillingEstimated: false,
      granted: false,
    });
  });

  it('is the end of a plan that was granted and that its owner lets end', () => {
    const given = cancelledAtPeriodEnd({ ...pro(), gateway: UNPAID });
    expect(subscriptionSummary('pro', given, start, now)).toMatchObject({ granted: true, provider: null });
  });

  it('is the plan in force, where an administrator gave another one', () => {
    expect(subscriptionSummary('unlimited', pro(), start, now)).toMatchObject({ plan: 'unlimited', period: null });
    const lapsed = { ...pro(), status: 'lapsed' } as const;
    expect(subscriptionSummary('free', lapsed, start, now)).toMatchObject({ plan: 'free', status: 'active' });
  });
});

describe('money', () => {
  it('is counted in paise', () => {
    expect((['free', 'pro', 'enterprise', 'unlimited'] as const).map(amountOf)).toEqual([null, 164_900, 412_400, null]);
  });

  it('contains its tax', () => {
    expect(taxWithin(118_00, 'GST', 18)).toEqual([{ name: 'GST', percent: 18, amountMinor: 18_00 }]);
    expect(taxWithin(164_900, 'GST', 18)[0]?.amountMinor).toBe(25_154);
    expect(taxWithin(164_900, 'GST', 0)).toEqual([]);
  });

  it('is billed by number', () => {
    expect(invoiceNumber(2026, 1)).toBe('LW-2026-000001');
  });

  it('takes news that rise only', () => {
    expect(outranks('completed', 'failed')).toBe(true);
    expect([outranks('failed', 'completed'), outranks('pending', 'failed'), outranks('pending', 'pending')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
