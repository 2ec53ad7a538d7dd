import { describe, expect, it } from '@jest/globals';
import { auditDetails } from './auditDetails';

describe('auditDetails', () => {
  it('shows changed fields with both values', () => {
    const before = { subscription_plan: 'free', granted_plan: null };
    const after = { subscription_plan: 'pro', granted_plan: null, until: '2026-12-21T10:00:00.000Z' };
    expect(auditDetails({ before, after })).toBe('subscription plan: free → pro · until: — → 2026-12-21');
  });

  it('shows single values with both sides', () => {
    expect(auditDetails({ before: null, after: '2027-02-10', changes: 3 })).toBe('— → 2027-02-10 · changes: 3');
  });

  it('shows amounts in rupees, and the rest by name', () => {
    expect(auditDetails({ reason: 'Asked for', amount_minor: 82_450, method: null })).toBe(
      'reason: Asked for · amount: ₹824.50 · method: —',
    );
    expect(auditDetails({})).toBe('');
  });
});
