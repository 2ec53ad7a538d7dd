import { randomUUID } from 'node:crypto';
import { accountsContract } from './accounts/accountsContract.js';
import { InMemorySessions } from './accounts/InMemorySessions.js';
import { InMemoryThrottle } from './accounts/InMemoryThrottle.js';
import { InMemoryUsers } from './accounts/InMemoryUsers.js';
import { InMemoryLedger } from './billing/InMemoryLedger.js';
import { usageLedgerContract } from './billing/usageLedgerContract.js';
import { InMemoryListings } from './listings/InMemoryListings.js';
import { listingRepositoryContract } from './listings/listingRepositoryContract.js';

usageLedgerContract('InMemoryLedger', async () => ({
  ledger: new InMemoryLedger({ now: () => new Date() }),
  userId: randomUUID(),
}));

listingRepositoryContract('InMemoryListings', async () => ({
  listings: new InMemoryListings(),
  owners: [randomUUID(), randomUUID()],
}));

accountsContract('The stand-ins', async () => {
  const users = new InMemoryUsers();
  return {
    users,
    sessions: new InMemorySessions(users),
    throttle: new InMemoryThrottle(),
    change: async (id, change) => void users.change(id, change),
  };
});
