import { describe, expect, it } from '@jest/globals';
import { answers } from '../testing/answers';
import { aUser } from '../testing/aUser';
import { FakeServer } from '../testing/FakeServer';
import { MemoryStorage } from '../testing/MemoryStorage';
import { usageAnswer } from '../testing/usageAnswer';
import { createRootStore } from './createRootStore';
import { SESSION_KEY } from './SessionStore';

const stored = (token = 'old') => JSON.stringify({ user: aUser(), token, isAuthenticated: true });

function signedIn(server: FakeServer) {
  const storage = new MemoryStorage();
  storage.setItem(SESSION_KEY, stored());
  return { storage, root: createRootStore(server.transport, storage) };
}

/** Accepts only the token `new`. */
const guarded = (data: unknown) => (request: { headers: Readonly<Record<string, string>> }) =>
  request.headers.authorization === 'Bearer new'
    ? answers.ok(data)
    : answers.problem(401, 'signed_out', 'Log in again.');

describe('SessionStore', () => {
  it('keeps exactly user, token and isAuthenticated under auth-storage, and sends trimmed credentials', async () => {
    const server = new FakeServer().on('POST /api/auth/login', answers.ok({ token: 'new', user: aUser() }));
    const storage = new MemoryStorage();
    const { session } = createRootStore(server.transport, storage);
    await session.login(' maya@himal.example ', ' password1 ');
    expect(JSON.parse(storage.getItem('auth-storage') ?? '')).toEqual({
      user: aUser(),
      token: 'new',
      isAuthenticated: true,
    });
    expect(JSON.parse(String(server.requests[0]?.body))).toEqual({
      email: 'maya@himal.example',
      password: 'password1',
    });
    expect(session.isLoading).toBe(false);
  });

  it('is not loading after a failed login', async () => {
    const server = new FakeServer().on('POST /api/auth/login', answers.problem(401, 'bad_credentials', 'Wrong.'));
    const { session } = createRootStore(server.transport, new MemoryStorage());
    await expect(session.login('a@b.co', 'password1')).rejects.toThrow('Wrong.');
    expect(session).toMatchObject({ isLoading: false, isAuthenticated: false });
  });

  it('registers without logging in', async () => {
    const server = new FakeServer().on('POST /api/auth/register', answers.ok({ token: 'new', user: aUser() }));
    const { session } = createRootStore(server.transport, new MemoryStorage());
    await session.register({ email: ' a@b.co ', password: 'password1 ', full_name: ' A ' });
    expect(session.isAuthenticated).toBe(false);
    expect(JSON.parse(String(server.requests[0]?.body))).toEqual({
      email: 'a@b.co',
      password: 'password1',
      full_name: 'A',
    });
  });

  it('answers a 401 with one silent refresh for concurrent calls, and retries each', async () => {
    const server = new FakeServer()
      .on('GET /api/usage/', guarded(usageAnswer()))
      .on('POST /api/auth/refresh', answers.ok({ token: 'new', user: aUser() }));
    const { root } = signedIn(server);
    await Promise.all([root.client.billing.usage(), root.client.billing.usage(), root.client.billing.usage()]);
    expect(server.calls.filter((call) => call === 'POST /api/auth/refresh')).toHaveLength(1);
    expect(root.session).toMatchObject({ token: 'new', isAuthenticated: true });
  });

  it('ends the session if the refresh is rejected', async () => {
    const server = new FakeServer()
      .on('GET /api/usage/', guarded(usageAnswer()))
      .on('POST /api/auth/refresh', answers.problem(401, 'signed_out', 'Log in again.'));
    const { root, storage } = signedIn(server);
    await expect(root.client.billing.usage()).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(root.session).toMatchObject({ isAuthenticated: false, hasEnded: true, token: null });
    expect(JSON.parse(storage.getItem(SESSION_KEY) ?? '')).toEqual({ user: null, token: null, isAuthenticated: false });
  });

  it('takes over the token that another tab has refreshed', async () => {
    const server = new FakeServer().on('GET /api/usage/', guarded(usageAnswer()));
    const { root, storage } = signedIn(server);
    storage.setItem(SESSION_KEY, stored('new'));
    await root.client.billing.usage();
    expect(server.calls).not.toContain('POST /api/auth/refresh');
  });

  it('reloads the account without ending the session for other calls', async () => {
    const server = new FakeServer().on('GET /api/auth/me', answers.problem(401, 'signed_out', 'Log in again.'));
    const { root } = signedIn(server.on('POST /api/auth/refresh', answers.problem(401, 'signed_out', 'Log in again.')));
    await expect(root.client.accounts.me()).rejects.toMatchObject({ status: 401 });
    expect(server.calls).toEqual(['GET /api/auth/me', 'POST /api/auth/refresh']);
    expect(root.session.isAuthenticated).toBe(true);
  });

  it('does not refresh for a rejected login', async () => {
    const server = new FakeServer().on('POST /api/auth/login', answers.problem(401, 'bad_credentials', 'No.'));
    const { root } = signedIn(server);
    const body = { email: 'maya@himal.example', password: 'password1' };
    await expect(root.client.accounts.login({ body })).rejects.toMatchObject({ status: 401 });
    expect(server.calls).toEqual(['POST /api/auth/login']);
  });

  it('admits administrators only through the admin login', async () => {
    const server = new FakeServer()
      .on('POST /api/auth/login', answers.ok({ token: 'theirs', user: aUser() }))
      .on('POST /api/auth/logout', answers.ok({}));
    const root = createRootStore(server.transport, new MemoryStorage());
    expect(await root.session.loginAdmin('maya@himal.example', 'password1')).toBeNull();
    expect(root.session.isAuthenticated).toBe(false);
    expect(server.requests.at(-1)).toMatchObject({
      url: '/api/auth/logout',
      headers: { authorization: 'Bearer theirs' },
    });
    server.on('POST /api/auth/login', answers.ok({ token: 'mine', user: aUser({ role: 'admin' }) }));
    expect((await root.session.loginAdmin(' admin@example.com ', 'password1'))?.role).toBe('admin');
    expect(root.session.token).toBe('mine');
  });

  it('refreshes an expiring token before it is used', async () => {
    const server = new FakeServer()
      .on('GET /api/usage/', guarded(usageAnswer()))
      .on('POST /api/auth/refresh', answers.ok({ token: 'new', user: aUser() }));
    const storage = new MemoryStorage();
    const payload = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 1 }));
    storage.setItem(SESSION_KEY, stored(`head.${payload}.sign`));
    const root = createRootStore(server.transport, storage);
    await root.client.billing.usage();
    expect(server.calls).toEqual(['POST /api/auth/refresh', 'GET /api/usage/']);
  });

  it('logs out at once and notifies the server with the old token', async () => {
    const server = new FakeServer().on('POST /api/auth/logout', answers.ok({}));
    const { root } = signedIn(server);
    const leaving = root.session.logout();
    expect(root.session).toMatchObject({ isAuthenticated: false, hasLeft: true, hasEnded: false });
    await leaving;
    expect(server.requests[0]?.headers.authorization).toBe('Bearer old');
  });

  it('stays logged out where a call is answered after the logout, though the cookie is still there', async () => {
    const server = new FakeServer()
      .on('POST /api/auth/logout', () => new Promise(() => undefined))
      .on('GET /api/usage/', guarded(usageAnswer()))
      .on('POST /api/auth/refresh', answers.ok({ token: 'new', user: aUser() }));
    const { root } = signedIn(server);
    const before = root.client.billing.usage();
    void root.session.logout();
    const after = root.client.billing.usage();
    await expect(before).rejects.toMatchObject({ status: 401 });
    await expect(after).rejects.toMatchObject({ status: 401 });
    expect(server.calls).not.toContain('POST /api/auth/refresh');
    expect(root.session).toMatchObject({ isAuthenticated: false, hasLeft: true, hasEnded: false });
  });

  it('gives up a refresh that waits for its turn as the person logs out', async () => {
    const server = new FakeServer()
      .on('POST /api/auth/logout', answers.ok({}))
      .on('POST /api/auth/refresh', answers.ok({ token: 'new', user: aUser() }));
    const { root } = signedIn(server);
    let take = (): void => undefined;
    const turn = new Promise<void>((resolve) => (take = resolve));
    const locks = { request: (_: string, act: () => unknown) => turn.then(act) };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    try {
      const refreshing = root.session.refresh();
      await root.session.logout();
      take();
      expect(await refreshing).toBe(false);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
    expect(server.calls).not.toContain('POST /api/auth/refresh');
    expect(root.session.isAuthenticated).toBe(false);
  });

  it.each(['', 'nonsense', '{"token":3}', '{"user":null,"token":"x","isAuthenticated":true}'])(
    'starts logged out from %j',
    (text) => {
      const storage = new MemoryStorage();
      storage.setItem(SESSION_KEY, text);
      expect(createRootStore(new FakeServer().transport, storage).session.isAuthenticated).toBe(false);
    },
  );
});
