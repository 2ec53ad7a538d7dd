import { createBrief, type ListingBrief } from '@listwright/domain/listings';
import { NO_IDENTIFIERS, type ProductBrief } from '@listwright/domain/products';
import { DomainError } from '@listwright/domain/shared';
import type { QuotaGuard } from '../billing/index.js';
import { textFault, type Actor, type Caller, type Clock, type Fingerprint } from '../shared/index.js';
import type { IdSource, OnStored } from '../shared/index.js';
import type { Listing } from './Listing.js';
import type { FactReader, ProductFinder, ProductReader } from '../products/index.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import { fieldsOf } from './fieldsOf.js';
import { newListing } from './newListing.js';
import { requireRoom } from './requireRoom.js';
import { INTERACTIVE_MS, type WritingOptions, type ListingWriter } from './ListingWriter.js';

export interface GeneratedListing {
  readonly listing: Listing;
  /** The same input, rule set and engine were written before: nothing was written or charged. */
  readonly cached: boolean;
}

/** The caller's options. */
export interface GenerationOptions extends Pick<WritingOptions, 'mode' | 'writer' | 'signal' | 'onField'> {
  /** A product of the account, whose facts are those that the input does not give. */
  readonly productId?: string | undefined;
  /** Not called where the listing was there before. */
  readonly onStored?: OnStored<Listing>;
}

/**
 * Writes a listing from a brief and saves it. Charges one listing, and only for a text that was saved. Without a product it
 * belongs to the one that its brief describes, which is made where there is none.
 */
export class GenerateListing {
  constructor(
    private readonly listingWriter: ListingWriter,
    private readonly listings: ListingRepository,
    private readonly facts: FactReader,
    private readonly products: ProductReader,
    private readonly finder: ProductFinder,
    private readonly quota: QuotaGuard,
    private readonly fingerprint: Fingerprint,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** Throws `product_not_found`, `too_many_bytes`, what `createBrief`, the reader of facts, the writer and the quota throw. */
  async execute(
    actor: Actor,
    input: ListingBrief,
    caller: Caller,
    choice: GenerationOptions = {},
  ): Promise<GeneratedListing> {
    const started = this.clock.now();
    const { mode = 'strict', writer = 'auto', productId } = choice;
    const product = productId === undefined ? undefined : await this.products.find(actor, productId);
    const brief = createBrief(product === undefined ? input : withProduct(input, product.brief));
    this.listingWriter.requireLanguage(brief.language, writer);
    const engine = this.listingWriter.engineOf(writer);
    // Looked up once: another file of rules may be imported before the text is written.
    const ruleSet = this.listingWriter.ruleSet(brief);
    const written = [brief, mode, ruleSet.id, engine];
    const plainKey = this.fingerprint.of(JSON.stringify(written));
    // Products with the same facts have their own listings.
    const key = productId === undefined ? plainKey : this.fingerprint.of(JSON.stringify([...written, productId]));
    const known =
      (await this.listings.findWritten(actor.userId, key)) ?? (await this.sameOf(actor, productId, plainKey));
    if (known !== undefined) {
      if (choice.onField !== undefined) for (const field of fieldsOf(known.copy)) choice.onField(field);
      return { listing: known, cached: true };
    }

    await requireRoom(this.listings, actor);
    const sought = { brief, identifiers: NO_IDENTIFIERS };
    const listing = await this.quota.spend(actor, 'listings_generated', 1, {
      work: async () => {
        // Every later step reads the same brief, and finds it read.
        await this.facts.read(brief, caller);
        const foreseen = productId === undefined ? await this.finder.foresee(actor.userId, sought) : undefined;
        if (foreseen !== undefined) await this.facts.read(foreseen, caller).catch(ofProduct(foreseen));
        const outcome = await this.listingWriter.write(brief, { ...choice, ruleSet, caller, waitMs: INTERACTIVE_MS });
        return { outcome, foreseen: foreseen ?? brief };
      },
      settle: async ({ outcome, foreseen }) => {
        const [found] =
          productId === undefined ? await this.finder.findOrAdd(actor.userId, [{ ...sought, foreseen }]) : [productId];
        const made = newListing({
          id: this.ids.next(),
          userId: actor.userId,
          productId: found,
          brief,
          outcome,
          started,
          finished: this.clock.now(),
        });
        await this.listings.add(made, 'generated', key);
        await choice.onStored?.(made);
        return made;
      },
    });
    return { listing, cached: false };
  }

  /** The text that was written for the product before, when it was not named. */
  private async sameOf(actor: Actor, productId: string | undefined, key: string): Promise<Listing | undefined> {
    const known = productId === undefined ? undefined : await this.listings.findWritten(actor.userId, key);
    return known?.productId === productId ? known : undefined;
  }
}

/** A refusal of what the product becomes names the product: the caller may have sent little. */
const ofProduct =
  ({ productName }: ProductBrief) =>
  (error: unknown) => {
    throw error instanceof DomainError && error.code === 'text_too_slow'
      ? textFault.productTooSlow(productName, error)
      : error;
  };

/** What the product knows, under what the caller sends: an empty field sends nothing. */
function withProduct(input: ListingBrief, product: ProductBrief): ListingBrief {
  const { leftOut = [] } = product;
  const all = [...new Set([...leftOut, ...(input.leftOut ?? [])])];
  return {
    ...input,
    productName: input.productName || product.productName,
    description: input.description || product.description,
    category: input.category || product.category,
    brand: input.brand || product.brand,
    attributes: { ...product.attributes, ...input.attributes },
    ...(all.length === 0 ? {} : { leftOut: all }),
  };
}
