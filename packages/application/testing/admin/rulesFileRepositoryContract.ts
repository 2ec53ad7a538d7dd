import { describe, expect, it } from '@jest/globals';
import type { RuleChanges } from '@listwright/domain/marketplaces';
import type { RulesFileRepository } from '../../src/admin/index.js';

const NOW = new Date('2027-02-11T10:00:00.000Z');
const file: RuleChanges = {
  dated: '2027-02-10',
  changes: [
    {
      marketplace: 'amazon',
      from: '2027-03-01',
      countries: ['US', 'DE'],
      productClasses: ['general'],
      limits: { titleMax: 80, searchTermsMaxBytes: 300 },
      endedRules: [],
      source: { name: 'Seller Forums', reference: 'sellercentral.amazon.com/forums/1', read: '2027-01' },
    },
    {
      marketplace: 'shopify',
      from: '2027-04-01',
      limits: {},
      endedRules: ['shopify.tags.count'],
      source: { name: 'Shopify changelog', reference: 'shopify.dev/changelog/1', read: '2027-02' },
    },
  ],
};

/** The contract of a store of the rules file. */
export function rulesFileRepositoryContract(name: string, make: () => Promise<RulesFileRepository>): void {
  describe(`${name} as a store of the rules file`, () => {
    it('has none at first, and then the one that was stored', async () => {
      const files = await make();
      expect(await files.read()).toBeUndefined();
      expect(await files.saveNewer(file, NOW)).toBe(true);
      expect(await files.read()).toEqual(file);
    });

    it('compares a file with the stored one', async () => {
      const files = await make();
      expect(await files.compare(file)).toBeUndefined();
      await files.saveNewer(file, NOW);
      expect(await files.compare(structuredClone(file))).toEqual({ dated: file.dated, isSame: true });
      expect(await files.compare({ ...file, changes: [] })).toEqual({ dated: file.dated, isSame: false });
    });

    it('replaces it by a later one only', async () => {
      const files = await make();
      await files.saveNewer(file, NOW);
      for (const dated of ['2027-02-10', '2026-12-31'])
        expect(await files.saveNewer({ dated, changes: [] }, NOW)).toBe(false);
      expect(await files.read()).toEqual(file);
      expect(await files.saveNewer({ dated: '2027-02-11', changes: [] }, NOW)).toBe(true);
      expect(await files.read()).toEqual({ dated: '2027-02-11', changes: [] });
    });
  });
}
