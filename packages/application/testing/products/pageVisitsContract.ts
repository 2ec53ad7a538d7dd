import { describe, expect, it } from '@jest/globals';
import type { PageVisits } from '../../src/products/index.js';

/** The contract of every count of visited pages; `make` gives one that has counted nothing. */
export function pageVisitsContract(name: string, make: () => Promise<PageVisits>): void {
  describe(`${name} as a count of visited pages`, () => {
    it('counts each way from nothing, several at once too', async () => {
      const visits = await make();
      expect(await visits.all()).toEqual({ http: 0, browser: 0 });
      await Promise.all([...Array.from({ length: 5 }, () => visits.count('http')), visits.count('browser')]);
      expect(await visits.all()).toEqual({ http: 5, browser: 1 });
    });
  });
}
