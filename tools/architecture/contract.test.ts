import { describe, expect, it } from '@jest/globals';
import { reachedFrom } from './laws/reachedFrom.js';

const CANARY = 'tools/architecture/canary/packages/application/src/contract';

describe('the half of the contract that browsers load', () => {
  it('never reaches the schemas', () => {
    const reached = reachedFrom('packages/application/src/contract/index.ts');
    expect([...reached].filter((name) => name === 'zod' || name.includes('/schemas/'))).toEqual([]);
    // The search follows imports: it finds the routes of an area over the list of all.
    expect([...reached]).toContain('packages/application/src/contract/listings/listingRoutes.ts');
  });

  it('would be reported if it did', () => {
    expect([...reachedFrom(`${CANARY}/browser.ts`)]).toEqual([`${CANARY}/limits.ts`, 'zod']);
  });
});
