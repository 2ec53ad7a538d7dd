import { listingQualityOf } from '@listwright/domain/listings';
import {
  KEPT_BYTES,
  KEPT_VERSIONS,
  ListingRepository,
  NEWEST_FIRST,
  type Listing,
  type ListingFilter,
  type ListingOrder,
  type ListingRow,
  type ListingVersion,
  type VersionReason,
} from '../../src/listings/index.js';
import type { Page, PageRequest } from '../../src/shared/index.js';
import { pageOf } from '../shared/pageOf.js';

interface Stored {
  listing: Listing;
  readonly fingerprint: string | undefined;
  versions: ListingVersion[];
}

export class InMemoryListings extends ListingRepository {
  private readonly stored = new Map<string, Stored>();

  override async add(listing: Listing, reason: VersionReason, fingerprint?: string): Promise<void> {
    if (this.stored.has(listing.id)) throw new Error(`There is a listing ${listing.id} already.`);
    const first = { version: 1, reason, copy: listing.copy, createdAt: listing.createdAt };
    this.stored.set(listing.id, { listing, fingerprint, versions: [first] });
  }

  override async addMany(listings: readonly Listing[], reason: VersionReason): Promise<void> {
    for (const listing of listings) await this.add(listing, reason);
  }

  override async find(userId: string, id: string): Promise<Listing | undefined> {
    return this.own(userId, id)?.listing;
  }

  override async findMany(userId: string, ids: readonly string[]): Promise<readonly Listing[]> {
    return [...new Set(ids)].flatMap((id) => this.own(userId, id)?.listing ?? []);
  }

  override async count(userId: string): Promise<number> {
    return this.all(userId).length;
  }

  override async bytes(userId: string): Promise<number> {
    const all = [...this.stored.values()].filter(({ listing }) => listing.userId === userId);
    return all.reduce((sum, { listing, versions }) => sum + JSON.stringify([listing, versions]).length, 0);
  }

  override recountBytes(userId: string): Promise<number> {
    return this.bytes(userId);
  }

  override async list(
    userId: string,
    filter: ListingFilter,
    page: PageRequest,
    { sort, order }: ListingOrder = NEWEST_FIRST,
  ): Promise<Page<ListingRow>> {
    const valueOf = (one: Listing) => (sort === 'score' ? one.review.score.score : one.createdAt.getTime());
    const sign = order === 'asc' ? 1 : -1;
    const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
    const matching = [...this.stored.values()]
      .map(({ listing }) => listing)
      .filter((one) => one.userId === userId)
      .filter((one) => filter.marketplace === undefined || one.brief.marketplace === filter.marketplace)
      .filter((one) => filter.status === undefined || one.status === filter.status)
      .filter((one) => filter.productId === undefined || one.productId === filter.productId)
      .filter((one) => filter.quality === undefined || listingQualityOf(rowOf(one)) === filter.quality)
      .filter((one) => words.every((word) => `${one.brief.productName} ${one.copy.title}`.toLowerCase().includes(word)))
      .toSorted((a, b) => sign * (valueOf(a) - valueOf(b) || (a.id < b.id ? -1 : 1)));
    return pageOf(matching, page, rowOf);
  }

  override async saveVersion(listing: Listing, reason: VersionReason): Promise<boolean> {
    const stored = this.own(listing.userId, listing.id);
    if (stored === undefined || stored.listing.version !== listing.version - 1) return false;
    stored.listing = listing;
    stored.versions.unshift({ version: listing.version, reason, copy: listing.copy, createdAt: listing.updatedAt });
    const oldest = listing.version - KEPT_VERSIONS;
    let bytes = 0;
    stored.versions = stored.versions.filter(({ version, copy }) => {
      bytes += JSON.stringify(copy).length;
      return version === 1 || version === listing.version || (version > oldest && bytes <= KEPT_BYTES);
    });
    return true;
  }

  override async remove(userId: string, id: string): Promise<boolean> {
    return this.own(userId, id) !== undefined && this.stored.delete(id);
  }

  override async listVersions(userId: string, id: string, page: PageRequest): Promise<Page<ListingVersion>> {
    return pageOf(this.own(userId, id)?.versions ?? [], page, (version) => version);
  }

  override async versionsOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ListingVersion[]>> {
    return new Map(ids.map((id) => [id, this.own(userId, id)?.versions ?? []]));
  }

  override async findVersion(userId: string, id: string, version: number): Promise<ListingVersion | undefined> {
    return this.own(userId, id)?.versions.find((one) => one.version === version);
  }

  override async findWritten(userId: string, fingerprint: string): Promise<Listing | undefined> {
    const found = [...this.stored.values()].filter(
      (one) => one.listing.userId === userId && one.fingerprint === fingerprint && one.listing.version === 1,
    );
    return found.at(-1)?.listing;
  }

  /** What other stand-ins look at. */
  all(userId: string): readonly Listing[] {
    return [...this.stored.values()].map(({ listing }) => listing).filter((listing) => listing.userId === userId);
  }

  private own(userId: string, id: string): Stored | undefined {
    const stored = this.stored.get(id);
    return stored?.listing.userId === userId ? stored : undefined;
  }
}

function rowOf(listing: Listing): ListingRow {
  const count = (severity: string) => listing.review.findings.filter((finding) => finding.severity === severity).length;
  return {
    id: listing.id,
    ...(listing.productId === undefined ? {} : { productId: listing.productId }),
    productName: listing.brief.productName,
    title: listing.copy.title,
    brand: listing.brief.brand,
    category: listing.brief.category,
    marketplace: listing.brief.marketplace,
    status: listing.status,
    score: listing.review.score.score,
    errorCount: count('error'),
    warningCount: count('warning'),
    version: listing.version,
    createdAt: listing.createdAt,
    updatedAt: listing.updatedAt,
  };
}
