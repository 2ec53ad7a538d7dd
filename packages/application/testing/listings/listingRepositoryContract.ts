import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ListingQuality } from '@listwright/domain/listings';
import { KEPT_BYTES, KEPT_VERSIONS, type Listing, type ListingRepository } from '../../src/listings/index.js';
import type { PageRequest } from '../../src/shared/index.js';
import { allPages } from '../shared/allPages.js';
import { aBrief, aListing } from './aListing.js';

export interface RepositoryUnderTest {
  readonly listings: ListingRepository;
  /** Two accounts that may own listings. */
  readonly owners: readonly [string, string];
}

const ALL = { search: '' };

const aFinding = {
  rule: 'title-length',
  field: 'title',
  message: 'The title is too long.',
  source: 'Amazon',
} as const;

/** The contract of every repository of listings. */
export function listingRepositoryContract(name: string, make: () => Promise<RepositoryUnderTest>): void {
  const fresh = (userId: string, changes: Partial<Listing> = {}) => aListing({ id: randomUUID(), userId, ...changes });
  const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second));

  describe(`${name} as a listing repository`, () => {
    it('returns what was stored, to its owner only', async () => {
      const { listings, owners } = await make();
      const listing = fresh(owners[0]);
      await listings.add(listing, 'generated');
      expect(await listings.find(owners[0], listing.id)).toEqual(listing);
      expect(await listings.find(owners[1], listing.id)).toBeUndefined();
      expect(await listings.findMany(owners[1], [listing.id])).toEqual([]);
      expect(await listings.remove(owners[1], listing.id)).toBe(false);
      expect((await listings.listVersions(owners[1], listing.id, { limit: 5 })).items).toEqual([]);
    });

    it('gives all versions of several listings, newest first, to their owner only', async () => {
      const { listings, owners } = await make();
      const [first, second] = [fresh(owners[0]), fresh(owners[0])];
      for (const listing of [first, second]) await listings.add(listing, 'generated');
      await listings.saveVersion({ ...first, version: 2, updatedAt: at(9) }, 'edited');
      const versions = await listings.versionsOf(owners[0], [first.id, second.id]);
      expect(versions.get(first.id)).toEqual([
        { version: 2, reason: 'edited', copy: first.copy, createdAt: at(9) },
        { version: 1, reason: 'generated', copy: first.copy, createdAt: first.createdAt },
      ]);
      expect(versions.get(second.id)).toHaveLength(1);
      expect((await listings.versionsOf(owners[1], [first.id])).get(first.id) ?? []).toEqual([]);
    });

    it('pages newest first without a gap or a repeat', async () => {
      const { listings, owners } = await make();
      const all = Array.from({ length: 5 }, (_, index) =>
        fresh(owners[0], { createdAt: at(index), updatedAt: at(index) }),
      );
      for (const listing of all) await listings.add(listing, 'generated');
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await listings.list(owners[0], ALL, { limit: 2, ...(cursor ? { cursor } : {}) });
        expect(page.total).toBe(5);
        seen.push(...page.items.map((row) => row.id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(all.map((listing) => listing.id).toReversed());
      const second = await listings.list(owners[0], ALL, { limit: 2, page: 2 });
      expect(second.items.map((row) => row.id)).toEqual(seen.slice(2, 4));
    });

    it('pages entries of the same moment without a gap or a repeat', async () => {
      const { listings, owners } = await make();
      const all = [1, 1, 1, 2, 2].map((second) => fresh(owners[0], { createdAt: at(second), updatedAt: at(second) }));
      for (const listing of all) await listings.add(listing, 'generated');
      const seen = (await allPages((page) => listings.list(owners[0], ALL, page), 2)).map(({ id }) => id);
      expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      expect(seen.slice(0, 2).toSorted()).toEqual([all[3]!.id, all[4]!.id].toSorted());
    });

    it.each(['asc', 'desc'] as const)('pages by score (%s), equal ones included', async (order) => {
      const { listings, owners } = await make();
      const scored = (score: number) => {
        const listing = fresh(owners[0]);
        return { ...listing, review: { ...listing.review, score: { ...listing.review.score, score } } };
      };
      const all = [70, 90, 70, 59, 70, 90].map(scored);
      await listings.addMany(all, 'generated');
      const read = (page: PageRequest) => listings.list(owners[0], ALL, page, { sort: 'score', order });
      const seen = await allPages(read, 2);
      const scores = [59, 70, 70, 70, 90, 90];
      expect(seen.map(({ score }) => score)).toEqual(order === 'asc' ? scores : scores.toReversed());
      expect(new Set(seen.map(({ id }) => id)).size).toBe(all.length);
    });

    it('pages oldest first', async () => {
      const { listings, owners } = await make();
      const all = [1, 2, 2, 3, 3].map((second) => fresh(owners[0], { createdAt: at(second), updatedAt: at(second) }));
      await listings.addMany(all, 'generated');
      const read = (page: PageRequest) => listings.list(owners[0], ALL, page, { sort: 'date', order: 'asc' });
      const seen = await allPages(read, 2);
      expect(seen.map(({ createdAt }) => createdAt)).toEqual(all.map(({ createdAt }) => createdAt));
      expect(new Set(seen.map(({ id }) => id)).size).toBe(all.length);
    });

    it('finds by quality', async () => {
      const { listings, owners } = await make();
      const finding = (severity: 'error' | 'warning') => ({ ...aFinding, severity });
      const found = (score: number, ...severities: ('error' | 'warning')[]) => {
        const { review, ...listing } = fresh(owners[0]);
        const findings = severities.map(finding);
        return { ...listing, review: { ...review, findings, score: { ...review.score, score } } };
      };
      const [ready, low] = [found(70), found(69)];
      const [weak, faulty] = [found(90, 'warning'), found(90, 'warning', 'error')];
      const failed: Listing = { ...found(90), status: 'failed' };
      await listings.addMany([ready, low, weak, faulty, failed], 'generated');
      const ids = async (quality: ListingQuality) => {
        const { items, total } = await listings.list(owners[0], { search: '', quality }, { limit: 9 });
        expect(total).toBe(items.length);
        return items.map(({ id }) => id).toSorted();
      };
      expect(await ids('ready')).toEqual([ready.id]);
      expect(await ids('needs_work')).toEqual([low.id, weak.id].toSorted());
      expect(await ids('has_errors')).toEqual([faulty.id, failed.id].toSorted());
    });

    it('finds by words, marketplace and status; wildcards are plain characters', async () => {
      const { listings, owners } = await make();
      await listings.add(fresh(owners[0], { brief: aBrief({ productName: '100% Oak Table' }) }), 'generated');
      await listings.add(
        fresh(owners[0], {
          brief: aBrief({ productName: 'Oak Chair', marketplace: 'shopify', marketplaceId: '' }),
          status: 'failed',
        }),
        'generated',
      );
      const names = async (filter: Parameters<ListingRepository['list']>[1]) =>
        (await listings.list(owners[0], filter, { limit: 9 })).items.map((row) => row.productName).toSorted();
      expect(await names({ search: 'OAK table' })).toEqual(['100% Oak Table']);
      expect(await names({ search: '%' })).toEqual(['100% Oak Table']);
      expect(await names({ search: '_' })).toEqual([]);
      expect(await names({ search: 'oak', marketplace: 'shopify' })).toEqual(['Oak Chair']);
      expect(await names({ search: '', status: 'completed' })).toEqual(['100% Oak Table']);
    });

    it('stores the next version once, and keeps the older ones', async () => {
      const { listings, owners } = await make();
      const listing = fresh(owners[0]);
      await listings.add(listing, 'generated');
      const next = (title: string): Listing => ({
        ...listing,
        copy: { ...listing.copy, title },
        version: 2,
        updatedAt: at(9),
      });
      const saved = await Promise.all([
        listings.saveVersion(next('One'), 'edited'),
        listings.saveVersion(next('Two'), 'edited'),
      ]);
      expect(saved.filter(Boolean)).toHaveLength(1);
      const { items, total } = await listings.listVersions(owners[0], listing.id, { limit: 5 });
      expect([total, items.map(({ version, reason }) => [version, reason])]).toEqual([
        2,
        [
          [2, 'edited'],
          [1, 'generated'],
        ],
      ]);
      expect((await listings.findVersion(owners[0], listing.id, 1))?.copy).toEqual(listing.copy);
      expect(await listings.findVersion(owners[0], listing.id, 3)).toBeUndefined();
    });

    it('stores no second listing under an id', async () => {
      const { listings, owners } = await make();
      const listing = fresh(owners[0]);
      await listings.add(listing, 'generated');
      await expect(listings.add({ ...listing, userId: owners[1] }, 'generated')).rejects.toThrow();
      expect((await listings.find(owners[0], listing.id))?.id).toBe(listing.id);
    });

    it('keeps the first version and the newest, and counts listings by owner', async () => {
      const { listings, owners } = await make();
      const listing = fresh(owners[0]);
      await listings.add(listing, 'generated');
      const last = KEPT_VERSIONS + 5;
      for (let version = 2; version <= last; version += 1)
        await listings.saveVersion({ ...listing, version, updatedAt: at(version) }, 'edited');
      const { total, items } = await listings.listVersions(owners[0], listing.id, { limit: KEPT_VERSIONS + 10 });
      expect([total, items[0]?.version, items.at(-2)?.version, items.at(-1)?.version]).toEqual([
        KEPT_VERSIONS + 1,
        last,
        last - KEPT_VERSIONS + 1,
        1,
      ]);
      expect([await listings.count(owners[0]), await listings.count(owners[1])]).toEqual([1, 0]);
    });

    it('keeps few versions of a long text', async () => {
      const { listings, owners } = await make();
      const listing = fresh(owners[0]);
      await listings.add(listing, 'generated');
      // Of random letters, which no compression makes smaller than three quarters.
      const description = randomBytes(KEPT_BYTES / 5).toString('base64');
      for (let version = 2; version <= 12; version += 1)
        await listings.saveVersion(
          { ...listing, copy: { ...listing.copy, description }, version, updatedAt: at(version) },
          'edited',
        );
      const { items } = await listings.listVersions(owners[0], listing.id, { limit: 20 });
      expect(items.length).toBeGreaterThanOrEqual(4);
      expect(items.length).toBeLessThanOrEqual(6);
      expect([items[0]?.version, items.at(-1)?.version]).toEqual([12, 1]);
      const huge = { ...listing.copy, description: description.repeat(6) };
      await listings.saveVersion({ ...listing, copy: huge, version: 13, updatedAt: at(13) }, 'edited');
      const left = await listings.listVersions(owners[0], listing.id, { limit: 20 });
      expect(left.items.map(({ version }) => version)).toEqual([13, 1]);
    });

    it('knows the bytes of the listings of an owner, with what is kept of their versions', async () => {
      const { listings, owners } = await make();
      expect(await listings.bytes(owners[0])).toBe(0);
      const listing = fresh(owners[0]);
      await listings.addMany([listing, fresh(owners[1])], 'generated');
      const one = await listings.bytes(owners[0]);
      expect(one).toBeGreaterThan(1000);
      await listings.add(fresh(owners[0]), 'copied');
      const two = await listings.bytes(owners[0]);
      expect(two / one).toBeCloseTo(2, 1);
      const edited = async (version: number, description: string) => {
        const copy = { ...listing.copy, description };
        expect(await listings.saveVersion({ ...listing, copy, version, updatedAt: at(version) }, 'edited')).toBe(true);
        return listings.bytes(owners[0]);
      };
      // Of random letters, which no compression makes smaller than three quarters.
      const long = randomBytes(30_000).toString('base64');
      const grown = await edited(2, long);
      expect(grown - two).toBeGreaterThan(60_000);
      expect(await listings.saveVersion({ ...listing, version: 2 }, 'edited')).toBe(false);
      expect(await listings.bytes(owners[0])).toBe(grown);
      const short = await edited(3, 'Short again.');
      expect(short).toBeLessThan(grown - 20_000);
      expect(short).toBeGreaterThan(two + 20_000);
      for (let version = 4; version <= 40; version += 1) await edited(version, long);
      // What the cap on versions drops is not counted any more.
      expect(await listings.bytes(owners[0])).toBeLessThan(KEPT_BYTES * 1.5);
      const counted = await listings.bytes(owners[0]);
      expect(await listings.recountBytes(owners[0])).toBe(counted);
      await listings.remove(owners[0], listing.id);
      expect((await listings.bytes(owners[0])) / one).toBeCloseTo(1, 1);
      expect(await listings.recountBytes(owners[1])).toBeCloseTo(one, -2);
    });

    it('remembers a text by its fingerprint until it is edited', async () => {
      const { listings, owners } = await make();
      const listing = fresh(owners[0]);
      await listings.add(listing, 'generated', 'print');
      expect((await listings.findWritten(owners[0], 'print'))?.id).toBe(listing.id);
      expect(await listings.findWritten(owners[1], 'print')).toBeUndefined();
      await listings.saveVersion({ ...listing, version: 2 }, 'edited');
      expect(await listings.findWritten(owners[0], 'print')).toBeUndefined();
    });

    it('forgets what was removed, versions included', async () => {
      const { listings, owners } = await make();
      const listing = fresh(owners[0]);
      await listings.add(listing, 'generated');
      expect(await listings.remove(owners[0], listing.id)).toBe(true);
      expect(await listings.find(owners[0], listing.id)).toBeUndefined();
      expect((await listings.list(owners[0], ALL, { limit: 5 })).total).toBe(0);
      expect(await listings.remove(owners[0], listing.id)).toBe(false);
    });
  });
}
