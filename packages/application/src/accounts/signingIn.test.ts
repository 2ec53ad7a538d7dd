import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DomainError } from '@listwright/domain/shared';
import {
  CountingIds,
  CountingTokens,
  DirectTransaction,
  FixedClock,
  InMemoryApiKeys,
  InMemoryAuditLog,
  InMemoryOutbox,
  InMemorySessions,
  InMemoryThrottle,
  InMemoryTotpFactors,
  InMemoryUsers,
  InMemoryVerifications,
  LabelledBox,
  PlainHasher,
  PlainLinks,
  PlainTotp,
} from '../../testing/index.js';
import { Authenticate } from './Authenticate.js';
import { EnsureAdministrator } from './EnsureAdministrator.js';
import { LogIn } from './LogIn.js';
import { LogOut } from './LogOut.js';
import { RefreshSession } from './RefreshSession.js';
import { RegisterAccount } from './RegisterAccount.js';
import { DAY_MS, SessionOpener } from './SessionOpener.js';
import { RecoveryCodes } from './totp/RecoveryCodes.js';
import { TotpCheck } from './totp/TotpCheck.js';
import { VerificationSender } from './verification/VerificationSender.js';

const home = { address: '192.0.2.1', userAgent: 'test' };
const abroad = (number: number) => ({ address: `198.51.100.${number}`, userAgent: 'test' });
const ann = { email: 'ann@example.com', password: 'correct horse', fullName: 'Ann', companyName: '', phone: '' };

describe('signing in', () => {
  const clock = new FixedClock();
  let users: InMemoryUsers;
  let hasher: PlainHasher;
  let tools: ReturnType<typeof build>;

  function build(longestDays?: number) {
    users = new InMemoryUsers();
    hasher = new PlainHasher();
    const [sessions, tokens, ids, throttle] = [
      new InMemorySessions(users),
      new CountingTokens(),
      new CountingIds(),
      new InMemoryThrottle(clock),
    ];
    const audit = new InMemoryAuditLog(ids, clock);
    const opener = new SessionOpener(sessions, tokens, ids, clock, longestDays);
    const sender = new VerificationSender(
      new InMemoryVerifications(),
      new InMemoryOutbox(),
      tokens,
      new PlainLinks(),
      ids,
      clock,
    );
    const codes = new TotpCheck(
      new InMemoryTotpFactors(users),
      new PlainTotp(),
      new LabelledBox(),
      new RecoveryCodes(tokens),
      throttle,
      audit,
      clock,
    );
    return {
      register: new RegisterAccount(
        users,
        hasher,
        throttle,
        opener,
        sender,
        [],
        audit,
        new DirectTransaction(),
        ids,
        clock,
      ),
      logIn: new LogIn(users, hasher, throttle, opener, codes, audit, new DirectTransaction(), clock),
      refresh: new RefreshSession(sessions, tokens, clock, longestDays),
      authenticate: new Authenticate(sessions, new InMemoryApiKeys(users), tokens, clock),
      logOut: new LogOut(sessions, tokens, audit, clock),
      administrator: new EnsureAdministrator(users, hasher, ids, clock),
      audit,
    };
  }

  beforeEach(() => {
    tools = build();
  });

  it('opens no session with a password that is changed while it is being checked', async () => {
    const { user } = await tools.register.execute(ann, home);
    const check = hasher.verify.bind(hasher);
    hasher.verify = async (hash, password) => {
      const right = await check(hash, password);
      await users.replacePasswordHash(user.id, 'plain:another horse');
      return right;
    };
    await expect(tools.logIn.execute(ann, home)).rejects.toMatchObject({ kind: 'unauthenticated' });
    hasher.verify = check;
    await expect(tools.logIn.execute({ ...ann, password: 'another horse' }, home)).resolves.toBeDefined();
  });

  it('opens no session for an account that is deleted while its password is being checked', async () => {
    await tools.register.execute(ann, home);
    const [check, find] = [hasher.verify.bind(hasher), users.findCredentials.bind(users)];
    hasher.verify = async (hash, password) => {
      users.findCredentials = async () => undefined;
      return check(hash, password);
    };
    await expect(tools.logIn.execute(ann, home)).rejects.toMatchObject({
      kind: 'unauthenticated',
      code: 'bad_credentials',
    });
    users.findCredentials = find;
  });

  it('does not put an old password back by renewing its hash', async () => {
    const { user } = await tools.register.execute(ann, home);
    await users.replacePasswordHash(user.id, `old:${ann.password}`);
    const check = hasher.verify.bind(hasher);
    hasher.verify = async (hash, password) => {
      const right = await check(hash, password);
      await users.replacePasswordHash(user.id, 'plain:another horse');
      return right;
    };
    await expect(tools.logIn.execute(ann, home)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await users.passwordHashOf(user.id)).toBe('plain:another horse');
  });

  it('puts a registration on record, and takes no login for it', async () => {
    const { user } = await tools.register.execute(ann, home);
    expect(tools.audit.events).toMatchObject([
      { action: 'account.registered', actorId: user.id, actorEmail: ann.email, address: home.address },
    ]);
    expect(users.all()).toMatchObject([{ lastLoginAt: null }]);
    await tools.logIn.execute(ann, home);
    expect(users.all()).toMatchObject([{ lastLoginAt: clock.now() }]);
  });

  it('makes an ordinary account and refuses a taken address', async () => {
    const { user } = await tools.register.execute(ann, home);
    expect(user).toMatchObject({ role: 'user', plan: 'free' });
    await expect(tools.register.execute({ ...ann, email: 'ANN@example.com' }, home)).rejects.toMatchObject({
      kind: 'conflict',
    });
  });

  it('says whether an address is taken only 120 times an hour to one network', async () => {
    await tools.register.execute(ann, home);
    const ask = (address: string) =>
      tools.register.execute(ann, { ...home, address }).then(
        () => 'free',
        (error: DomainError) => error.code,
      );
    const answers = [];
    for (let at = 1; at < 130; at += 1) answers.push(await ask(home.address));
    expect(answers.filter((code) => code === 'email_taken')).toHaveLength(119);
    expect(answers.at(-1)).toBe('too_many_attempts');
  });

  it('answers a wrong password, an unknown address and a blocked account alike, after one check each', async () => {
    const { user } = await tools.register.execute(ann, home);
    users.change(user.id, { isSuspended: true });
    const attempts = [{ ...ann }, { ...ann, password: 'wrong' }, { ...ann, email: 'nobody@example.com' }];
    const answers = await Promise.all(
      attempts.map((attempt, at) => tools.logIn.execute(attempt, abroad(at)).catch((error: Error) => error.message)),
    );
    expect(new Set(answers)).toEqual(new Set(['Email or password is incorrect. Check both and try again.']));
    expect(hasher.checks).toBe(3);
  });

  it('stops guesses from one address, and from many at one account, but not the owner at home', async () => {
    await tools.register.execute(ann, home);
    const guess = (number: number) =>
      tools.logIn.execute({ ...ann, password: 'guess' }, abroad(number)).catch((error: { kind: string }) => error.kind);
    const kinds: unknown[] = [];
    for (let number = 0; number < 20; number += 1) kinds.push(await guess(number));
    expect(kinds.filter((kind) => kind === 'unauthenticated')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'rate_limited')).toHaveLength(15);
    await expect(tools.logIn.execute(ann, home)).resolves.toMatchObject({ user: { email: ann.email } });
  });

  it('counts the addresses of one IPv6 customer as one', async () => {
    await tools.register.execute(ann, home);
    const kinds: string[] = [];
    for (let number = 1; number <= 8; number += 1) {
      const origin = { address: `2001:db8:1:2::${number}`, userAgent: 'test' };
      kinds.push(await tools.logIn.execute({ ...ann, password: 'wrong' }, origin).catch((error) => error.kind));
    }
    expect(kinds.filter((kind) => kind === 'unauthenticated')).toHaveLength(5);
    const far = { address: '2001:db8:9:9::1', userAgent: 'test' };
    for (let number = 0; number < 101; number += 1)
      await tools.logIn
        .execute(
          { email: `nobody${number}@example.com`, password: 'wrong' },
          { ...far, address: `2001:db8:9:9::${number}` },
        )
        .catch(() => undefined);
    await expect(tools.logIn.execute({ ...ann, email: 'one@example.com' }, far)).rejects.toMatchObject({
      kind: 'rate_limited',
    });
  });

  it('stops one network that tries passwords at many accounts, after a hundred an hour', async () => {
    await tools.register.execute(ann, home);
    const kinds: unknown[] = [];
    for (let number = 0; number < 103; number += 1) {
      const attempt = { email: `nobody${number}@example.com`, password: 'guess' };
      kinds.push(await tools.logIn.execute(attempt, abroad(1)).catch((error: { kind: string }) => error.kind));
    }
    expect(kinds.map((kind) => kind === 'unauthenticated').lastIndexOf(true)).toBe(99);
    expect(kinds.slice(100)).toEqual(['rate_limited', 'rate_limited', 'rate_limited']);
    await expect(tools.logIn.execute(ann, abroad(1))).rejects.toMatchObject({ kind: 'rate_limited' });
  });

  it('locks out for a minute from the first guess, however many come meanwhile', async () => {
    await tools.register.execute(ann, home);
    const guess = () =>
      tools.logIn.execute({ ...ann, password: 'guess' }, abroad(1)).catch((error: { kind: string }) => error.kind);
    for (let second = 0; second < 60; second += 1) {
      await guess();
      clock.advance(1000);
    }
    await expect(tools.logIn.execute(ann, abroad(1))).resolves.toBeDefined();
  });

  it('opens nothing with a password that only the hash of an unknown address would match', async () => {
    await expect(tools.logIn.execute({ email: 'nobody@example.com', password: '\u0000' }, home)).rejects.toMatchObject({
      code: 'bad_credentials',
    });
  });

  it('puts logins and failed ones on record, with the program that was used', async () => {
    const { user } = await tools.register.execute(ann, home);
    await tools.logIn.execute(ann, home);
    for (const attempt of [
      { ...ann, password: 'guess' },
      { ...ann, email: 'nobody@example.com' },
    ])
      await tools.logIn.execute(attempt, abroad(1)).catch(() => undefined);
    const [, login, failed, unknown] = tools.audit.events;
    const detail = { user_agent: 'test' };
    expect(login).toMatchObject({ action: 'login.succeeded', actorId: user.id, address: home.address, detail });
    expect(failed).toMatchObject({ action: 'login.failed', actorId: user.id, actorEmail: ann.email, detail });
    expect(failed?.detail).toEqual(detail);
    expect(unknown).toMatchObject({ action: 'login.failed', actorEmail: 'nobody@example.com', detail });
    expect(unknown?.actorId ?? null).toBeNull();
  });

  it('does not count successes as guesses', async () => {
    await tools.register.execute(ann, home);
    for (let count = 0; count < 12; count += 1) await tools.logIn.execute(ann, home);
  });

  it('hashes an outdated password again', async () => {
    const { user } = await tools.register.execute(ann, home);
    await users.replacePasswordHash(user.id, `old:${ann.password}`);
    await tools.logIn.execute(ann, home);
    expect((await users.findCredentials(ann.email, home.address, clock.now()))?.passwordHash).toBe(
      `plain:${ann.password}`,
    );
  });

  it('ends at once with a logout, and with the reuse of a spent refresh token', async () => {
    await tools.register.execute(ann, home);
    const first = await tools.logIn.execute(ann, home);
    await tools.logOut.execute({ token: first.token }, home);
    await expect(tools.authenticate.execute(first.token)).rejects.toMatchObject({ kind: 'unauthenticated' });

    const left = await tools.logIn.execute(ann, home);
    await tools.logOut.execute({ token: 'run out', refreshToken: left.refreshToken }, home);
    await expect(tools.refresh.execute(left.refreshToken)).rejects.toMatchObject({ kind: 'unauthenticated' });

    const second = await tools.logIn.execute(ann, home);
    const renewed = await tools.refresh.execute(second.refreshToken);
    await expect(tools.refresh.execute(second.refreshToken)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(tools.authenticate.execute(renewed.token)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(tools.authenticate.execute(undefined)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it.each([
    [undefined, 8],
    [35, 3],
    [5, 0],
  ])('ends after the days that the operator chose, else ninety: %j, however often it is used', async (days, uses) => {
    tools = build(days);
    await tools.register.execute(ann, home);
    let { refreshToken } = await tools.logIn.execute(ann, home);
    for (let use = 0; use < uses; use += 1) {
      clock.advance(10 * DAY_MS);
      ({ refreshToken } = await tools.refresh.execute(refreshToken));
    }
    clock.advance(11 * DAY_MS);
    await expect(tools.refresh.execute(refreshToken)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('makes the first administrator once', async () => {
    expect(await tools.administrator.execute('root@example.com', 'a long password')).toEqual({
      email: 'root@example.com',
    });
    expect(await tools.administrator.execute('root@example.com', 'another password')).toBeUndefined();
    // Nor by another address, which the settings may name after a change.
    expect(await tools.administrator.execute('other@example.com', 'another password')).toBeUndefined();
    await expect(
      tools.logIn.execute({ email: 'other@example.com', password: 'another password' }, home),
    ).rejects.toMatchObject({ code: 'bad_credentials' });
    const session = await tools.logIn.execute({ email: 'root@example.com', password: 'a long password' }, home);
    expect(session.user).toMatchObject({ role: 'admin', fullName: 'Administrator', companyName: '', phone: '' });
    await expect(tools.register.execute({ ...ann, email: 'Root@example.com' }, home)).rejects.toMatchObject({
      kind: 'conflict',
    });
  });
});
