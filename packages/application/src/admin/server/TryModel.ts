import { createBrief, type RemovedClaim } from '@listwright/domain/listings';
import { DomainError } from '@listwright/domain/shared';
import { INTERACTIVE_MS, type ListingWriter } from '../../listings/index.js';
import type { Clock } from '../../shared/index.js';
import type { ServerState } from '../ports/ServerState.js';

/** What a model made of the sample product. */
export interface ModelTrial {
  readonly productName: string;
  readonly title: string;
  /** Its statements, including removed ones. */
  readonly statements: number;
  /** Statements that the facts support. */
  readonly carried: number;
  readonly unverified: number;
  readonly removed: number;
  /** Each removed statement and why. */
  readonly removedClaims: readonly RemovedClaim[];
  readonly seconds: number;
}

/** Enough facts of enough kinds for a model to get some wrong: a negative, a qualifier, a part, figures with units. */
const SAMPLE = createBrief({
  productName: 'Himal Insulated Steel Water Bottle 750 ml',
  description:
    'Double-wall vacuum. Keeps drinks cold for up to 24 hours and hot for up to 12 hours. Lid made of BPA-free plastic. Not dishwasher safe. Two lids included; the carry pouch is not included.',
  category: 'Sports',
  brand: 'Himal',
  attributes: {
    Material: '304 stainless steel',
    Weight: '380 g',
    Height: '26 cm',
    Colour: 'Forest green',
    Warranty: '1 year',
  },
  keywords: ['gym bottle'],
  marketplace: 'amazon',
  marketplaceId: '',
  tone: 'neutral',
  language: 'en',
});

/** Has the connected model write one sample listing and measures how much of it the facts support. Saves nothing. */
export class TryModel {
  constructor(
    private readonly state: Pick<ServerState, 'model'>,
    private readonly listingWriter: ListingWriter,
    private readonly clock: Clock,
  ) {}

  /** Throws `conflict` where no model is connected, and `unavailable` where it gives no usable text. */
  async execute(): Promise<ModelTrial> {
    if (!this.state.model().isConnected) {
      const message = 'No AI model is connected. Set OPENAI_BASE_URL or OPENAI_API_KEY, and restart the server.';
      throw new DomainError('conflict', 'no_model', message);
    }
    const started = this.clock.now().getTime();
    const { finished, review } = await this.listingWriter.write(SAMPLE, { mode: 'review', waitMs: INTERACTIVE_MS });
    const { statements, given, entailed, computed, unverified, removed } = review.proof;
    return {
      productName: SAMPLE.productName,
      title: finished.copy.title,
      statements: statements + removed,
      carried: given + entailed + computed,
      unverified,
      removed,
      removedClaims: finished.removedClaims,
      seconds: (this.clock.now().getTime() - started) / 1000,
    };
  }
}
