import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { KEPT_ANALYSES, type Analysis, type AnalysisRepository } from '../../src/analyses/index.js';

export interface AnalysesUnderTest {
  readonly analyses: AnalysisRepository;
  /** Two accounts that may own analyses. */
  readonly owners: readonly [string, string];
}

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 22, 10, 0, second));

/** The contract of every repository of analyses. */
export function analysisRepositoryContract(name: string, make: () => Promise<AnalysesUnderTest>): void {
  const fresh = (userId: string, changes: Partial<Analysis> = {}): Analysis => ({
    id: randomUUID(),
    userId,
    kind: 'title_check',
    label: 'Steel bottle',
    verdict: 'The title fits.',
    score: 90,
    dataVersion: 'amazon-2026-07',
    input: { title: 'Steel bottle', on: null },
    result: { length: 12, findings: [{ rule: 'x', ok: true }] },
    createdAt: at(0),
    ...changes,
  });

  describe(`${name} as an analysis repository`, () => {
    it('returns what was stored, to its owner and under its kind only', async () => {
      const { analyses, owners } = await make();
      const analysis = fresh(owners[0]);
      await analyses.add(analysis, 'print');
      expect(await analyses.find(owners[0], 'title_check', analysis.id)).toEqual(analysis);
      expect(await analyses.find(owners[1], 'title_check', analysis.id)).toBeUndefined();
      expect(await analyses.find(owners[0], 'title_fit', analysis.id)).toBeUndefined();
      expect(await analyses.findSame(owners[1], 'title_check', 'print')).toBeUndefined();
      expect(await analyses.remove(owners[1], 'title_check', analysis.id)).toBe(false);
      expect((await analyses.list(owners[1], 'title_check', { limit: 5 })).items).toEqual([]);
    });

    it('finds the newest run with the same fingerprint', async () => {
      const { analyses, owners } = await make();
      const [older, newer] = [fresh(owners[0]), fresh(owners[0], { createdAt: at(1) })];
      await analyses.add(newer, 'same');
      await analyses.add(older, 'same');
      await analyses.add(fresh(owners[0], { createdAt: at(2) }), 'other');
      expect((await analyses.findSame(owners[0], 'title_check', 'same'))?.id).toBe(newer.id);
      expect(await analyses.findSame(owners[0], 'title_fit', 'same')).toBeUndefined();
    });

    it('lists newest first, page by page, also runs of one moment, without inputs and results', async () => {
      const { analyses, owners } = await make();
      const all = Array.from({ length: 5 }, (_, index) => fresh(owners[0], { createdAt: at(index < 3 ? 1 : index) }));
      for (const one of all) await analyses.add(one, one.id);
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await analyses.list(owners[0], 'title_check', { limit: 2, ...(cursor ? { cursor } : {}) });
        expect(page.total).toBe(5);
        expect(page.items[0]).not.toHaveProperty('result');
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen.slice(0, 2)).toEqual([all[4]?.id, all[3]?.id]);
      expect(new Set(seen).size).toBe(5);
      const second = await analyses.list(owners[0], 'title_check', { limit: 2, page: 2 });
      expect(second.items.map(({ id }) => id)).toEqual(seen.slice(2, 4));
    });

    it('finds the runs of a product, of every kind, newest first', async () => {
      const { analyses, owners } = await make();
      const product = randomUUID();
      const about = (changes: Partial<Analysis>) => fresh(owners[0], { input: { product_id: product }, ...changes });
      const [older, newer] = [about({ createdAt: at(1) }), about({ createdAt: at(2), kind: 'seo_check' })];
      const others = [
        fresh(owners[0], { createdAt: at(3) }),
        fresh(owners[0], { createdAt: at(4), input: { product_id: randomUUID() } }),
        fresh(owners[1], { createdAt: at(5), input: { product_id: product } }),
      ];
      for (const one of [older, newer, ...others]) await analyses.add(one, one.id);
      const found = await analyses.ofProduct(owners[0], product, 5);
      expect(found.map(({ id, kind }) => [id, kind])).toEqual([
        [newer.id, 'seo_check'],
        [older.id, 'title_check'],
      ]);
      expect(found[0]).not.toHaveProperty('input');
      expect(await analyses.ofProduct(owners[0], product, 1)).toHaveLength(1);
    });

    it('removes one, once', async () => {
      const { analyses, owners } = await make();
      const analysis = fresh(owners[0]);
      await analyses.add(analysis, 'print');
      expect(await analyses.remove(owners[0], 'title_check', analysis.id)).toBe(true);
      expect(await analyses.remove(owners[0], 'title_check', analysis.id)).toBe(false);
      expect(await analyses.find(owners[0], 'title_check', analysis.id)).toBeUndefined();
    });

    it(`keeps the newest ${KEPT_ANALYSES} of a kind`, async () => {
      const { analyses, owners } = await make();
      const other = fresh(owners[0], { kind: 'title_fit' });
      await analyses.add(other, 'other');
      const oldest = fresh(owners[0]);
      await analyses.add(oldest, 'oldest');
      for (let index = 1; index <= KEPT_ANALYSES; index += 1) {
        await analyses.add(fresh(owners[0], { createdAt: at(index) }), `print ${index}`);
      }
      expect((await analyses.list(owners[0], 'title_check', { limit: 1 })).total).toBe(KEPT_ANALYSES);
      expect(await analyses.find(owners[0], 'title_check', oldest.id)).toBeUndefined();
      expect(await analyses.find(owners[0], 'title_fit', other.id)).toBeDefined();
    });

    it('gives all of an account, of every kind', async () => {
      const { analyses, owners } = await make();
      const mine = [fresh(owners[0]), fresh(owners[0], { kind: 'title_fit', createdAt: at(1) })];
      for (const one of mine) await analyses.add(one, one.id);
      await analyses.add(fresh(owners[1]), 'theirs');
      const found: Analysis[] = [];
      for await (const one of analyses.all(owners[0])) found.push(one);
      expect(found).toEqual(mine.toReversed());
    });
  });
}
