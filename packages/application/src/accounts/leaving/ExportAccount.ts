import type { LedgerEntry } from '@listwright/domain/billing';
import type { MoneyLedger, UsageDay, UsageLedger } from '../../billing/index.js';
import type { ColumnMemory, RememberedColumns } from '../../bulk/index.js';
import type { Listing, ListingRepository, ListingVersion } from '../../listings/index.js';
import type { AuditLog } from '../../audit/index.js';
import type { Clock, SessionActor } from '../../shared/index.js';
import { ownEntry } from '../ownEntry.js';
import type { ApiKey } from '../apiKeys/ApiKey.js';
import type { ApiKeyRepository } from '../ports/ApiKeyRepository.js';
import type { LiveSession, SessionRepository } from '../ports/SessionRepository.js';
import type { Profile } from '../Profile.js';
import type { ReadProfile } from '../ReadProfile.js';
import type { RequestOrigin } from '../RequestOrigin.js';

/** How many listings are in memory at once. */
const PAGE = 50;
const MOST_SESSIONS = 1000;
const MOST_DAYS = 3660;
const DAY_MS = 86_400_000;

export interface ExportedListing {
  readonly listing: Listing;
  readonly versions: readonly ListingVersion[];
}

export interface AccountExport {
  readonly at: Date;
  readonly profile: Profile;
  readonly sessions: readonly LiveSession[];
  readonly apiKeys: readonly ApiKey[];
  /** Days on which something was used, oldest first. */
  readonly usage: readonly UsageDay[];
  /** What moved on the account's books, newest first. */
  readonly transactions: readonly LedgerEntry[];
  /** What was chosen for the columns of bulk files, newest first. */
  readonly columnMaps: readonly RememberedColumns[];
  /** Newest first, read a page at a time while they are taken. */
  readonly listings: AsyncIterable<ExportedListing>;
}

/** Everything one's own account holds, without a secret. */
export class ExportAccount {
  constructor(
    private readonly profile: ReadProfile,
    private readonly sessions: SessionRepository,
    private readonly apiKeys: ApiKeyRepository,
    private readonly ledger: UsageLedger,
    private readonly books: MoneyLedger,
    private readonly listings: ListingRepository,
    private readonly columns: ColumnMemory,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: SessionActor, origin: RequestOrigin): Promise<AccountExport> {
    await this.audit.record(ownEntry(actor, 'account.exported', origin));
    const at = this.clock.now();
    const days = Math.min(MOST_DAYS, Math.ceil((at.getTime() - actor.accountStart.getTime()) / DAY_MS) + 1);
    const [profile, sessions, apiKeys, history, transactions, columnMaps] = await Promise.all([
      this.profile.execute(actor),
      this.sessions.list(actor.userId, at, { limit: MOST_SESSIONS }),
      this.apiKeys.list(actor.userId),
      this.ledger.history(actor.userId, days, at),
      this.books.entriesOf(actor.userId),
      this.columns.all(actor.userId),
    ]);
    const usage = history.filter(({ used }) => Object.values(used).some((units) => units > 0));
    const listings = this.allListings(actor.userId);
    return { at, profile, sessions: sessions.items, apiKeys, usage, transactions, columnMaps, listings };
  }

  private async *allListings(userId: string): AsyncGenerator<ExportedListing> {
    let cursor: string | null | undefined;
    do {
      const page = await this.listings.list(userId, { search: '' }, { limit: PAGE, ...(cursor ? { cursor } : {}) });
      const ids = page.items.map(({ id }) => id);
      const [listings, versions] = await Promise.all([
        this.listings.findMany(userId, ids),
        this.listings.versionsOf(userId, ids),
      ]);
      for (const listing of listings) yield { listing, versions: versions.get(listing.id) ?? [] };
      cursor = page.nextCursor;
    } while (cursor !== null);
  }
}
