import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  aListing,
  anActor,
  CannedWriter,
  DirectTransaction,
  FixedClock,
  InMemoryLedger,
  InMemoryListings,
} from '../../testing/index.js';
import { QuotaGuard } from '../billing/index.js';
import { CopyListing } from './CopyListing.js';
import { EditListing } from './EditListing.js';
import { ListingReviser } from './ListingReviser.js';
import { ReadListing } from './ReadListing.js';
import { RestoreVersion } from './RestoreVersion.js';
import { RewriteListing } from './RewriteListing.js';
import { WritingDesk } from './WritingDesk.js';

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
    edit = new EditListing(listings, new ListingReviser(listings, clock));
    read = new ReadListing(listings);
  });

  it('is checked anew with each edit, and not completed while it breaks a rule', async () => {
    const broken = await edit.execute(actor, listing.id, { copy: { title: 'Himal bottle '.repeat(10) } });
    expect([broken.status, broken.version, broken.review.score.capped || broken.review.score.score <= 59]).toEqual([
      'failed',
      2,
      true,
    ]);
    const mended = await edit.execute(actor, listing.id, { copy: { title: 'Himal Steel Water Bottle, 750 ml' } });
    expect([mended.status, mended.version]).toEqual(['completed', 3]);
  });

  it('refuses an edit that started from another version', async () => {
    await edit.execute(actor, listing.id, { copy: { title: 'Himal Bottle' }, version: 1 });
    await expect(edit.execute(actor, listing.id, { copy: { title: 'Lost' }, version: 1 })).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect((await read.execute(actor, listing.id)).copy.title).toBe('Himal Bottle');
  });

  it('is absent for anybody else', async () => {
    await expect(read.execute(stranger, listing.id)).rejects.toMatchObject({ kind: 'not_found' });
    await expect(edit.execute(stranger, listing.id, { copy: {} })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('gets an old text back as a new version', async () => {
    await edit.execute(actor, listing.id, { copy: { title: 'Changed' } });
    const restore = new RestoreVersion(read, listings, new ListingReviser(listings, clock));
    const restored = await restore.execute(actor, listing.id, 1);
    expect([restored.version, restored.copy]).toEqual([3, listing.copy]);
    await expect(restore.execute(actor, listing.id, 9)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('can be copied, with a history of its own', async () => {
    const copy = await new CopyListing(
      read,
      listings,
      { next: () => '00000000-0000-7000-8000-0000000000dd' },
      clock,
    ).execute(actor, listing.id);
    expect(copy).toMatchObject({ copy: listing.copy, version: 1 });
    await edit.execute(actor, copy.id, { copy: { title: 'Only here' } });
    expect((await read.execute(actor, listing.id)).copy.title).toBe(listing.copy.title);
  });

  it('has single fields written again, but not locked ones', async () => {
    const fresh = {
      ...listing.copy,
      title: 'Himal 750 ml Steel Water Bottle',
      bulletPoints: ['New: holds 750 ml', 'Two: steel', 'Three: Himal'],
    };
    const desk = new WritingDesk(new CannedWriter([fresh]), clock);
    const quota = new QuotaGuard(new InMemoryLedger(clock), new DirectTransaction(), clock);
    const rewrite = new RewriteListing(listings, desk, new ListingReviser(listings, clock), quota);
    const one = await rewrite.execute(actor, listing.id, { fields: ['bullet_points'], index: 0 });
    expect(one.copy.bulletPoints).toEqual(['New: holds 750 ml', ...listing.copy.bulletPoints.slice(1)]);
    expect([one.copy.title, one.variation]).toEqual([listing.copy.title, 1]);
    await edit.execute(actor, listing.id, { copy: {}, lockedFields: ['title'] });
    await expect(rewrite.execute(actor, listing.id, { fields: ['title'] })).rejects.toMatchObject({
      code: 'field_locked',
    });
  });
});
