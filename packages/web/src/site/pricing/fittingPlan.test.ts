import { describe, expect, it } from '@jest/globals';
import { fittingPlan } from './fittingPlan';

describe('fittingPlan', () => {
  it.each([
    [1, 'free'],
    [100, 'free'],
    [101, 'pro'],
    [2000, 'pro'],
    [2001, 'enterprise'],
    [10_000, 'enterprise'],
    [10_001, 'unlimited'],
  ])('covers %i listings with %s', (listings, key) => {
    expect(fittingPlan(listings).key).toBe(key);
  });
});
