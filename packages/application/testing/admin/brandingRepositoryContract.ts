import { describe, expect, it } from '@jest/globals';
import type { Branding } from '@listwright/domain/admin';
import type { BrandingRepository } from '../../src/admin/index.js';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const words: Branding = {
  public_site: true,
  support_email: 'help@shop.example',
  sales_email: '',
  promises: ['No setup fee'],
  stats: [{ value: '12', label: 'Shops served' }],
  testimonials: [],
  links: [{ label: 'Terms', href: '/terms' }],
};

/** The contract of a store of the operator's words. */
export function brandingRepositoryContract(name: string, make: () => Promise<BrandingRepository>): void {
  describe(`${name} as a store of branding`, () => {
    it('has none at first, and then those stored last', async () => {
      const brandings = await make();
      expect(await brandings.read()).toBeUndefined();
      await brandings.save(words, NOW);
      expect(await brandings.read()).toEqual(words);
      await brandings.save({ ...words, public_site: false, links: [] }, NOW);
      expect(await brandings.read()).toEqual({ ...words, public_site: false, links: [] });
    });

    it('stores the first only where there are none', async () => {
      const brandings = await make();
      expect(await brandings.saveFirst(words, NOW)).toBe(true);
      expect(await brandings.saveFirst({ ...words, stats: [] }, NOW)).toBe(false);
      expect(await brandings.read()).toEqual(words);
    });
  });
}
