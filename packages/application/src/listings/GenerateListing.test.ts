import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EMPTY_COPY, type ListingCopy } from '@listwright/domain/listings';
import { quotaPeriod } from '@listwright/domain/billing';
import { currentRules } from '@listwright/domain/marketplaces';
import {
  aBrief,
  aCaller,
  anActor,
  aProduct,
  CannedWriter,
  CountingIds,
  DirectTransaction,
  FixedClock,
  InMemoryUsageLedger,
  InMemoryListings,
  InMemoryProductListings,
  InMemoryProducts,
  PlainFingerprint,
  PlainFacts,
  PlainReviewer,
} from '../../testing/index.js';
import type { ProductBrief, ProductReading } from '@listwright/domain/products';
import { textFault } from '../shared/index.js';
import { QuotaGuard } from '../billing/index.js';
import { ProductFinder, ProductReader } from '../products/index.js';
import { GenerateListing } from './GenerateListing.js';
import type { WrittenField } from './ports/CopyWriter.js';
import { ListingReviser } from './ListingReviser.js';
import { ListingWriter, type WrittenListing } from './ListingWriter.js';
import { RewriteListing } from './RewriteListing.js';

const good: ListingCopy = {
  ...EMPTY_COPY,
  title: 'Himal Steel Water Bottle, 750 ml',
  bulletPoints: ['Capacity: holds 750 ml', 'Material: made of steel', 'Brand: made by Himal'],
  description: 'A steel water bottle by Himal that holds 750 ml.',
  searchTerms: 'flask',
};

/** Keeps how long it may wait for each text. */
class WaitingWriter extends ListingWriter {
  readonly waits: (number | undefined)[] = [];

  override write(...[brief, options]: Parameters<ListingWriter['write']>): Promise<WrittenListing> {
    this.waits.push(options?.waitMs);
    return super.write(brief, options);
  }
}

/** Another process imports a rules file while a stored text is looked for. */
class ImportingListings extends InMemoryListings {
  override findWritten(
    ...asked: Parameters<InMemoryListings['findWritten']>
  ): ReturnType<InMemoryListings['findWritten']> {
    const source = { name: 'Seller Forums', reference: 'sellercentral.amazon.com/forums/1', read: '2027-01' };
    currentRules.use({
      dated: '2027-02-10',
      changes: [{ marketplace: 'amazon', from: '2027-03-01', limits: { titleMax: 80 }, endedRules: [], source }],
    });
    return super.findWritten(...asked);
  }
}

/** What has a lid and a base takes too long. */
class TooMuch extends PlainFacts {
  override async read(brief: ProductBrief): Promise<ProductReading> {
    if ('Lid' in brief.attributes && 'Base' in brief.attributes) throw textFault.tooSlow(new Error('late'));
    return super.read(brief);
  }
}

describe('GenerateListing', () => {
  let clock: FixedClock;
  let ledger: InMemoryUsageLedger;
  let listings: InMemoryListings;
  let products: InMemoryProducts;
  let facts: PlainFacts;

  beforeEach(() => {
    clock = new FixedClock();
    ledger = new InMemoryUsageLedger(clock);
    listings = new InMemoryListings();
    products = new InMemoryProducts();
    facts = new PlainFacts();
  });
  afterEach(() => currentRules.use(undefined));

  const generateWith = (writer: CannedWriter) => generateBy(new ListingWriter(writer, clock));
  const generateBy = (writer: ListingWriter) =>
    new GenerateListing(
      writer,
      listings,
      facts,
      new ProductReader(products, new InMemoryProductListings(listings), facts),
      new ProductFinder(products, new CountingIds(), clock),
      new QuotaGuard(ledger, new DirectTransaction(), clock),
      new PlainFingerprint(),
      new CountingIds(),
      clock,
    );
  const used = async (actor = anActor()) =>
    (await ledger.used(actor.userId, quotaPeriod(actor.accountStart, clock.now()))).listings_generated;

  it('saves a completed listing and charges one unit', async () => {
    const { listing, cached } = await generateWith(new CannedWriter([good])).execute(anActor(), aBrief(), aCaller());
    expect([cached, listing.status, listing.version]).toEqual([false, 'completed', 1]);
    expect(await listings.find(anActor().userId, listing.id)).toEqual(listing);
    expect(await used()).toBe(1);
  });

  it('returns the stored text for the same input, free of charge; for another input it writes again', async () => {
    const writer = new CannedWriter([good]);
    const generate = generateWith(writer);
    const first = await generate.execute(anActor(), aBrief(), aCaller());
    const again = await generate.execute(anActor(), aBrief({ productName: ' Steel  Water Bottle 750 ml ' }), aCaller());
    expect([again.cached, again.listing.id]).toEqual([true, first.listing.id]);
    await generate.execute(anActor(), aBrief({ description: 'A bottle.' }), aCaller());
    expect([writer.orders.length, await used()]).toEqual([2, 2]);
  });

  it('writes by the rules that it looked for a stored text with, also where others are imported meanwhile', async () => {
    listings = new ImportingListings();
    clock = new FixedClock(new Date('2027-03-02T08:00:00Z'));
    const writer = new CannedWriter([good]);
    const generate = generateWith(writer);
    const first = await generate.execute(anActor(), aBrief(), aCaller());
    expect([writer.orders[0]?.ruleSet.id, first.listing.ruleSet.id]).toEqual(
      Array(2).fill(expect.not.stringMatching(/-r2027/)),
    );
    const second = await generate.execute(anActor(), aBrief(), aCaller());
    expect([second.cached, second.listing.ruleSet.id]).toEqual([false, expect.stringMatching(/-r2027-02-10$/)]);
  });

  it('writes nothing where the plan keeps no more bytes of listings, free of charge; what is stored is given', async () => {
    const writer = new CannedWriter([good]);
    const { listing } = await generateWith(writer).execute(anActor(), aBrief(), aCaller());
    listings.bytes = async () => 100_000_000;
    const other = aBrief({ description: 'A bottle.' });
    await expect(generateWith(writer).execute(anActor(), other, aCaller())).rejects.toMatchObject({
      code: 'too_many_bytes',
    });
    expect([writer.orders.length, await used()]).toEqual([1, 1]);
    const again = await generateWith(writer).execute(anActor(), aBrief(), aCaller());
    expect([again.cached, again.listing.id]).toEqual([true, listing.id]);
  });

  it('makes the product of a brief, and finds it again', async () => {
    const generate = generateWith(new CannedWriter([good]));
    const { listing } = await generate.execute(anActor(), aBrief(), aCaller());
    const { listing: other } = await generate.execute(anActor(), aBrief({ marketplace: 'shopify' }), aCaller());
    expect(other.productId).toBe(listing.productId);
    expect(await products.find(anActor().userId, listing.productId ?? '')).toMatchObject({
      brief: { productName: aBrief().productName, brand: 'Himal' },
    });
    expect(await products.count(anActor().userId)).toBe(1);
  });

  it('reads what its product becomes before anything is stored, within the time of the reader', async () => {
    const generate = generateWith(new CannedWriter([good]));
    const { listing } = await generate.execute(anActor(), aBrief({ attributes: { Lid: 'steel' } }), aCaller());
    facts = new TooMuch();
    const again = generateWith(new CannedWriter([good]));
    const more = aBrief({ attributes: { Base: 'steel' } });
    await expect(again.execute(anActor(), more, aCaller())).rejects.toMatchObject({
      code: 'text_too_slow',
      message: expect.stringContaining(`Your product "${more.productName}"`),
    });
    expect((await products.find(anActor().userId, listing.productId ?? ''))?.brief.attributes).toEqual({
      Lid: 'steel',
    });
    expect(await used()).toBe(1);
  });

  it('takes the fields of a product that are not sent, and leaves out what the product does', async () => {
    const product = aProduct({ brief: { leftOut: ['Colour: Blue'] } });
    await products.addMany(anActor().userId, [product]);
    const writer = new CannedWriter([good]);
    const input = aBrief({
      productName: '',
      brand: '',
      category: 'Sports',
      attributes: { Lid: 'Steel' },
      leftOut: ['x'],
    });
    const generate = generateWith(writer);
    const { listing } = await generate.execute(anActor(), input, aCaller(), { productId: product.id });
    expect(listing).toMatchObject({ productId: product.id });
    expect(listing.brief).toMatchObject({
      productName: product.brief.productName,
      description: product.brief.description,
      brand: 'Himal',
      category: 'Sports',
      attributes: { Colour: 'Blue', Lid: 'Steel' },
      leftOut: ['Colour: Blue', 'x'],
    });
    expect(await products.find(anActor().userId, product.id)).toEqual(product);
    expect((await generate.execute(anActor(), input, aCaller(), { productId: product.id })).cached).toBe(true);
    await expect(
      generate.execute(anActor({ userId: '00000000-0000-7000-8000-0000000000ab' }), input, aCaller(), {
        productId: product.id,
      }),
    ).rejects.toMatchObject({ code: 'product_not_found' });
    expect(await used()).toBe(1);
  });

  it('writes again for another product with the same facts, and not for one that it was written for before', async () => {
    const generate = generateWith(new CannedWriter([good]));
    const first = await generate.execute(anActor(), aBrief(), aCaller());
    const productId = first.listing.productId ?? '';
    const named = await generate.execute(anActor(), aBrief(), aCaller(), { productId });
    expect([named.cached, named.listing.id]).toEqual([true, first.listing.id]);
    const twin = aProduct({ identifiers: { sku: 'A2', asin: '', gtin: '' } });
    await products.addMany(anActor().userId, [twin]);
    const other = await generate.execute(anActor(), aBrief(), aCaller(), { productId: twin.id });
    expect([other.cached, other.listing.productId]).toEqual([false, twin.id]);
  });

  it('waits for a model 60 seconds at most', async () => {
    const writer = new WaitingWriter(new CannedWriter([good], true), clock);
    const quota = new QuotaGuard(ledger, new DirectTransaction(), clock);
    const { listing } = await generateBy(writer).execute(anActor(), aBrief(), aCaller());
    const rewrite = new RewriteListing(
      listings,
      writer,
      new ListingReviser(listings, new PlainReviewer(), clock),
      new PlainFacts(),
      quota,
    );
    await rewrite.execute(anActor(), listing.id, { fields: ['title'] }, aCaller()).catch(() => undefined);
    expect(writer.waits).toEqual([60_000, 60_000]);
  });

  it('asks once more, naming the faults, when a rule is broken', async () => {
    const long = { ...good, title: `${good.title} `.repeat(4).trim() };
    const writer = new CannedWriter([long, good]);
    const { listing } = await generateWith(writer).execute(anActor(), aBrief(), aCaller());
    expect(writer.orders.map((order) => order.faults.map((fault) => fault.rule))).toEqual([
      [],
      expect.arrayContaining(['amazon.title.length']),
    ]);
    expect(listing.copy.title).toBe(good.title);
  });

  it('repairs what the second try still breaks, and never saves an error', async () => {
    const bad = {
      ...good,
      title: 'BEST SELLER!!! Himal Steel Water Bottle 750 ml free shipping '.repeat(3),
      bulletPoints: ['x', '100% guaranteed money back', ...good.bulletPoints],
    };
    const { listing } = await generateWith(new CannedWriter([bad])).execute(anActor(), aBrief(), aCaller());
    expect(listing.review.findings.filter((finding) => finding.severity === 'error')).toEqual([]);
    expect([...listing.copy.title].length).toBeLessThanOrEqual(75);
    expect(listing.copy.bulletPoints.join(' ')).not.toMatch(/money back/i);
  });

  it('removes what no fact supports, and says so', async () => {
    const invented = {
      ...good,
      bulletPoints: [...good.bulletPoints, 'Insulation: keeps drinks cold for 24 hours', 'Safety: FDA approved'],
    };
    const { listing } = await generateWith(new CannedWriter([invented])).execute(anActor(), aBrief(), aCaller());
    const text = JSON.stringify(listing.copy);
    expect(text).not.toMatch(/24|FDA/);
    expect(JSON.stringify(listing.removedClaims)).toMatch(/24/);
    expect(listing.review.proof.removed).toBe(listing.removedClaims.length);
    expect(listing.review.claims.filter((claim) => claim.support === 'unsupported')).toEqual([]);
  });

  it('gives the unit back when the writer fails', async () => {
    const generate = generateWith(new CannedWriter([new Error('down')]));
    await expect(generate.execute(anActor(), aBrief(), aCaller())).rejects.toThrow('down');
    expect(await used()).toBe(0);
  });

  it('refuses before any work when the quota is spent', async () => {
    const writer = new CannedWriter([good]);
    const actor = anActor({ quotaOverrides: { listings_generated: 0 } });
    await expect(generateWith(writer).execute(actor, aBrief(), aCaller())).rejects.toMatchObject({
      kind: 'quota_exceeded',
      details: { current_plan: 'free', usage_stats: { quota: 'listings_generated', used: 0, limit: 0 } },
    });
    expect(writer.orders).toEqual([]);
  });

  it('keeps texts of another mode apart', async () => {
    const writer = new CannedWriter([good]);
    const generate = generateWith(writer);
    await generate.execute(anActor(), aBrief(), aCaller(), { mode: 'strict' });
    const { cached, listing } = await generate.execute(anActor(), aBrief(), aCaller(), { mode: 'review' });
    expect([cached, listing.mode, writer.orders.length]).toEqual([false, 'review', 2]);
  });

  it('sends the fields of a stored text too', async () => {
    const generate = generateWith(new CannedWriter([good]));
    await generate.execute(anActor(), aBrief(), aCaller());
    const fields: WrittenField[] = [];
    await generate.execute(anActor(), aBrief(), aCaller(), { onField: (field) => fields.push(field) });
    expect(fields).toContainEqual({ field: 'title', text: good.title });
    expect(fields).toContainEqual({ field: 'bullet_points', index: 1, text: good.bulletPoints[1] });
  });

  it('refuses a language that no writer supports, before any work or charge', async () => {
    const writer = new CannedWriter([good]);
    const actor = anActor({ quotaOverrides: { listings_generated: 0 } });
    await expect(generateWith(writer).execute(actor, aBrief({ language: 'de-DE' }), aCaller())).rejects.toMatchObject({
      kind: 'invalid',
      faults: [{ path: 'language' }],
    });
    expect(writer.orders).toEqual([]);
    await expect(
      generateWith(writer).execute(anActor(), aBrief({ language: 'en-IN' }), aCaller()),
    ).resolves.toBeDefined();
  });

  it('refuses a brief without a name', async () => {
    await expect(
      generateWith(new CannedWriter([good])).execute(anActor(), aBrief({ productName: '  ' }), aCaller()),
    ).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Product name is required',
    });
  });
});
