import { beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_API_KEYS } from '@listwright/domain/accounts';
import {
  aListing,
  CountingIds,
  CountingTokens,
  DirectTransaction,
  FixedClock,
  InMemoryApiKeys,
  InMemoryAuditLog,
  InMemoryListings,
  InMemoryOutbox,
  InMemoryColumnMappings,
  InMemoryAccountData,
  InMemoryResets,
  InMemorySessions,
  InMemorySubscribers,
  InMemoryThrottle,
  InMemoryTotpFactors,
  InMemoryUsers,
  InMemoryVerifications,
  LabelledBox,
  PlainGateway,
  PlainHasher,
  PlainLinks,
  PlainTotp,
} from '../../testing/index.js';
import { CancelProviderSubscription } from '../billing/index.js';
import type { SessionActor } from '../shared/index.js';
import {
  AccountData,
  AccountEraser,
  Authenticate,
  ChangePassword,
  CreateApiKey,
  DeleteAccount,
  ExportAccount,
  LogIn,
  PasswordCheck,
  RecoveryCodes,
  RegisterAccount,
  RequestPasswordReset,
  ResetPassword,
  SessionOpener,
  TotpCheck,
  VerificationSender,
} from './index.js';

const home = { address: '192.0.2.1', userAgent: 'test' };
const ann = { email: 'ann@example.com', password: 'correct horse', fullName: 'Ann', companyName: '', phone: '' };

/** Data of another area. */
class Quotes extends AccountData {
  override async export({ email }: SessionActor) {
    return { quotes: [email] };
  }

  override async erase(): Promise<void> {}
}

function build() {
  const clock = new FixedClock();
  const users = new InMemoryUsers();
  const [hasher, tokens, ids, throttle] = [
    new PlainHasher(),
    new CountingTokens(),
    new CountingIds(),
    new InMemoryThrottle(),
  ];
  const [sessions, apiKeys] = [new InMemorySessions(users), new InMemoryApiKeys(users)];
  const [resets, outbox, listings] = [new InMemoryResets(), new InMemoryOutbox(), new InMemoryListings()];
  const [factors, verifications] = [new InMemoryTotpFactors(users), new InMemoryVerifications()];
  const columns = new InMemoryColumnMappings();
  const transaction = new DirectTransaction();
  const opener = new SessionOpener(sessions, tokens, ids, clock);
  const check = new PasswordCheck(users, hasher, throttle);
  const audit = new InMemoryAuditLog(ids, clock);
  const links = new PlainLinks();
  const sender = new VerificationSender(verifications, outbox, tokens, links, ids, clock);
  const codes = new TotpCheck(
    factors,
    new PlainTotp(),
    new LabelledBox(),
    new RecoveryCodes(tokens),
    throttle,
    audit,
    clock,
  );
  const [subscribers, gateway] = [new InMemorySubscribers(users), new PlainGateway()];
  const cancelProviderSubscription = new CancelProviderSubscription(subscribers, gateway, clock);
  const data = new InMemoryAccountData(
    { listings, sessions, apiKeys, resets, outbox, factors, verifications, columns },
    (userId) => cancelProviderSubscription.execute(userId),
  );
  const eraser = new AccountEraser(users, [data], audit, hasher, tokens, clock);
  return {
    clock,
    users,
    outbox,
    listings,
    apiKeys,
    audit,
    subscribers,
    gateway,
    register: new RegisterAccount(users, hasher, throttle, opener, sender, [], audit, transaction, ids, clock),
    logIn: new LogIn(users, hasher, throttle, opener, codes, audit, transaction, clock),
    authenticate: new Authenticate(sessions, apiKeys, tokens, clock),
    change: new ChangePassword(check, users, hasher, sessions, resets, audit, transaction, clock),
    forget: new RequestPasswordReset(users, resets, outbox, throttle, tokens, links, audit, transaction, ids, clock),
    reset: new ResetPassword(users, resets, sessions, apiKeys, hasher, tokens, audit, transaction, clock),
    createKey: new CreateApiKey(apiKeys, tokens, audit, ids, clock),
    leave: new DeleteAccount(check, eraser, audit, transaction),
    export: new ExportAccount([data, new Quotes()], audit, clock),
  };
}

describe('account security', () => {
  let tools: ReturnType<typeof build>;
  beforeEach(() => {
    tools = build();
  });

  async function signedIn(): Promise<{ token: string; actor: SessionActor }> {
    await tools.register.execute(ann, home).catch(() => undefined);
    const { token } = await tools.logIn.execute(ann, home);
    return { token, actor: (await tools.authenticate.execute(token)) as SessionActor };
  }
  const mails = async () =>
    (await tools.outbox.list(tools.clock.now(), { limit: 10 })).items.filter(({ subject }) => /password/.test(subject));
  const linkIn = (text: string | undefined) => /token=(\S+)/.exec(text ?? '')?.[1] ?? '';
  const from = (number: number) => ({ ...home, address: `198.51.100.${number}` });

  describe('a changed password', () => {
    it('ends every other session, invalidates reset links, and works from then on', async () => {
      const [here, elsewhere] = [await signedIn(), await signedIn()];
      await tools.forget.execute(ann.email, home);
      await tools.change.execute(here.actor, { currentPassword: ann.password, newPassword: 'a better horse' }, home);
      await expect(tools.authenticate.execute(here.token)).resolves.toBeDefined();
      await expect(tools.authenticate.execute(elsewhere.token)).rejects.toMatchObject({ kind: 'unauthenticated' });
      await expect(tools.logIn.execute(ann, home)).rejects.toMatchObject({ code: 'bad_credentials' });
      await expect(tools.logIn.execute({ ...ann, password: 'a better horse' }, home)).resolves.toBeDefined();
      const link = { token: linkIn((await mails())[0]?.text), password: 'stolen link' };
      await expect(tools.reset.execute(link, home)).rejects.toMatchObject({ code: 'link_spent' });
    });

    it('needs the current one, which cannot be guessed for long', async () => {
      const { actor } = await signedIn();
      const guess = () =>
        tools.change.execute(actor, { currentPassword: 'wrong', newPassword: 'a better horse' }, home);
      for (let tries = 0; tries < 5; tries += 1) {
        await expect(guess()).rejects.toMatchObject({
          kind: 'invalid',
          faults: [{ path: 'current_password', message: 'The current password is not right' }],
        });
      }
      await expect(guess()).rejects.toMatchObject({ kind: 'rate_limited' });
    });
  });

  describe('a forgotten password', () => {
    it('is reset by the link, once, and every session and API key ends', async () => {
      const { token, actor } = await signedIn();
      const { key } = await tools.createKey.execute(actor, { name: 'Import', scopes: ['read'] }, home);
      await tools.forget.execute(' ANN@example.com', home);
      const [mail] = await mails();
      expect(mail).toMatchObject({ to: 'ann@example.com', subject: 'Set a new password for Listwright' });
      expect(mail?.text).toContain('https://listings.example.com/reset-password?token=');
      const link = { token: linkIn(mail?.text), password: 'a new horse' };
      await tools.reset.execute(link, home);
      for (const spent of [token, key])
        await expect(tools.authenticate.execute(spent)).rejects.toMatchObject({ kind: 'unauthenticated' });
      await expect(tools.logIn.execute({ ...ann, password: 'a new horse' }, home)).resolves.toBeDefined();
      await expect(tools.reset.execute(link, home)).rejects.toMatchObject({ code: 'link_spent' });
    });

    it('is not set by an older link, by one of an hour ago, or for an account that may not be used', async () => {
      const { actor } = await signedIn();
      await tools.forget.execute(ann.email, home);
      await tools.forget.execute(ann.email, home);
      const [newer, older] = (await mails()).map(({ text }) => ({ token: linkIn(text), password: 'a new horse' }));
      await expect(tools.reset.execute(older!, home)).rejects.toMatchObject({ code: 'link_spent' });
      tools.users.change(actor.userId, { isSuspended: true });
      await expect(tools.reset.execute(newer!, home)).rejects.toMatchObject({ code: 'link_spent' });
      tools.users.change(actor.userId, { isSuspended: false });
      await tools.forget.execute(ann.email, home);
      const last = { token: linkIn((await mails())[0]?.text), password: 'a new horse' };
      tools.clock.advance(3_600_000);
      await expect(tools.reset.execute(last, home)).rejects.toMatchObject({ code: 'link_spent' });
    });

    it('sends nothing to an unknown address, or one whose account is blocked', async () => {
      const { actor } = await signedIn();
      await tools.forget.execute('nobody@example.com', home);
      tools.users.change(actor.userId, { isArchived: true });
      await tools.forget.execute(ann.email, home);
      expect(await mails()).toEqual([]);
    });

    it.each(['ann@example.com', 'nobody@example.com'])(
      'limits the emails to an address, known or not: %s',
      async (email) => {
        await signedIn();
        for (let tries = 1; tries <= 5; tries += 1) await tools.forget.execute(email, from(tries));
        await expect(tools.forget.execute(email, from(6))).rejects.toMatchObject({ kind: 'rate_limited' });
      },
    );
  });

  describe('an API key', () => {
    it('authenticates its account, with its scopes, until it expires', async () => {
      const { actor } = await signedIn();
      const made = await tools.createKey.execute(actor, { name: 'Import', scopes: ['read'], expiresInDays: 2 }, home);
      expect(made.key).toMatch(/^lw_/);
      expect(made.apiKey.prefix).toBe(made.key.slice(0, 8));
      expect(JSON.stringify(await tools.apiKeys.list(actor.userId))).not.toContain(made.key);
      expect(await tools.authenticate.execute(made.key)).toMatchObject({ userId: actor.userId, scopes: ['read'] });
      await expect(tools.authenticate.execute('lw_other')).rejects.toMatchObject({ code: 'bad_api_key' });
      tools.clock.advance(2 * 86_400_000);
      await expect(tools.authenticate.execute(made.key)).rejects.toMatchObject({ kind: 'unauthenticated' });
    });

    it('is one of twenty at most', async () => {
      const { actor } = await signedIn();
      const create = () => tools.createKey.execute(actor, { name: 'Import', scopes: ['read'] }, home);
      for (let count = 0; count < MAX_API_KEYS; count += 1) await create();
      await expect(create()).rejects.toMatchObject({ kind: 'conflict', code: 'too_many_api_keys' });
    });
  });

  describe('export and deletion', () => {
    it('needs the password, deletes what was owned, and frees the address', async () => {
      const { actor, token } = await signedIn();
      await tools.listings.add(aListing({ userId: actor.userId }), 'generated');
      const { key } = await tools.createKey.execute(actor, { name: 'Import', scopes: ['read'] }, home);
      await expect(tools.leave.execute(actor, 'wrong', home)).rejects.toMatchObject({
        kind: 'invalid',
        faults: [{ path: 'password', message: 'The current password is not right' }],
      });
      await tools.leave.execute(actor, ann.password, home);
      for (const credential of [token, key]) {
        await expect(tools.authenticate.execute(credential)).rejects.toMatchObject({ kind: 'unauthenticated' });
      }
      expect(tools.listings.all(actor.userId)).toEqual([]);
      await expect(tools.logIn.execute(ann, home)).rejects.toMatchObject({ code: 'bad_credentials' });
      const { user } = await tools.register.execute(ann, home);
      expect(user.id).not.toBe(actor.userId);
    });

    it('stops a provider that charges by itself', async () => {
      const { actor } = await signedIn();
      const start = new Date('2026-11-21T10:00:00.000Z');
      const end = new Date('2026-12-21T10:00:00.000Z');
      await tools.subscribers.save({
        userId: actor.userId,
        plan: 'pro',
        status: 'active',
        anchor: start,
        months: 1,
        scheduledPlan: null,
        currentPeriodStart: start,
        currentPeriodEnd: end,
        gateway: 'plain',
        providerRef: 'sub_1',
      });
      await tools.leave.execute(actor, ann.password, home);
      expect(tools.gateway.cancelled).toEqual(['sub_1']);
    });

    it('is not for the last administrator, who keeps everything', async () => {
      const { actor, token } = await signedIn();
      tools.users.change(actor.userId, { role: 'admin' });
      await expect(tools.leave.execute(actor, ann.password, home)).rejects.toMatchObject({
        kind: 'conflict',
        code: 'last_administrator',
      });
      await expect(tools.authenticate.execute(token)).resolves.toMatchObject({ role: 'admin' });
    });

    it('takes along what each area keeps', async () => {
      const { actor } = await signedIn();
      await tools.listings.add(aListing({ userId: actor.userId }), 'generated');
      const { at, parts } = await tools.export.execute(actor, home);
      expect(at).toEqual(tools.clock.now());
      expect(parts).toEqual({ listings: tools.listings.all(actor.userId), quotes: [ann.email] });
    });
  });
});

describe('account events of the audit log', () => {
  it('is every sign-in, good or bad, and what an owner does to keep the account his own', async () => {
    const tools = build();
    await tools.register.execute(ann, home);
    await tools.logIn.execute({ ...ann, password: 'wrong' }, { ...home, userAgent: 'a\r\nb' }).catch(() => undefined);
    await tools.logIn.execute({ ...ann, email: 'eve@example.com' }, home).catch(() => undefined);
    const { token } = await tools.logIn.execute(ann, { ...home, requestId: 'request-1' });
    const actor = (await tools.authenticate.execute(token)) as SessionActor;
    await tools.change.execute(actor, { currentPassword: ann.password, newPassword: 'a better horse' }, home);
    await tools.forget.execute(ann.email, home);
    const [mail] = (await tools.outbox.list(tools.clock.now(), { limit: 1 })).items;
    const link = { token: /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '', password: 'a new horse' };
    await tools.reset.execute(link, home);
    await tools.createKey.execute(actor, { name: 'Import', scopes: ['read'] }, home);
    await tools.export.execute(actor, home);
    const recorded = tools.audit.events.map(({ action, actorId, actorEmail }) => [
      action,
      actorId !== null,
      actorEmail,
    ]);
    expect(recorded).toEqual([
      ['account.registered', true, 'ann@example.com'],
      ['login.failed', true, 'ann@example.com'],
      ['login.failed', false, 'eve@example.com'],
      ['login.succeeded', true, 'ann@example.com'],
      ['password.changed', true, 'ann@example.com'],
      ['password.reset_asked', true, 'ann@example.com'],
      ['password.reset', true, 'ann@example.com'],
      ['api_key.made', true, 'ann@example.com'],
      ['account.exported', true, 'ann@example.com'],
    ]);
    expect(tools.audit.events[1]?.detail).toEqual({ user_agent: 'a b' });
    expect(tools.audit.events[3]?.requestId).toBe('request-1');
    expect(JSON.stringify(tools.audit.events)).not.toMatch(/horse|lw_\w{20}/);
    await tools.leave.execute(actor, 'a new horse', home);
    expect(tools.audit.events.at(-1)).toMatchObject({ action: 'account.deleted', actorId: actor.userId });
    expect(JSON.stringify(tools.audit.events)).not.toContain('ann@example.com');
  });
});
