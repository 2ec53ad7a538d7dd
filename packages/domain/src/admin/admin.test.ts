import { describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/index.js';
import { actText, customerActs, isRevenue, lastTwelveMonths, newestActivity, rupeesText } from './index.js';

const ann: User = {
  id: '1',
  email: 'ann@example.com',
  fullName: 'Ann',
  companyName: '',
  phone: '',
  role: 'user',
  plan: 'free',
  isActive: true,
  isSuspended: false,
  isArchived: false,
  createdAt: new Date(0),
  emailVerifiedAt: null,
  hasTotp: false,
};

describe('what a change of an account was', () => {
  it.each([
    [{ isActive: false }, 'customer.deactivated', 'customer.activated'],
    [{ isSuspended: true }, 'customer.blocked', 'customer.unblocked'],
    [{ isArchived: true }, 'customer.archived', 'customer.restored'],
    [{ role: 'admin' }, 'customer.promoted', 'customer.demoted'],
  ] as const)('%j is %s, and back is %s', (change, action, opposite) => {
    const changed = { ...ann, ...change };
    expect(customerActs(ann, changed).map((act) => act.action)).toEqual([action]);
    expect(customerActs(changed, ann).map((act) => act.action)).toEqual([opposite]);
  });

  it('names the fields that became different, with both sides', () => {
    expect(customerActs(ann, { ...ann, plan: 'pro', fullName: 'Anna', isSuspended: true })).toEqual([
      { action: 'customer.blocked', before: { is_suspended: false }, after: { is_suspended: true } },
      {
        action: 'customer.updated',
        before: { full_name: 'Ann' },
        after: { full_name: 'Anna' },
      },
    ]);
    expect(customerActs(ann, { ...ann })).toEqual([]);
  });
});

describe('the figures of the business', () => {
  it('count money that moved', () => {
    expect(isRevenue({ type: 'refund', status: 'completed' })).toBe(true);
    expect(isRevenue({ type: 'payment', status: 'pending' })).toBe(false);
    expect(isRevenue({ type: 'usage', status: 'completed' })).toBe(false);
  });

  it('are of twelve months, also over the turn of a year', () => {
    const months = lastTwelveMonths(new Date('2026-03-31T23:00:00Z'));
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-04', '2026-03']);
  });
});

describe('activity', () => {
  it('is listed newest first', () => {
    const at = (seconds: number) =>
      ({ kind: 'admin', text: String(seconds), at: new Date(seconds * 1000), customerId: null }) as const;
    expect(newestActivity([at(1), at(3), at(2)], 2).map(({ text }) => text)).toEqual(['3', '2']);
  });

  it('is shown in sentences', () => {
    expect(actText('customer.blocked', 'admin@example.com', 'ann@example.com')).toBe(
      'admin@example.com blocked ann@example.com',
    );
    expect(actText('customer.blocked', '', 'ann@example.com')).toMatch(/^This server blocked .*ann@example\.com/u);
    expect(actText('account.deleted', 'Ann', '')).toBe('Ann deleted their account');
    expect(actText('subscription.cancelled', 'Ann', 'Ann')).toBe('Ann cancelled their plan');
    expect(actText('subscription.cancelled', 'Root', 'Ann')).toBe('Root cancelled the plan of Ann');
    expect(actText('subscription.changed', 'Ann', 'Ann')).toBe('Ann changed their plan');
    expect(actText('subscription.changed', 'Root', 'Ann')).toBe('Root changed the plan of Ann');
    expect(actText('quota.limited', 'Root', 'Ann')).toBe('Root set a custom limit for Ann');
    expect(actText('customer.promoted', 'Root', 'Ann')).toBe('Root made Ann an administrator');
    expect(actText('session.ended', 'Ann', '')).toBe('Ann signed out a device');
  });

  it.each([
    [164900, '₹1,649'],
    [-9950, '−₹99.50'],
    [1234567800, '₹1,23,45,678'],
    [0, '₹0'],
  ])('%d paise are %s', (minor, text) => {
    expect(rupeesText(minor)).toBe(text);
  });
});
