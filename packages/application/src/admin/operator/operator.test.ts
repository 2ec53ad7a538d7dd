import { beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '@listwright/domain/accounts';
import {
  CountingIds,
  CountingTokens,
  DirectTransaction,
  FixedClock,
  InMemoryApiKeys,
  InMemoryAuditLog,
  InMemoryCustomers,
  InMemoryResets,
  InMemorySessions,
  InMemoryTotpFactors,
  InMemoryUsers,
  PlainHasher,
} from '../../../testing/index.js';
import { SessionOpener } from '../../accounts/index.js';
import {
  ChangeRole,
  CreateAdminKey,
  CreateAdministrator,
  EndAllSessions,
  FindAccount,
  ListAdministrators,
  RemoveTotp,
  SetPassword,
} from '../index.js';

const ROOT = 'root (at the server)';
const origin = { address: '192.0.2.9', userAgent: 'test', requestId: 'request-1' };

function build() {
  const [clock, ids, users, hasher] = [new FixedClock(), new CountingIds(), new InMemoryUsers(), new PlainHasher()];
  const [audit, transaction] = [new InMemoryAuditLog(ids, clock), new DirectTransaction()];
  const [customers, sessions] = [new InMemoryCustomers(users), new InMemorySessions(users)];
  const [factors, keys, resets] = [new InMemoryTotpFactors(users), new InMemoryApiKeys(users), new InMemoryResets()];
  return {
    audit,
    clock,
    keys,
    factors,
    hasher,
    sessions,
    users,
    opener: new SessionOpener(sessions, new CountingTokens(), ids, clock),
    create: new CreateAdministrator(users, hasher, audit, transaction, ids, clock),
    createKey: new CreateAdminKey(users, keys, new CountingTokens(), audit, ids, clock),
    list: new ListAdministrators(customers),
    find: new FindAccount(users, clock),
    changeRole: new ChangeRole(users, customers, audit, transaction, clock),
    setPassword: new SetPassword(users, sessions, keys, resets, hasher, audit, transaction, clock),
    removeTotp: new RemoveTotp(users, factors, sessions, audit, transaction, clock),
    endSessions: new EndAllSessions(users, sessions, audit, transaction, clock),
  };
}

describe('an operator at the server', () => {
  let tools: ReturnType<typeof build>;
  let ann: User;

  beforeEach(async () => {
    tools = build();
    ann = await tools.create.execute(ROOT, { email: 'ann@example.com', fullName: 'Ann', password: 'old' });
  });
  const live = async () => (await tools.sessions.list(ann.id, tools.clock.now(), { limit: 5 })).total;
  const actions = () => tools.audit.events.map(({ action }) => action);

  it('creates and lists administrators, recorded under the terminal’s user', async () => {
    expect((await tools.list.execute()).map(({ user }) => user.email)).toEqual([ann.email]);
    expect(tools.audit.events).toMatchObject([
      {
        action: 'customer.created',
        actorId: null,
        actorEmail: ROOT,
        subjectId: ann.id,
        subjectLabel: ann.email,
        address: '',
        detail: { at_the_server: true },
      },
    ]);
    const again = tools.create.execute(ROOT, { email: 'Ann@example.com', fullName: 'Ann', password: 'x' });
    await expect(again).rejects.toMatchObject({ code: 'email_taken' });
  });

  it('finds an account by address or id, and nothing else', async () => {
    expect((await tools.find.execute('ANN@example.com')).id).toBe(ann.id);
    expect((await tools.find.execute(ann.id)).email).toBe(ann.email);
    await expect(tools.find.execute('ann')).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('makes keys for administrators alone, for a day at most, on record', async () => {
    const { key, apiKey } = await tools.createKey.execute(ROOT, ann.email, ['read'], 2);
    expect(key).toMatch(/^lw_/);
    expect(apiKey).toMatchObject({ scopes: ['read', 'admin'], userId: ann.id });
    expect(apiKey.expiresAt?.getTime()).toBe(tools.clock.now().getTime() + 2 * 3_600_000);
    expect(tools.audit.events.at(-1)).toMatchObject({ action: 'api_key.made', actorEmail: ROOT, subjectId: ann.id });
    expect(JSON.stringify(tools.audit.events)).not.toContain(key);
    const tooLong = tools.createKey.execute(ROOT, ann.email, ['read'], 25);
    await expect(tooLong).rejects.toMatchObject({ code: 'admin_key_too_long' });
    await tools.create.execute(ROOT, { email: 'bob@example.com', fullName: 'Bob', password: 'old' });
    await tools.changeRole.execute(ROOT, ann.email, 'user');
    await expect(tools.createKey.execute(ROOT, ann.email, ['read'], 1)).rejects.toMatchObject({ code: 'admin_only' });
  });

  it('never demotes the last administrator', async () => {
    await expect(tools.changeRole.execute(ROOT, ann.email, 'user')).rejects.toMatchObject({
      code: 'last_administrator',
    });
    await tools.create.execute(ROOT, { email: 'bob@example.com', fullName: 'Bob', password: 'x' });
    expect(await tools.changeRole.execute(ROOT, ann.email, 'user')).toMatchObject({ role: 'user' });
    expect(await tools.changeRole.execute(ROOT, ann.email, 'admin')).toMatchObject({ role: 'admin' });
    expect(
      actions()
        .filter((action) => /moted/.test(action))
        .toSorted(),
    ).toEqual(['customer.demoted', 'customer.promoted']);
  });

  it('sets a password, which ends sessions', async () => {
    await tools.opener.open(ann, origin);
    await tools.setPassword.execute(ROOT, ann.email, 'new');
    expect(await tools.users.passwordHashOf(ann.id)).toBe(await tools.hasher.hash('new'));
    expect([await live(), actions().includes('password.reset')]).toEqual([0, true]);
    expect(JSON.stringify(tools.audit.events)).not.toContain('new"');
  });

  it('takes a second step off, and signs out', async () => {
    await expect(tools.removeTotp.execute(ROOT, ann.email)).rejects.toMatchObject({ code: 'totp_off' });
    await tools.factors.start(ann.id, 'sealed');
    await tools.factors.confirm(ann.id, 'sealed', 1, ['code'], tools.clock.now());
    await tools.opener.open(ann, origin);
    expect(await tools.removeTotp.execute(ROOT, ann.email)).toMatchObject({ hasTotp: false });
    expect([await tools.factors.find(ann.id), await live()]).toEqual([undefined, 0]);
    await tools.opener.open(ann, origin);
    expect(await tools.endSessions.execute(ROOT, ann.email)).toMatchObject({ ended: 1 });
    expect(actions()).toEqual(expect.arrayContaining(['customer.totp_reset', 'session.ended']));
  });
});
