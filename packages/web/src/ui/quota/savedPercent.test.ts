import { describe, expect, it } from '@jest/globals';
import { PLANS } from '@listwright/domain/billing';
import { savedPercent } from './savedPercent';

describe('savedPercent', () => {
  it('is the 1% of the specification for the plans with a list price, and nothing for the others', () => {
    expect([PLANS.free, PLANS.pro, PLANS.enterprise, PLANS.unlimited].map(savedPercent)).toEqual([0, 1, 1, 0]);
  });
});
