import { copyPropertyOf, type CopyField, type ListingCopy } from '@listwright/domain/listings';
import type { QuotaGuard } from '../billing/index.js';
import type { FactReader } from '../products/index.js';
import type { Actor, Caller, OnStored } from '../shared/index.js';
import type { Listing } from './Listing.js';
import { listingErrors } from './listingErrors.js';
import type { ListingReviser } from './ListingReviser.js';
import type { ListingRepository } from './ports/ListingRepository.js';
import { requireRoom } from './requireRoom.js';
import { INTERACTIVE_MS, type WrittenListing, type WriterChoice, type ListingWriter } from './ListingWriter.js';

export interface RewriteListingInput {
  readonly fields: readonly CopyField[];
  /** With one list field: only the entry at this place. */
  readonly index?: number | undefined;
  /** `auto` where absent. */
  readonly writer?: WriterChoice | undefined;
}

/** The Basic writer is fast: tries this many wordings before it reports that there is no other. */
const MAX_WORDINGS = 4;

/**
 * Writes some fields again in other words, from the same facts. Charges one API call, and only for a text that is another;
 * locked fields are refused.
 */
export class RewriteListing {
  constructor(
    private readonly listings: ListingRepository,
    private readonly listingWriter: ListingWriter,
    private readonly reviser: ListingReviser,
    private readonly facts: FactReader,
    private readonly quota: QuotaGuard,
  ) {}

  async execute(
    actor: Actor,
    id: string,
    input: RewriteListingInput,
    caller: Caller,
    onStored?: OnStored<Listing>,
  ): Promise<Listing> {
    const listing = await this.listings.find(actor.userId, id);
    if (listing === undefined) throw listingErrors.notFound();
    const locked = input.fields.find((field) => listing.lockedFields.includes(field));
    if (locked !== undefined) throw listingErrors.locked(locked);

    if (input.index !== undefined && !hasEntry(listing.copy, input)) throw listingErrors.noSuchEntry();

    await requireRoom(this.listings, actor);
    this.listingWriter.requireLanguage(listing.brief.language, input.writer);
    return this.quota.spend(actor, 'api_calls', 1, {
      work: async () => this.reviser.reviewed(await this.otherWording(listing, input, caller), caller),
      settle: async (next) => {
        const rewritten = await this.reviser.store(next, 'rewritten');
        await onStored?.(rewritten);
        return rewritten;
      },
    });
  }

  /** Throws `conflict` where the facts give no other text. */
  private async otherWording(listing: Listing, input: RewriteListingInput, caller: Caller): Promise<Listing> {
    const { writer } = input;
    await this.facts.read(listing.brief, caller);
    const wordings = this.listingWriter.isRemoteWith(writer) ? 1 : MAX_WORDINGS;
    for (let variation = listing.variation + 1; variation <= listing.variation + wordings; variation += 1) {
      const { mode } = listing;
      const outcome = await this.listingWriter.write(listing.brief, {
        variation,
        mode,
        writer,
        caller,
        waitMs: INTERACTIVE_MS,
      });
      const copy = mergeFields(listing.copy, outcome.finished.copy, input);
      if (copy !== undefined && isOther(listing.copy, copy, input.fields))
        return { ...listing, variation, copy, ...historyOf(listing, outcome, input.fields) };
    }
    throw listingErrors.nothingOther();
  }
}

/** Removed claims and accepted statements: replaced for the rewritten fields, kept for the others. */
function historyOf(listing: Listing, { finished, acceptedStatements }: WrittenListing, fields: readonly CopyField[]) {
  const isWritten = ({ field }: { readonly field: CopyField }) => fields.includes(field);
  return {
    removedClaims: [
      ...listing.removedClaims.filter((claim) => !isWritten(claim)),
      ...finished.removedClaims.filter(isWritten),
    ],
    acceptedStatements: [...new Set([...listing.acceptedStatements, ...acceptedStatements])],
  };
}

/** Whether a reader would see a difference: neither case nor punctuation makes one. */
function isOther(before: ListingCopy, after: ListingCopy, fields: readonly CopyField[]): boolean {
  const plain = (copy: ListingCopy) =>
    fields.map((field) => wordsOf([copy[copyPropertyOf(field)]].flat().join('\n'))).join('\n');
  return plain(before) !== plain(after);
}

const wordsOf = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/gu, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function hasEntry(copy: ListingCopy, { fields, index = 0 }: RewriteListingInput): boolean {
  const [field, ...others] = fields;
  const list = field === undefined ? undefined : copy[copyPropertyOf(field)];
  return others.length === 0 && Array.isArray(list) && index < list.length;
}

/** Undefined where the fresh text has no entry at the place. */
function mergeFields(
  current: ListingCopy,
  fresh: ListingCopy,
  { fields, index }: RewriteListingInput,
): ListingCopy | undefined {
  const [first] = fields;
  if (index !== undefined && first !== undefined && fresh[copyPropertyOf(first)][index] === undefined) return undefined;
  const changes = fields.map((field) => {
    const property = copyPropertyOf(field);
    return [property, index === undefined ? fresh[property] : withEntry(current[property], fresh[property], index)];
  });
  return { ...current, ...(Object.fromEntries(changes) as Partial<ListingCopy>) };
}

/** Only the one entry changes; the others stay as they are. */
function withEntry(
  old: string | readonly string[],
  fresh: string | readonly string[],
  index: number,
): readonly string[] {
  return [...old].map((entry, at) => (at === index ? (fresh[index] ?? entry) : entry));
}
