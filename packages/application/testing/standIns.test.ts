import { randomUUID } from 'node:crypto';
import { paidFor, quotaPeriod, type QuotaKey, type Subscription } from '@listwright/domain/billing';
import { brandingRepositoryContract } from './admin/brandingRepositoryContract.js';
import { rulesFileRepositoryContract } from './admin/rulesFileRepositoryContract.js';
import { customersContract } from './admin/customersContract.js';
import { FixedServerState } from './admin/FixedServerState.js';
import { InMemoryBranding } from './admin/InMemoryBranding.js';
import { InMemoryRulesFile } from './admin/InMemoryRulesFile.js';
import { InMemoryCustomers } from './admin/InMemoryCustomers.js';
import { InMemoryTransactionReadModel } from './admin/InMemoryTransactionReadModel.js';
import { transactionReadModelContract } from './admin/transactionReadModelContract.js';
import { serverStateContract } from './admin/serverStateContract.js';
import { analysisRepositoryContract } from './analyses/analysisRepositoryContract.js';
import { InMemoryAnalyses } from './analyses/InMemoryAnalyses.js';
import { auditLogContract } from './audit/auditLogContract.js';
import { InMemoryAuditLog } from './audit/InMemoryAuditLog.js';
import { CountingIds } from './shared/CountingIds.js';
import { FixedClock } from './shared/FixedClock.js';
import { accountsContract } from './accounts/accountsContract.js';
import { apiKeyContract } from './accounts/apiKeyContract.js';
import { InMemoryApiKeys } from './accounts/InMemoryApiKeys.js';
import { InMemoryAccountData } from './accounts/InMemoryAccountData.js';
import { InMemoryResets } from './accounts/InMemoryResets.js';
import { InMemorySessions } from './accounts/InMemorySessions.js';
import { InMemoryThrottle } from './accounts/InMemoryThrottle.js';
import { InMemoryUsers } from './accounts/InMemoryUsers.js';
import { personalDataContract } from './accounts/personalDataContract.js';
import { passwordResetContract } from './accounts/passwordResetContract.js';
import { InMemoryTotpFactors } from './accounts/totp/InMemoryTotpFactors.js';
import { LabelledBox } from './accounts/totp/LabelledBox.js';
import { PlainTotp } from './accounts/totp/PlainTotp.js';
import { secretBoxContract } from './accounts/totp/secretBoxContract.js';
import { totpContract } from './accounts/totp/totpContract.js';
import { totpFactorsContract } from './accounts/totp/totpFactorsContract.js';
import { emailVerificationContract } from './accounts/verification/emailVerificationContract.js';
import { InMemoryVerifications } from './accounts/verification/InMemoryVerifications.js';
import { InMemoryFigures } from './analytics/InMemoryFigures.js';
import { listingFiguresContract } from './analytics/listingFiguresContract.js';
import { InMemoryUsageLedger } from './billing/InMemoryUsageLedger.js';
import { InMemorySubscribers } from './billing/InMemorySubscribers.js';
import { usageLedgerContract } from './billing/usageLedgerContract.js';
import { columnMappingRepositoryContract } from './bulk/columnMappingRepositoryContract.js';
import { InMemoryColumnMappings } from './bulk/InMemoryColumnMappings.js';
import { InMemoryListings } from './listings/InMemoryListings.js';
import { listingRepositoryContract } from './listings/listingRepositoryContract.js';
import { CollectingMailer } from './mail/CollectingMailer.js';
import { InMemoryOutbox } from './mail/InMemoryOutbox.js';
import { mailerContract } from './mail/mailerContract.js';
import { outboxContract } from './mail/outboxContract.js';

brandingRepositoryContract('InMemoryBranding', async () => new InMemoryBranding());
rulesFileRepositoryContract('InMemoryRulesFile', async () => new InMemoryRulesFile());

usageLedgerContract('InMemoryUsageLedger', async () => ({
  ledger: new InMemoryUsageLedger({ now: () => new Date() }),
  userId: randomUUID(),
}));

analysisRepositoryContract('InMemoryAnalyses', async () => ({
  analyses: new InMemoryAnalyses(),
  owners: [randomUUID(), randomUUID()],
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

async function anOwner(users: InMemoryUsers): Promise<string> {
  const id = randomUUID();
  const person = { passwordHash: 'x', fullName: 'Ann', companyName: '', phone: '', createdAt: new Date() };
  await users.add({ id, email: `${id}@example.com`, role: 'user', ...person });
  return id;
}

apiKeyContract('InMemoryApiKeys', async () => {
  const users = new InMemoryUsers();
  return {
    keys: new InMemoryApiKeys(users),
    owners: [await anOwner(users), await anOwner(users)],
    change: async (id, change) => void users.change(id, change),
  };
});

passwordResetContract('InMemoryResets', async () => ({ resets: new InMemoryResets(), userId: randomUUID() }));

personalDataContract('The stand-ins', async () => {
  const users = new InMemoryUsers();
  const stores = {
    sessions: new InMemorySessions(users),
    apiKeys: new InMemoryApiKeys(users),
    resets: new InMemoryResets(),
    listings: new InMemoryListings(),
    outbox: new InMemoryOutbox(),
    factors: new InMemoryTotpFactors(users),
    verifications: new InMemoryVerifications(),
    columns: new InMemoryColumnMappings(),
  };
  return { users, ...stores, data: [new InMemoryAccountData(stores)] };
});

columnMappingRepositoryContract('InMemoryColumnMappings', async () => ({
  memory: new InMemoryColumnMappings(),
  owners: [randomUUID(), randomUUID()],
}));

totpFactorsContract('InMemoryTotpFactors', async () => {
  const users = new InMemoryUsers();
  return { users, factors: new InMemoryTotpFactors(users), owners: [await anOwner(users), await anOwner(users)] };
});

secretBoxContract('LabelledBox', () => new LabelledBox());

totpContract('PlainTotp', () => {
  const totp = new PlainTotp();
  return { totp, codeAt: (secret, moment) => totp.codeAt(secret, moment) };
});

emailVerificationContract('InMemoryVerifications', async () => {
  const users = new InMemoryUsers();
  return { users, verifications: new InMemoryVerifications(), userId: await anOwner(users) };
});

outboxContract('InMemoryOutbox', async () => new InMemoryOutbox());

mailerContract('CollectingMailer', async (first) => {
  const outcome = first === 'refuse' ? 'refused' : 'failed';
  const mailer = new CollectingMailer(first === 'take' ? [] : [{ outcome, reason: 'The other end said no.' }]);
  return { mailer, arrived: () => mailer.mails, close: async () => undefined };
});

listingFiguresContract('InMemoryFigures', async () => {
  const listings = new InMemoryListings();
  return { figures: new InMemoryFigures(listings), listings, owners: [randomUUID(), randomUUID()] };
});

auditLogContract('InMemoryAuditLog', async () => new InMemoryAuditLog(new CountingIds(), new FixedClock()));

customersContract('InMemoryCustomers', async () => {
  const users = new InMemoryUsers();
  const paid = new Map<string, number>();
  const used: { userId: string; quota: QuotaKey; units: number; since: number }[] = [];
  const subscribers = new InMemorySubscribers(users);
  const customers = new InMemoryCustomers(
    users,
    (userId) => paid.get(userId) ?? 0,
    (userId) => subscribers.all().find((one) => one.userId === userId),
    (userId, now) => {
      const account = users.all().find(({ user }) => user.id === userId);
      const since = account && quotaPeriod(account.user.createdAt, now).start.getTime();
      return Object.fromEntries(
        used.filter((one) => one.userId === userId && one.since === since).map((one) => [one.quota, one.units]),
      );
    },
  );
  return {
    users,
    customers,
    subscribers,
    pay: async (userId, amountMinor) => void paid.set(userId, amountMinor),
    use: async (userId, quota, units, since) => void used.push({ userId, quota, units, since: since.getTime() }),
  };
});

transactionReadModelContract('InMemoryTransactionReadModel', async () => {
  const subscriptions: Subscription[] = [];
  const book = new InMemoryTransactionReadModel(() => subscriptions);
  return {
    book,
    subscribe: async (changes) => {
      const month = { userId: randomUUID(), plan: 'pro', gateway: 'plain', providerRef: null } as const;
      subscriptions.push({ ...paidFor(undefined, month, new Date()).subscription, ...changes });
    },
    customer: { id: randomUUID(), name: 'Ann One', email: 'ann.one@example.com' },
    enterPayment: async (payment) => void book.payments.push(payment),
    enter: async (entry) => void book.transactions.push(entry),
  };
});

serverStateContract('FixedServerState', async () => new FixedServerState());
