import { beforeEach, describe, expect, it } from '@jest/globals';
import { typedCode, type AdminTotp } from '@listwright/domain/accounts';
import {
  CountingIds,
  CountingTokens,
  DirectTransaction,
  FixedClock,
  InMemoryApiKeys,
  InMemoryAuditLog,
  InMemoryOutbox,
  InMemoryResets,
  InMemorySessions,
  InMemoryThrottle,
  InMemoryTotpFactors,
  InMemoryUsers,
  LabelledBox,
  PlainHasher,
  PlainLinks,
  PlainTotp,
} from '../../../testing/index.js';
import type { SessionActor } from '../../shared/index.js';
import {
  Authenticate,
  ConfirmTotp,
  DisableTotp,
  LogIn,
  MakeRecoveryCodes,
  PasswordCheck,
  ReadTotp,
  RecoveryCodes,
  RequestPasswordReset,
  ResetPassword,
  SessionOpener,
  StartTotp,
  TotpCheck,
} from '../index.js';

const home = { address: '192.0.2.1', userAgent: 'test' };
const abroad = (number: number) => ({ address: `198.51.100.${number}`, userAgent: 'test' });
const ann = { email: 'ann@example.com', password: 'correct horse' };
const STEP_MS = 30_000;

function build(policy: AdminTotp = 'optional') {
  const [clock, users, hasher, tokens] = [
    new FixedClock(),
    new InMemoryUsers(),
    new PlainHasher(),
    new CountingTokens(),
  ];
  const [ids, throttle, transaction] = [new CountingIds(), new InMemoryThrottle(clock), new DirectTransaction()];
  const [totp, box, codes] = [new PlainTotp(), new LabelledBox(), new RecoveryCodes(tokens)];
  const [sessions, factors] = [new InMemorySessions(users), new InMemoryTotpFactors(users)];
  const [resets, outbox, audit] = [new InMemoryResets(), new InMemoryOutbox(), new InMemoryAuditLog(ids, clock)];
  const passwords = new PasswordCheck(users, hasher, throttle);
  const check = new TotpCheck(factors, totp, box, codes, throttle, audit, clock);
  const apiKeys = new InMemoryApiKeys(users);
  const opener = new SessionOpener(sessions, tokens, ids, clock);
  return {
    clock,
    users,
    hasher,
    totp,
    factors,
    check,
    outbox,
    audit,
    logIn: new LogIn(users, hasher, throttle, opener, check, audit, transaction, clock),
    authenticate: new Authenticate(sessions, apiKeys, tokens, clock),
    read: new ReadTotp(factors, policy),
    start: new StartTotp(passwords, factors, totp, box, clock),
    confirm: new ConfirmTotp(factors, totp, box, codes, sessions, throttle, audit, transaction, clock),
    disable: new DisableTotp(passwords, check, factors, audit, transaction, policy),
    makeCodes: new MakeRecoveryCodes(passwords, check, factors, codes, audit, transaction),
    forget: new RequestPasswordReset(
      users,
      resets,
      outbox,
      throttle,
      tokens,
      new PlainLinks(),
      audit,
      transaction,
      ids,
      clock,
    ),
    reset: new ResetPassword(users, resets, sessions, apiKeys, hasher, tokens, audit, transaction, clock),
  };
}

describe('two-step sign-in', () => {
  let tools: ReturnType<typeof build>;
  let userId: string;

  async function open(policy: AdminTotp = 'optional', role: 'user' | 'admin' = 'user') {
    tools = build(policy);
    const person = { passwordHash: `plain:${ann.password}`, fullName: 'Ann', companyName: '', phone: '' };
    userId = '00000000-0000-7000-8000-0000000000aa';
    await tools.users.add({ id: userId, email: ann.email, ...person, role, createdAt: tools.clock.now() });
  }
  beforeEach(() => open());

  async function signedIn(code?: string, origin = home) {
    const { token } = await tools.logIn.execute({ ...ann, code }, origin);
    return { token, actor: (await tools.authenticate.execute(token)) as SessionActor };
  }
  /** Turns it on, and moves the clock to an unused step. */
  async function turnedOn() {
    const { actor, token } = await signedIn();
    const { secret } = await tools.start.execute(actor, ann.password);
    const recoveryCodes = await tools.confirm.execute(actor, tools.totp.codeAt(secret, tools.clock.now()), home);
    tools.clock.advance(STEP_MS);
    const now = (await tools.authenticate.execute(token)) as SessionActor;
    return { actor: now, token, secret, recoveryCodes, code: () => tools.totp.codeAt(secret, tools.clock.now()) };
  }
  const logIn = (code?: string, origin = home) => tools.logIn.execute({ ...ann, code }, origin);
  const actions = () => tools.audit.events.map(({ action }) => action);

  describe('being set up', () => {
    it('needs the password, and changes nothing before the first code', async () => {
      const { actor } = await signedIn();
      await expect(tools.start.execute(actor, 'wrong')).rejects.toMatchObject({
        kind: 'invalid',
        faults: [{ path: 'password' }],
      });
      const { secret, uri } = await tools.start.execute(actor, ann.password);
      expect(uri).toContain(`secret=${secret}`);
      expect((await tools.factors.find(userId))?.sealedSecret).toContain(`|${userId}|`);
      await expect(logIn()).resolves.toBeDefined();
      expect(await tools.read.execute(actor)).toEqual({ enabledAt: null, isRequired: false, recoveryCodesLeft: 0 });
    });

    it('is done by a code of the app: ten recovery codes, and every other session ends', async () => {
      const elsewhere = await signedIn();
      const { token, recoveryCodes, actor } = await turnedOn();
      expect(new Set(recoveryCodes).size).toBe(10);
      await expect(tools.authenticate.execute(token)).resolves.toMatchObject({ hasTotp: true });
      await expect(tools.authenticate.execute(elsewhere.token)).rejects.toMatchObject({ kind: 'unauthenticated' });
      expect(await tools.read.execute(actor)).toMatchObject({ enabledAt: expect.any(Date), recoveryCodesLeft: 10 });
      expect(actions()).toContain('totp.enabled');
      expect(JSON.stringify(tools.audit.events)).not.toContain(recoveryCodes[0]);
      await expect(tools.start.execute(actor, ann.password)).rejects.toMatchObject({ code: 'totp_already_on' });
    });

    it('takes no other code, and not many guesses', async () => {
      const { actor } = await signedIn();
      await expect(tools.confirm.execute(actor, '000000', home)).rejects.toMatchObject({ code: 'totp_not_started' });
      const older = await tools.start.execute(actor, ann.password);
      const newer = await tools.start.execute(actor, ann.password);
      const confirm = (secret: string) =>
        tools.confirm.execute(actor, tools.totp.codeAt(secret, tools.clock.now()), home);
      await expect(confirm(older.secret)).rejects.toMatchObject({
        kind: 'invalid',
        code: 'totp_invalid',
        faults: [{ path: 'code' }],
      });
      for (let guess = 0; guess < 3; guess += 1) await confirm(older.secret).catch(() => undefined);
      await expect(confirm(newer.secret)).rejects.toMatchObject({ kind: 'rate_limited' });
    });
  });

  describe('at the sign-in', () => {
    it('asks for a code once the password is right, and says nothing of it before', async () => {
      const { code } = await turnedOn();
      await expect(tools.logIn.execute({ ...ann, password: 'wrong' }, home)).rejects.toMatchObject({
        code: 'bad_credentials',
      });
      await expect(tools.logIn.execute({ ...ann, password: 'wrong', code: code() }, home)).rejects.toMatchObject({
        code: 'bad_credentials',
      });
      await expect(logIn()).rejects.toMatchObject({ kind: 'unauthenticated', code: 'totp_required' });
      await expect(logIn(code())).resolves.toMatchObject({ user: { id: userId } });
    });

    it('puts a wrong code on record as one, apart from a wrong password', async () => {
      await turnedOn();
      await logIn('000000').catch(() => undefined);
      await tools.logIn.execute({ ...ann, password: 'wrong' }, home).catch(() => undefined);
      const failed = tools.audit.events.filter(({ action }) => action === 'login.failed');
      expect(failed.map(({ detail }) => detail)).toEqual([
        { user_agent: home.userAgent, wrong: 'code' },
        { user_agent: home.userAgent },
      ]);
    });

    it('takes a code once, in whatever spelling, and none that is older than one it took', async () => {
      const { code } = await turnedOn();
      const spelt = `${code().slice(0, 3)} ${code().slice(3)}`;
      await expect(logIn(spelt)).resolves.toBeDefined();
      await expect(logIn(code())).rejects.toMatchObject({ code: 'totp_invalid' });
      const earlier = code();
      tools.clock.advance(STEP_MS);
      await expect(logIn(code())).resolves.toBeDefined();
      await expect(logIn(earlier)).rejects.toMatchObject({ code: 'totp_invalid' });
    });

    it('does not take the code again that turned it on', async () => {
      const { code } = await turnedOn();
      tools.clock.advance(-STEP_MS);
      await expect(logIn(code())).rejects.toMatchObject({ code: 'totp_invalid' });
    });

    it('admits one of several who come with one code at once', async () => {
      const { code } = await turnedOn();
      const outcomes = await Promise.allSettled([1, 2, 3, 4].map((number) => logIn(code(), abroad(number))));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it.each([
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ])('with the telephone %i steps off: %s', async (steps, isTaken) => {
      const { secret } = await turnedOn();
      tools.clock.advance(10 * STEP_MS);
      const shown = tools.totp.codeAt(secret, new Date(tools.clock.now().getTime() + steps * STEP_MS));
      const outcome = await logIn(shown).then(
        () => true,
        () => false,
      );
      expect(outcome).toBe(isTaken);
    });

    it('takes a recovery code in place of the app, once, and puts it on record', async () => {
      const { recoveryCodes, actor } = await turnedOn();
      const [first = ''] = recoveryCodes;
      await expect(logIn(first.toLowerCase().replaceAll('-', ' '))).resolves.toBeDefined();
      await expect(logIn(first)).rejects.toMatchObject({ code: 'totp_invalid' });
      expect((await tools.read.execute(actor)).recoveryCodesLeft).toBe(9);
      expect(tools.audit.events.filter(({ action }) => action === 'totp.recovery_code_used')).toMatchObject([
        { actorId: userId, detail: { left: 9 } },
      ]);
    });

    it('stops guesses at codes as it does guesses at passwords, from one address and from many', async () => {
      const { code } = await turnedOn();
      const guess = (number: number) =>
        logIn('000000', abroad(number)).catch((error: { kind: string }) => error.kind) as Promise<string>;
      const kinds: string[] = [];
      for (let number = 0; number < 20; number += 1) kinds.push(await guess(number));
      expect(kinds.filter((kind) => kind === 'unauthenticated')).toHaveLength(5);
      expect(kinds.filter((kind) => kind === 'rate_limited')).toHaveLength(15);
      await expect(logIn(code(), abroad(99))).rejects.toMatchObject({ kind: 'rate_limited' });
      await expect(logIn(code())).resolves.toBeDefined();
      expect(tools.audit.events.filter(({ action }) => action === 'login.failed')).toHaveLength(5);
    });

    it('counts codes of an address that was known before it was turned on as those of any other', async () => {
      await signedIn(undefined, abroad(1));
      await signedIn(undefined, abroad(2));
      await signedIn(undefined, abroad(3));
      await turnedOn();
      const kinds: string[] = [];
      for (const number of [1, 2, 3])
        for (let guess = 0; guess < 5; guess += 1)
          kinds.push((await logIn('000000', abroad(number)).catch((error: { kind: string }) => error.kind)) as string);
      expect(kinds.filter((kind) => kind === 'unauthenticated')).toHaveLength(10);
    });

    it('takes no more than forty codes a day, from whatever addresses', async () => {
      await turnedOn();
      let [judged, address] = [0, 0];
      for (let hour = 0; hour < 12; hour += 1) {
        for (let guess = 0; guess < 10; guess += 1) {
          address += 1;
          // A minute later, so that only codes are counted.
          tools.clock.advance(60_000);
          const kind = await logIn('000000', abroad(address)).catch((error: { kind: string }) => error.kind);
          if (kind === 'unauthenticated') judged += 1;
        }
        tools.clock.advance(3600_000);
      }
      expect(judged).toBe(40);
    });

    it('does not count asking for the code as a guess', async () => {
      const { code } = await turnedOn();
      for (let count = 0; count < 12; count += 1) {
        await expect(logIn(undefined, abroad(1))).rejects.toMatchObject({ code: 'totp_required' });
      }
      await expect(logIn(code(), abroad(1))).resolves.toBeDefined();
    });

    it('opens no session by the password alone where it is turned on meanwhile', async () => {
      const check = tools.hasher.verify.bind(tools.hasher);
      const { actor } = await signedIn();
      const { secret } = await tools.start.execute(actor, ann.password);
      tools.hasher.verify = async (hash, password) => {
        const right = await check(hash, password);
        await tools.confirm.execute(actor, tools.totp.codeAt(secret, tools.clock.now()), home);
        return right;
      };
      await expect(logIn()).rejects.toMatchObject({ kind: 'unauthenticated' });
    });

    it('is not skipped by a password reset', async () => {
      const { code } = await turnedOn();
      await tools.forget.execute(ann.email, home);
      const [mail] = (await tools.outbox.list(tools.clock.now(), { limit: 1 })).items;
      const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      await tools.reset.execute({ token, password: 'a new horse' }, home);
      const changed = { ...ann, password: 'a new horse' };
      await expect(tools.logIn.execute(changed, home)).rejects.toMatchObject({ code: 'totp_required' });
      await expect(tools.logIn.execute({ ...changed, code: code() }, home)).resolves.toBeDefined();
    });
  });

  describe('being turned off', () => {
    it('needs password and code, and the next sign-in takes the password alone', async () => {
      const { actor, code } = await turnedOn();
      const off = (password: string, typed: string) => tools.disable.execute(actor, { password, code: typed }, home);
      await expect(off('wrong', code())).rejects.toMatchObject({ code: 'wrong_password' });
      await expect(off(ann.password, '000000')).rejects.toMatchObject({ kind: 'invalid', code: 'totp_invalid' });
      await off(ann.password, code());
      await expect(logIn()).resolves.toBeDefined();
      expect(actions()).toContain('totp.disabled');
    });

    it('takes a few guesses at the code, then none, not even the right one', async () => {
      const { actor, code } = await turnedOn();
      const off = (typed: string) =>
        tools.disable
          .execute(actor, { password: ann.password, code: typed }, home)
          .catch((error: { kind: string }) => error.kind);
      const kinds: unknown[] = [];
      for (let guess = 0; guess < 8; guess += 1) kinds.push(await off('000000'));
      expect(new Set(kinds)).toEqual(new Set(['invalid', 'rate_limited']));
      expect(kinds.filter((kind) => kind === 'invalid').length).toBeLessThanOrEqual(5);
      expect(await off(code())).toBe('rate_limited');
      tools.clock.advance(60_000);
      expect(await off(code())).toBeUndefined();
    });

    it('is protected from guesses by the check of the code alone', async () => {
      const { actor, code } = await turnedOn();
      const kinds: unknown[] = [];
      for (let guess = 0; guess < 6; guess += 1)
        kinds.push(await tools.check.require(actor, '000000', home).catch((error: { kind: string }) => error.kind));
      expect(kinds).toEqual([...Array<string>(5).fill('invalid'), 'rate_limited']);
      await expect(tools.check.require(actor, code(), home)).rejects.toMatchObject({ kind: 'rate_limited' });
    });

    it('has to be on', async () => {
      const { actor } = await signedIn();
      const proof = { password: ann.password, code: '000000' };
      await expect(tools.disable.execute(actor, proof, home)).rejects.toMatchObject({ code: 'totp_off' });
      await expect(tools.makeCodes.execute(actor, proof, home)).rejects.toMatchObject({ code: 'totp_off' });
    });

    it.each([
      ['required', 'admin', false],
      ['required', 'user', true],
      ['optional', 'admin', true],
    ] as const)('where it is %s, to %s: %s', async (policy, role, isAllowed) => {
      await open(policy, role);
      const { actor, code } = await turnedOn();
      const outcome = await tools.disable.execute(actor, { password: ann.password, code: code() }, home).then(
        () => 'off',
        (error: { code: string }) => error.code,
      );
      expect(outcome).toBe(isAllowed ? 'off' : 'totp_mandatory');
      expect((await tools.read.execute(actor)).isRequired).toBe(!isAllowed);
    });
  });

  it('hashes a recovery code with its account', () => {
    const codes = new RecoveryCodes(new CountingTokens());
    const { codes: shown, hashes } = codes.make('ann');
    const typed = typedCode(shown[0] ?? '').code;
    expect([codes.hash('ann', typed), codes.hash('bob', typed) === hashes[0]]).toEqual([hashes[0], false]);
  });

  it('replaces recovery codes by password and code, and invalidates the old ones', async () => {
    const { actor, code, recoveryCodes } = await turnedOn();
    const refused = (proof: { readonly password: string; readonly code: string }) =>
      tools.makeCodes.execute(actor, proof, home).catch((error: unknown) => error);
    expect(await refused({ password: 'wrong', code: code() })).toMatchObject({ faults: [{ path: 'password' }] });
    expect(await refused({ password: ann.password, code: '000000' })).toMatchObject({ faults: [{ path: 'code' }] });
    const made = await tools.makeCodes.execute(actor, { password: ann.password, code: code() }, home);
    expect(made).toHaveLength(10);
    await expect(logIn(recoveryCodes[1])).rejects.toMatchObject({ code: 'totp_invalid' });
    await expect(logIn(made[1])).resolves.toBeDefined();
    expect(actions()).toContain('totp.recovery_codes_made');
  });
});
