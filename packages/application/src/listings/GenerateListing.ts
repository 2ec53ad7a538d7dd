import { createBrief, type ListingBrief } from '@listwright/domain/listings';
import type { QuotaGuard } from '../billing/index.js';
import type { Actor, Clock, Fingerprint, IdSource } from '../shared/index.js';
import type { Listing } from './Listing.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import { fieldsOf } from './fieldsOf.js';
import { newListing } from './newListing.js';
import { INTERACTIVE_MS, type WritingOptions, type ListingWriter } from './ListingWriter.js';

export interface GeneratedListing {
  readonly listing: Listing;
  /** The same input, rule set and engine were written before: nothing was written or charged. */
  readonly cached: boolean;
}

/** The caller's options. */
export type GenerationOptions = Pick<WritingOptions, 'mode' | 'writer' | 'signal' | 'onField'>;

/** Writes a listing from a brief and saves it. Charges one listing, and only for a text that was saved. */
export class GenerateListing {
  constructor(
    private readonly listingWriter: ListingWriter,
    private readonly listings: ListingRepository,
    private readonly quota: QuotaGuard,
    private readonly fingerprint: Fingerprint,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, input: ListingBrief, choice: GenerationOptions = {}): Promise<GeneratedListing> {
    const started = this.clock.now();
    const brief = createBrief(input);
    const { mode = 'strict', writer = 'auto' } = choice;
    this.listingWriter.requireLanguage(brief.language, writer);
    const engine = this.listingWriter.engineOf(writer);
    const key = this.fingerprint.of(JSON.stringify([brief, mode, this.listingWriter.ruleSet(brief).id, engine]));
    const known = await this.listings.findWritten(actor.userId, key);
    if (known !== undefined) {
      if (choice.onField !== undefined) for (const field of fieldsOf(known.copy)) choice.onField(field);
      return { listing: known, cached: true };
    }

    const listing = await this.quota.spend(actor, 'listings_generated', 1, {
      work: () => this.listingWriter.write(brief, { ...choice, waitMs: INTERACTIVE_MS }),
      settle: async (outcome) => {
        const made = newListing({
          id: this.ids.next(),
          userId: actor.userId,
          brief,
          outcome,
          started,
          finished: this.clock.now(),
        });
        await this.listings.add(made, 'generated', key);
        return made;
      },
    });
    return { listing, cached: false };
  }
}
