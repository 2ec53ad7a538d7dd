import { beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '@listwright/domain/accounts';
import {
  anActor,
  CountingIds,
  CountingTokens,
  DirectTransaction,
  FixedClock,
  InMemoryAuditLog,
  InMemoryMoneyLedger,
  InMemoryCustomers,
  InMemoryOutbox,
  InMemorySessions,
  InMemorySubscribers,
  InMemoryTotpFactors,
  InMemoryUsers,
  InMemoryVerifications,
  PlainGateway,
  PlainLinks,
} from '../../../testing/index.js';
import { SessionOpener, VerificationSender } from '../../accounts/index.js';
import { GrantPlan, PlanChanges, CancelProviderSubscription } from '../../billing/index.js';
import { ResetCustomerTotp, UpdateCustomer } from '../index.js';

const origin = { address: '192.0.2.9', userAgent: 'test', requestId: 'request-1' };
const admin = anActor({ userId: '00000000-0000-7000-8000-0000000000ad', email: 'admin@example.com', role: 'admin' });

function build() {
  const [clock, ids, users, tokens] = [new FixedClock(), new CountingIds(), new InMemoryUsers(), new CountingTokens()];
  const [audit, customers, transaction] = [
    new InMemoryAuditLog(ids, clock),
    new InMemoryCustomers(users),
    new DirectTransaction(),
  ];
  const [sessions, factors, outbox] = [
    new InMemorySessions(users),
    new InMemoryTotpFactors(users),
    new InMemoryOutbox(),
  ];
  const links = new PlainLinks();
  const sender = new VerificationSender(new InMemoryVerifications(), outbox, tokens, links, ids, clock);
  const subscribers = new InMemorySubscribers(users);
  const changes = new PlanChanges(subscribers, new InMemoryMoneyLedger(), audit, ids, clock);
  const grants = new GrantPlan(
    subscribers,
    new CancelProviderSubscription(subscribers, new PlainGateway(), clock),
    changes,
    ids,
    clock,
  );
  return {
    clock,
    users,
    sessions,
    factors,
    outbox,
    audit,
    opener: new SessionOpener(sessions, tokens, ids, clock),
    update: new UpdateCustomer(customers, sessions, sender, grants, audit, transaction, clock),
    reset: new ResetCustomerTotp(customers, factors, sessions, audit, transaction, clock),
  };
}

describe('an administrator, on the security of an account', () => {
  let tools: ReturnType<typeof build>;
  let ann: User;

  beforeEach(async () => {
    tools = build();
    const person = { passwordHash: 'x', companyName: '', phone: '', createdAt: tools.clock.now() };
    await tools.users.add({ id: admin.userId, email: admin.email, fullName: 'Admin', role: 'admin', ...person });
    const id = '00000000-0000-7000-8000-0000000000aa';
    const added = await tools.users.add({ id, email: 'ann@example.com', fullName: 'Ann', role: 'user', ...person });
    if (added === undefined) throw new Error('the address is free');
    ann = added;
  });

  it('sends the email that verifies an address where it gives another one, and only there', async () => {
    const mails = async () => (await tools.outbox.list(tools.clock.now(), { limit: 5 })).items.map(({ to }) => to);
    await tools.update.execute(admin, ann.id, { email: 'Ann@Example.com', fullName: 'Anna' }, origin);
    expect(await mails()).toEqual([]);
    await tools.update.execute(admin, ann.id, { email: 'anna@example.com' }, origin);
    expect(await mails()).toEqual(['anna@example.com']);
  });

  it('resets a second step: the account is signed out everywhere, and it is on record', async () => {
    await expect(tools.reset.execute(admin, ann.id, origin)).rejects.toMatchObject({ code: 'totp_off' });
    await tools.factors.start(ann.id, 'sealed');
    await tools.factors.confirm(ann.id, 'sealed', 1, ['code'], tools.clock.now());
    await tools.opener.open(ann, origin);
    expect(await tools.reset.execute(admin, ann.id, origin)).toMatchObject({ user: { id: ann.id, hasTotp: false } });
    expect(await tools.factors.find(ann.id)).toBeUndefined();
    expect((await tools.sessions.list(ann.id, tools.clock.now(), { limit: 5 })).total).toBe(0);
    expect(tools.audit.events).toMatchObject([
      { action: 'customer.totp_reset', actorId: admin.userId, subjectId: ann.id, subjectLabel: ann.email },
    ]);
  });

  it('resets neither its own second step nor that of an unknown account', async () => {
    await tools.factors.start(admin.userId, 'sealed');
    await tools.factors.confirm(admin.userId, 'sealed', 1, ['code'], tools.clock.now());
    await expect(tools.reset.execute(admin, admin.userId, origin)).rejects.toMatchObject({ code: 'own_account' });
    expect(await tools.factors.find(admin.userId)).toBeDefined();
    const unknown = '00000000-0000-7000-8000-00000000dead';
    await expect(tools.reset.execute(admin, unknown, origin)).rejects.toMatchObject({ kind: 'not_found' });
  });
});
