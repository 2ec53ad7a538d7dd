import { describe, expect, it } from '@jest/globals';
import {
  CountingIds,
  CountingTokens,
  FixedClock,
  InMemoryApiKeys,
  InMemoryAuditLog,
  InMemorySessions,
  InMemoryUsers,
  PlainHasher,
} from '../../../testing/index.js';
import type { SessionActor } from '../../shared/index.js';
import {
  Authenticate,
  EndOtherSessions,
  EndSession,
  EnsureAdministrator,
  ListSessions,
  LogOut,
  RefreshSession,
  SessionOpener,
} from '../index.js';

const DAY_MS = 86_400_000;
const HOME = { address: '192.0.2.1', userAgent: 'browser', requestId: 'request-1' };
const ALL = { limit: 10 };

async function setUp() {
  const [clock, ids, tokens, users] = [new FixedClock(), new CountingIds(), new CountingTokens(), new InMemoryUsers()];
  const [sessions, audit] = [new InMemorySessions(users), new InMemoryAuditLog(ids, clock)];
  const authenticate = new Authenticate(sessions, new InMemoryApiKeys(users), tokens, clock);
  const opener = new SessionOpener(sessions, tokens, ids, clock);
  const account = async (email: string) => {
    await new EnsureAdministrator(users, new PlainHasher(), ids, clock).execute(email, 'a long password');
    const user = users.all().find(({ user: one }) => one.email === email)?.user;
    if (user === undefined) throw new Error(`There is no account ${email}.`);
    return user;
  };
  const ann = await account('ann@example.com');
  const open = async (user = ann, origin = HOME) => {
    const session = await opener.open(user, origin);
    const actor = (await authenticate.execute(session.token)) as SessionActor;
    return { ...session, actor };
  };
  return {
    clock,
    users,
    audit,
    ann,
    open,
    authenticate,
    list: new ListSessions(sessions, clock),
    end: new EndSession(sessions, audit, clock),
    endOthers: new EndOtherSessions(sessions, audit, clock),
    logOut: new LogOut(sessions, tokens, audit, clock),
    refresh: new RefreshSession(sessions, tokens, clock),
  };
}

describe('the sessions of an account', () => {
  it('are listed newest first, with where they were opened and when they end', async () => {
    const { open, list, clock } = await setUp();
    await open();
    clock.advance(1000);
    const { actor } = await open(undefined, { ...HOME, address: '198.51.100.7', userAgent: 'phone' });
    const { items, total } = await list.execute(actor, ALL);
    expect(total).toBe(2);
    expect(items.map(({ address, userAgent }) => [address, userAgent])).toEqual([
      ['198.51.100.7', 'phone'],
      ['192.0.2.1', 'browser'],
    ]);
    expect(items[0]).toMatchObject({ id: actor.sessionId, createdAt: clock.now() });
    expect(items[0]?.expiresAt).toEqual(new Date(clock.now().getTime() + 30 * DAY_MS));
  });

  it('end after 30 days without use', async () => {
    const { open, refresh, list, clock } = await setUp();
    const [used, unused] = [await open(), await open()];
    clock.advance(29 * DAY_MS);
    const { refreshToken } = await refresh.execute(used.refreshToken);
    clock.advance(DAY_MS);
    await expect(refresh.execute(unused.refreshToken)).rejects.toMatchObject({ code: 'signed_out' });
    expect((await list.execute(used.actor, ALL)).items.map(({ id }) => id)).toEqual([used.actor.sessionId]);
    await expect(refresh.execute(refreshToken)).resolves.toMatchObject({ user: { email: 'ann@example.com' } });
  });

  it('go on under their own id and account when their token is renewed', async () => {
    const { open, refresh, authenticate } = await setUp();
    const [used, other] = [await open(), await open()];
    const { token } = await refresh.execute(used.refreshToken);
    expect(await authenticate.execute(token)).toEqual(used.actor);
    expect(used.actor.sessionId).not.toBe(other.actor.sessionId);
  });

  it('can be ended one by one, at once and on record', async () => {
    const { open, end, authenticate, audit } = await setUp();
    const [here, there] = [await open(), await open()];
    await end.execute(here.actor, there.actor.sessionId, HOME);
    await expect(authenticate.execute(there.token)).rejects.toMatchObject({ code: 'signed_out' });
    await expect(authenticate.execute(here.token)).resolves.toBeDefined();
    expect(audit.events).toMatchObject([
      { action: 'session.ended', actorId: here.actor.userId, subjectId: there.actor.sessionId, address: HOME.address },
    ]);
    await expect(end.execute(here.actor, there.actor.sessionId, HOME)).rejects.toMatchObject({
      kind: 'not_found',
      code: 'session_not_found',
    });
    expect(audit.events).toHaveLength(1);
  });

  it('can all be ended but the current one, and it is on record how many', async () => {
    const { open, endOthers, authenticate, audit } = await setUp();
    const [here, one, two] = [await open(), await open(), await open()];
    expect(await endOthers.execute(here.actor, HOME)).toBe(2);
    await expect(authenticate.execute(here.token)).resolves.toBeDefined();
    for (const { token } of [one, two])
      await expect(authenticate.execute(token)).rejects.toMatchObject({ code: 'signed_out' });
    expect(audit.events).toMatchObject([{ action: 'session.ended', detail: { ended: 2 } }]);
  });
});

describe('a request', () => {
  it.each([
    [undefined, 'not_signed_in'],
    ['nonsense', 'signed_out'],
    ['lw_nonsense', 'bad_api_key'],
  ])('with the token %j is refused as %s', async (token, code) => {
    const { authenticate } = await setUp();
    await expect(authenticate.execute(token)).rejects.toMatchObject({ kind: 'unauthenticated', code });
  });

  it.each([undefined, '', 'nonsense'])('is not renewed by the refresh token %j', async (token) => {
    const { refresh } = await setUp();
    await expect(refresh.execute(token)).rejects.toMatchObject({ kind: 'unauthenticated', code: 'signed_out' });
  });

  it('has the rights that the account has now, not those it had at the login', async () => {
    const { open, authenticate, users, ann } = await setUp();
    const { token } = await open();
    expect(await authenticate.execute(token)).toMatchObject({ role: 'admin' });
    users.change(ann.id, { role: 'user' });
    expect(await authenticate.execute(token)).toMatchObject({ role: 'user' });
    users.change(ann.id, { isSuspended: true });
    await expect(authenticate.execute(token)).rejects.toMatchObject({ code: 'signed_out' });
  });
});

describe('a logout', () => {
  it('ends the session by either token, and is on record once', async () => {
    const { open, logOut, authenticate, audit } = await setUp();
    const [one, two] = [await open(), await open()];
    await logOut.execute({ token: one.token, refreshToken: one.refreshToken }, HOME);
    await logOut.execute({ refreshToken: two.refreshToken }, HOME);
    for (const { token } of [one, two])
      await expect(authenticate.execute(token)).rejects.toMatchObject({ code: 'signed_out' });
    const record = { action: 'logout', actorId: one.actor.userId, address: HOME.address };
    expect(audit.events).toMatchObject([record, record]);
  });

  it.each([{}, { token: 'nonsense' }, { refreshToken: '' }, { refreshToken: 'nonsense' }])(
    'with %j is no error, and nothing is recorded',
    async (tokens) => {
      const { logOut, audit } = await setUp();
      await logOut.execute(tokens, HOME);
      expect(audit.events).toEqual([]);
    },
  );

  it('of an ended session is no error, and nothing more is recorded', async () => {
    const { open, logOut, audit } = await setUp();
    const { token } = await open();
    await logOut.execute({ token }, HOME);
    await logOut.execute({ token }, HOME);
    expect(audit.events).toHaveLength(1);
  });
});
