import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { quotaPeriod } from '@listwright/domain/billing';
import {
  aBrief,
  aCaller,
  aListing,
  anActor,
  CannedWriter,
  DirectTransaction,
  FixedClock,
  InMemoryUsageLedger,
  InMemoryListings,
  PlainFacts,
  PlainReviewer,
} from '../../testing/index.js';
import { QuotaGuard } from '../billing/index.js';
import { CopyListing } from './CopyListing.js';
import { EditListing } from './EditListing.js';
import type { Listing } from './Listing.js';
import { ListingReviser } from './ListingReviser.js';
import { ReadListing } from './ReadListing.js';
import { RestoreVersion } from './RestoreVersion.js';
import { RewriteListing } from './RewriteListing.js';
import { ListingWriter } from './ListingWriter.js';

describe('a saved listing', () => {
  const clock = new FixedClock();
  const actor = anActor();
  const stranger = anActor({ userId: '00000000-0000-7000-8000-0000000000cc' });
  const listing = aListing();
  let listings: InMemoryListings;
  let edit: EditListing;
  let read: ReadListing;

  beforeEach(async () => {
    listings = new InMemoryListings();
    await listings.add(listing, 'generated');
    edit = new EditListing(listings, new ListingReviser(listings, new PlainReviewer(), clock));
    read = new ReadListing(listings);
  });

  it('is checked again with each edit, and not completed while it breaks a rule', async () => {
    const broken = await edit.execute(actor, listing.id, { copy: { title: 'Himal bottle '.repeat(10) } }, aCaller());
    expect([broken.status, broken.version, broken.review.score.capped || broken.review.score.score <= 59]).toEqual([
      'failed',
      2,
      true,
    ]);
    const corrected = await edit.execute(
      actor,
      listing.id,
      { copy: { title: 'Himal Steel Water Bottle, 750 ml' } },
      aCaller(),
    );
    expect([corrected.status, corrected.version]).toEqual(['completed', 3]);
  });

  it('refuses an edit that started from another version', async () => {
    await edit.execute(actor, listing.id, { copy: { title: 'Himal Bottle' }, version: 1 }, aCaller());
    await expect(
      edit.execute(actor, listing.id, { copy: { title: 'Lost' }, version: 1 }, aCaller()),
    ).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect((await read.execute(actor, listing.id)).copy.title).toBe('Himal Bottle');
  });

  it('is absent for other accounts', async () => {
    await expect(read.execute(stranger, listing.id)).rejects.toMatchObject({ kind: 'not_found' });
    await expect(edit.execute(stranger, listing.id, { copy: {} }, aCaller())).rejects.toMatchObject({
      kind: 'not_found',
    });
  });

  it('gets an old text back as a new version', async () => {
    await edit.execute(actor, listing.id, { copy: { title: 'Changed' } }, aCaller());
    const restore = new RestoreVersion(
      read,
      listings,
      new ListingReviser(listings, new PlainReviewer(), clock),
      new DirectTransaction(),
    );
    const restored = await restore.execute(actor, listing.id, 1, aCaller());
    expect([restored.version, restored.copy]).toEqual([3, listing.copy]);
    await expect(restore.execute(actor, listing.id, 9, aCaller())).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('can be copied, with a history of its own', async () => {
    const copy = await new CopyListing(
      read,
      listings,
      new PlainFacts(),
      { next: () => '00000000-0000-7000-8000-0000000000dd' },
      clock,
      new DirectTransaction(),
    ).execute(actor, listing.id, aCaller());
    expect(copy).toMatchObject({ copy: listing.copy, version: 1 });
    await edit.execute(actor, copy.id, { copy: { title: 'Only here' } }, aCaller());
    expect((await read.execute(actor, listing.id)).copy.title).toBe(listing.copy.title);
  });

  it('cannot be copied from as many listings on as the plan allows', async () => {
    const ids = { next: () => randomUUID() };
    const copies = new CopyListing(read, listings, new PlainFacts(), ids, clock, new DirectTransaction());
    listings.count = async () => 1999;
    await expect(copies.execute(actor, listing.id, aCaller())).resolves.toBeDefined();
    listings.count = async () => 2000;
    await expect(copies.execute(actor, listing.id, aCaller())).rejects.toMatchObject({ code: 'too_many_listings' });
    await expect(copies.execute({ ...actor, plan: 'unlimited' }, listing.id, aCaller())).resolves.toBeDefined();
  });

  it('is made shorter also where the plan keeps no more bytes', async () => {
    listings.bytes = async () => 100_000_000;
    const shorter = await edit.execute(actor, listing.id, { copy: { title: 'Himal' } }, aCaller());
    expect([shorter.copy.title, shorter.version]).toEqual(['Himal', 2]);
    const same = edit.execute(actor, listing.id, { copy: { title: 'Hemal' } }, aCaller());
    await expect(same).rejects.toMatchObject({ code: 'too_many_bytes' });
  });

  it('is edited where only an outdated count says that the plan keeps no more bytes', async () => {
    listings.bytes = async () => 100_000_000;
    listings.recountBytes = async () => 99_999_999;
    const longer = { copy: { title: `${listing.copy.title} by Himal` } };
    expect((await edit.execute(actor, listing.id, longer, aCaller())).version).toBe(2);
  });

  it('is neither edited, rewritten, copied nor restored where the plan keeps no more bytes, and still removed', async () => {
    const reviser = new ListingReviser(listings, new PlainReviewer(), clock);
    const restore = new RestoreVersion(read, listings, reviser, new DirectTransaction());
    const ids = { next: () => randomUUID() };
    const copies = new CopyListing(read, listings, new PlainFacts(), ids, clock, new DirectTransaction());
    const quota = new QuotaGuard(new InMemoryUsageLedger(clock), new DirectTransaction(), clock);
    const writer = new ListingWriter(new CannedWriter([{ ...listing.copy, title: 'Himal Bottle' }]), clock);
    const rewrite = new RewriteListing(listings, writer, reviser, new PlainFacts(), quota);
    const longer = `${listing.copy.title} by Himal`;
    const all = (who = actor) => [
      () => edit.execute(who, listing.id, { copy: { title: longer } }, aCaller()),
      () => rewrite.execute(who, listing.id, { fields: ['title'] }, aCaller()),
      () => copies.execute(who, listing.id, aCaller()),
      () => restore.execute(who, listing.id, 1, aCaller()),
    ];
    listings.bytes = async () => 100_000_000;
    for (const act of all()) {
      await expect(act()).rejects.toMatchObject({
        code: 'too_many_bytes',
        message: expect.stringContaining('keeps 100 MB of listings'),
      });
    }
    expect((await read.execute(actor, listing.id)).version).toBe(1);
    for (const act of all({ ...actor, plan: 'pro' })) await expect(act()).resolves.toBeDefined();
    for (const act of all({ ...actor, plan: 'unlimited' })) await expect(act()).resolves.toBeDefined();
    expect(await listings.remove(actor.userId, listing.id)).toBe(true);
  });

  it('has single fields written again, but not locked ones', async () => {
    const fresh = {
      ...listing.copy,
      title: 'Himal 750 ml Steel Water Bottle',
      bulletPoints: ['Volume: 750 ml of capacity', 'Material: made of steel', 'Brand: Himal'],
    };
    const listingWriter = new ListingWriter(new CannedWriter([fresh]), clock);
    const quota = new QuotaGuard(new InMemoryUsageLedger(clock), new DirectTransaction(), clock);
    const rewrite = new RewriteListing(
      listings,
      listingWriter,
      new ListingReviser(listings, new PlainReviewer(), clock),
      new PlainFacts(),
      quota,
    );
    const one = await rewrite.execute(actor, listing.id, { fields: ['bullet_points'], index: 0 }, aCaller());
    expect(one.copy.bulletPoints).toEqual([fresh.bulletPoints[0], ...listing.copy.bulletPoints.slice(1)]);
    expect([one.copy.title, one.variation]).toEqual([listing.copy.title, 1]);
    await edit.execute(actor, listing.id, { copy: {}, lockedFields: ['title'] }, aCaller());
    await expect(rewrite.execute(actor, listing.id, { fields: ['title'] }, aCaller())).rejects.toMatchObject({
      code: 'field_locked',
    });
  });

  it.each([
    ['entries that are not there', { fields: ['bullet_points'], index: 9 }, 'no_such_entry'],
    ['an entry of a text', { fields: ['title'], index: 0 }, 'no_such_entry'],
    ['an entry of several fields', { fields: ['bullet_points', 'keywords'], index: 0 }, 'no_such_entry'],
  ] as const)('is not charged for a rewrite of %s', async (_name, input, code) => {
    const writer = new CannedWriter([listing.copy]);
    const ledger = new InMemoryUsageLedger(clock);
    const quota = new QuotaGuard(ledger, new DirectTransaction(), clock);
    const reviser = new ListingReviser(listings, new PlainReviewer(), clock);
    const writerOf = new ListingWriter(writer, clock);
    const rewrite = new RewriteListing(listings, writerOf, reviser, new PlainFacts(), quota);
    await expect(rewrite.execute(actor, listing.id, input, aCaller())).rejects.toMatchObject({ code });
    await expect(rewrite.execute(stranger, listing.id, { fields: ['title'] }, aCaller())).rejects.toMatchObject({
      code: 'listing_not_found',
    });
    expect(writer.orders).toEqual([]);
    expect((await ledger.used(actor.userId, quotaPeriod(actor.accountStart, clock.now()))).api_calls).toBe(0);
  });

  it('asks a model for one other wording only, since each is a call', async () => {
    const writer = new CannedWriter([listing.copy], true);
    const quota = new QuotaGuard(new InMemoryUsageLedger(clock), new DirectTransaction(), clock);
    const reviser = new ListingReviser(listings, new PlainReviewer(), clock);
    const rewrite = new RewriteListing(listings, new ListingWriter(writer, clock), reviser, new PlainFacts(), quota);
    await expect(rewrite.execute(actor, listing.id, { fields: ['title'] }, aCaller())).rejects.toMatchObject({
      code: 'nothing_other',
    });
    expect([...new Set(writer.orders.map(({ variation }) => variation))]).toEqual([1]);
  });

  it('is not charged for a rewrite that gives the same text', async () => {
    const writer = new CannedWriter([{ ...listing.copy, title: `${listing.copy.title}.` }]);
    const ledger = new InMemoryUsageLedger(clock);
    const quota = new QuotaGuard(ledger, new DirectTransaction(), clock);
    const reviser = new ListingReviser(listings, new PlainReviewer(), clock);
    const rewrite = new RewriteListing(listings, new ListingWriter(writer, clock), reviser, new PlainFacts(), quota);
    await expect(rewrite.execute(actor, listing.id, { fields: ['title'] }, aCaller())).rejects.toMatchObject({
      kind: 'conflict',
      code: 'nothing_other',
    });
    expect((await ledger.used(actor.userId, quotaPeriod(actor.accountStart, clock.now()))).api_calls).toBe(0);
    expect((await read.execute(actor, listing.id)).version).toBe(1);
    // Writing by rule costs nothing, so other wordings were looked for.
    expect([...new Set(writer.orders.map(({ variation }) => variation))]).toEqual([1, 2, 3, 4]);
  });

  it('holds what the seller keeps, through edits and in its copies, until it is taken back', async () => {
    const kept = [{ field: 'description' as const, text: 'loved', sentence: 'It is loved by hikers' }];
    await edit.execute(actor, listing.id, { copy: {}, keptStatements: kept }, aCaller());
    await edit.execute(actor, listing.id, { copy: { title: 'Himal Bottle' } }, aCaller());
    expect((await read.execute(actor, listing.id)).keptStatements).toEqual(kept);
    await edit.execute(actor, listing.id, { copy: {}, keptStatements: [] }, aCaller());
    expect((await read.execute(actor, listing.id)).keptStatements).toEqual([]);
  });

  it('is checked again when a passage of the input is to be left out', async () => {
    const brief = aBrief({ description: 'Insulated. Keeps drinks cold for 24 hours.' });
    const copy = { ...listing.copy, bulletPoints: [...listing.copy.bulletPoints, 'Keeps drinks cold for 24 hours'] };
    const id = '00000000-0000-7000-8000-0000000000ee';
    await listings.add(aListing({ id, brief, copy }), 'generated');
    const before = await edit.execute(actor, id, { copy: {} }, aCaller());
    const supports = ({ review }: Listing) =>
      review.claims
        .filter(({ field, index }) => field === 'bullet_points' && index === 3)
        .map(({ support }) => support);
    expect(supports(before)).toEqual(['given']);
    const passage = 'Keeps drinks cold for 24 hours';
    const after = await edit.execute(actor, id, { copy: {}, leftOut: [passage] }, aCaller());
    expect(after.brief.leftOut).toEqual([passage]);
    expect(supports(after)).not.toContain('given');
    const back = await edit.execute(actor, id, { copy: {}, leftOut: [] }, aCaller());
    expect([back.brief.leftOut, supports(back)]).toEqual([undefined, ['given']]);
  });
});
