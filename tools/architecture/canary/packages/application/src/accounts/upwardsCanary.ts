import type { ListingRepository } from '../listings/index.js';
export type UpwardsCanary = ListingRepository;
