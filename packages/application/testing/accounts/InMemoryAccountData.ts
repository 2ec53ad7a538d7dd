import { AccountData } from '../../src/accounts/index.js';
import type { InMemoryColumnMappings } from '../bulk/InMemoryColumnMappings.js';
import type { InMemoryListings } from '../listings/InMemoryListings.js';
import type { InMemoryOutbox } from '../mail/InMemoryOutbox.js';
import type { InMemoryApiKeys } from './InMemoryApiKeys.js';
import type { InMemoryResets } from './InMemoryResets.js';
import type { InMemorySessions } from './InMemorySessions.js';
import type { InMemoryTotpFactors } from './totp/InMemoryTotpFactors.js';
import type { InMemoryVerifications } from './verification/InMemoryVerifications.js';

export interface AccountStores {
  readonly listings: InMemoryListings;
  readonly sessions: InMemorySessions;
  readonly apiKeys: InMemoryApiKeys;
  readonly resets: InMemoryResets;
  readonly outbox: InMemoryOutbox;
  readonly factors: InMemoryTotpFactors;
  readonly verifications: InMemoryVerifications;
  readonly columns: InMemoryColumnMappings;
}

/** The data of all areas in one; its export has the listings. */
export class InMemoryAccountData extends AccountData {
  constructor(
    private readonly stores: AccountStores,
    private readonly prepare: (userId: string) => Promise<void> = async () => undefined,
  ) {
    super();
  }

  override prepareErasure(userId: string): Promise<void> {
    return this.prepare(userId);
  }

  override async export({ userId }: { readonly userId: string }): Promise<Readonly<Record<string, object>>> {
    return { listings: this.stores.listings.all(userId) };
  }

  override async erase(userId: string): Promise<void> {
    const { listings, sessions, apiKeys, resets, outbox, factors, verifications, columns } = this.stores;
    for (const { id } of listings.all(userId)) await listings.remove(userId, id);
    for (const store of [sessions, apiKeys, outbox, verifications]) store.forget(userId);
    columns.erase(userId);
    await resets.discard(userId);
    await factors.remove(userId);
  }
}
