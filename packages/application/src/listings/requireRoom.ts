import { listingBytesLimit } from '@listwright/domain/billing';
import type { Actor } from '../shared/index.js';
import { listingErrors } from './listingErrors.js';
import type { ListingRepository } from './ports/ListingRepository.js';

/**
 * Throws `too_many_bytes` where the listings of an account take as many bytes as its plan keeps. What is begun is finished. They are
 * counted again before, since a server of an earlier version removes listings without counting.
 */
export async function requireRoom(listings: ListingRepository, { userId, plan }: Actor): Promise<void> {
  const limit = listingBytesLimit(plan);
  if (limit === null || (await listings.bytes(userId)) < limit) return;
  if ((await listings.recountBytes(userId)) >= limit) throw listingErrors.noRoom(limit);
}
