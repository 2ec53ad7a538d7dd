import { describe, expect, it } from '@jest/globals';
import type { ColumnMappingRepository } from '../../src/bulk/index.js';

interface Memories {
  readonly memory: ColumnMappingRepository;
  readonly owners: readonly [string, string];
}

/** The contract of every column mapping repository. `make` gives an empty one with two accounts. */
export function columnMappingRepositoryContract(name: string, make: () => Promise<Memories>): void {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));
  const header = ['Label', 'Maker', 'EAN'];

  describe(`${name} as a memory of columns`, () => {
    it('knows a header again whatever its order and spelling, for its own account only', async () => {
      const { memory, owners } = await make();
      const [ann, bob] = owners;
      await memory.save(ann, header, { kind: 'listings', choice: { Label: 'product_name', EAN: null }, at: at(1) });
      expect(await memory.find(ann, ['ean', 'label ', 'MAKER'])).toEqual({ Label: 'product_name', EAN: null });
      expect(await memory.find(ann, ['ean', 'label'])).toBeUndefined();
      expect(await memory.find(bob, header)).toBeUndefined();
      expect(await memory.all(bob)).toEqual([]);
    });

    it('keeps one choice a kind, the newest, and forgets one by itself', async () => {
      const { memory, owners } = await make();
      const [ann] = owners;
      const titles = { kind: 'titles', choice: { Label: 'title' }, at: at(2) } as const;
      const listings = { kind: 'listings', choice: { Maker: 'brand' }, at: at(3) } as const;
      await memory.save(ann, header, { ...listings, choice: { Label: 'product_name' }, at: at(1) });
      await memory.save(ann, header, titles);
      await memory.save(ann, header, listings);
      expect(await memory.all(ann)).toEqual([listings, titles]);
      expect(await memory.find(ann, header)).toEqual(listings.choice);
      expect(await memory.find(ann, header, 'titles')).toEqual(titles.choice);
      await memory.remove(ann, header, 'listings');
      expect(await memory.find(ann, header, 'listings')).toBeUndefined();
      expect(await memory.find(ann, header)).toEqual(titles.choice);
      await memory.save(ann, header, listings);
      await memory.remove(ann, header);
      expect(await memory.all(ann)).toEqual([]);
    });

    it("drops the oldest of an account with more than a hundred, and leaves other accounts' alone", async () => {
      const { memory, owners } = await make();
      const [ann, bob] = owners;
      const choice = { Label: 'product_name' } as const;
      await memory.save(bob, header, { kind: 'listings', choice, at: at(0) });
      for (let one = 0; one <= 100; one += 1)
        await memory.save(ann, [...header, `column ${one}`], { kind: 'listings', choice, at: at(one) });
      expect(await memory.find(ann, [...header, 'column 0'])).toBeUndefined();
      expect(await memory.find(ann, [...header, 'column 1'])).toEqual(choice);
      expect(await memory.all(ann)).toHaveLength(100);
      expect(await memory.find(bob, header)).toEqual(choice);
    });
  });
}
