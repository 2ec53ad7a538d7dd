import type { Actor } from '../shared/index.js';
import { listingErrors } from './listingErrors.js';
import type { ListingRepository } from './ports/ListingRepository.js';

export class RemoveListing {
  constructor(private readonly listings: ListingRepository) {}

  async execute(actor: Actor, id: string): Promise<void> {
    if (!(await this.listings.remove(actor.userId, id))) throw listingErrors.notFound();
  }
}
