import type { Marketplace } from '@listwright/domain/marketplaces';
import type { Page, PageRequest } from '../../shared/index.js';
import type { Listing, ListingRow, ListingStatus, ListingVersion, VersionReason } from '../Listing.js';
import type { ListingQuality } from '@listwright/domain/listings';

/** How many versions of a listing are kept in addition to the first, which is the text as it was written. */
export const KEPT_VERSIONS = 100;

/** What the newest of them may take in all, in bytes as they are stored; ordinary versions are a few thousand bytes each. */
export const KEPT_BYTES = 1_000_000;

export interface ListingFilter {
  /** Words of the product name or title, without regard to case; the empty string matches all. */
  readonly search: string;
  readonly marketplace?: Marketplace | undefined;
  readonly status?: ListingStatus | undefined;
  readonly quality?: ListingQuality | undefined;
  readonly productId?: string | undefined;
}

/** What a list is sorted by: when its listings were made, or their scores. */
export interface ListingOrder {
  readonly sort: 'date' | 'score';
  readonly order: 'asc' | 'desc';
}

export const NEWEST_FIRST: ListingOrder = { sort: 'date', order: 'desc' };

/**
 * The saved listings with their versions. Every call names the owner: listings of other accounts are not found. A
 * listing whose product is gone has none. Writes join the ambient transaction.
 */
export abstract class ListingRepository {
  /** Stores a new listing with its version 1, and the text under `fingerprint` for later requests of the same kind. */
  abstract add(listing: Listing, reason: VersionReason, fingerprint?: string): Promise<void>;
  /** Stores several new listings at once, each with its version 1. */
  abstract addMany(listings: readonly Listing[], reason: VersionReason): Promise<void>;
  abstract find(userId: string, id: string): Promise<Listing | undefined>;
  /** Those of the ids that belong to the owner, in the order asked for. */
  abstract findMany(userId: string, ids: readonly string[]): Promise<readonly Listing[]>;
  /** How many listings the owner has. */
  abstract count(userId: string): Promise<number>;
  /** What they take with their versions, in bytes as they are stored. Those stored before this was counted count from their next version on. */
  abstract bytes(userId: string): Promise<number>;
  /** Counts those bytes again, since a server of an earlier version removes listings without counting. Resolves to them. */
  abstract recountBytes(userId: string): Promise<number>;
  /** Newest first where no order is given. Listings of one score follow each other by their ids. */
  abstract list(
    userId: string,
    filter: ListingFilter,
    page: PageRequest,
    order?: ListingOrder,
  ): Promise<Page<ListingRow>>;
  /**
   * Stores `listing` as the next version if version `listing.version - 1` is still the one in store. Resolves to false
   * where another write was faster, or the listing is gone. Of the versions the first, this one and
   * the newest `KEPT_VERSIONS` stay, as far as they fit into `KEPT_BYTES`.
   */
  abstract saveVersion(listing: Listing, reason: VersionReason): Promise<boolean>;
  /** Whether there was one to remove. */
  abstract remove(userId: string, id: string): Promise<boolean>;
  /** Newest first. */
  abstract listVersions(userId: string, id: string, page: PageRequest): Promise<Page<ListingVersion>>;
  /** All versions of several listings of the owner, by listing id, newest first. */
  abstract versionsOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, readonly ListingVersion[]>>;
  abstract findVersion(userId: string, id: string, version: number): Promise<ListingVersion | undefined>;
  /** The listing whose text was written for the same input before, as it was written then. */
  abstract findWritten(userId: string, fingerprint: string): Promise<Listing | undefined>;
}
