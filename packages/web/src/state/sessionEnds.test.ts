import { describe, expect, it } from '@jest/globals';
import { answers, type Answer } from '../testing/answers';
import { aUser } from '../testing/aUser';
import { FakeServer } from '../testing/FakeServer';
import { MemoryStorage } from '../testing/MemoryStorage';
import { usageAnswer } from '../testing/usageAnswer';
import { createRootStore } from './createRootStore';
import { SESSION_KEY } from './SessionStore';

const EMPTY = { user: null, token: null, isAuthenticated: false };

/** A browser with a session whose token the server no longer takes. */
function withStaleToken(server: FakeServer) {
  const storage = new MemoryStorage();
  storage.setItem(SESSION_KEY, JSON.stringify({ user: aUser(), token: 'old', isAuthenticated: true }));
  server.on('GET /api/usage/', ({ headers }) =>
    headers.authorization === 'Bearer new'
      ? answers.ok(usageAnswer())
      : answers.problem(401, 'signed_out', 'Log in again.'),
  );
  return { storage, root: createRootStore(server.transport, storage) };
}

describe('a session', () => {
  it.each([
    ['logged out of', (session: { logout: () => Promise<void> }) => session.logout()],
    ['whose account was deleted', (session: { forget: () => void }) => session.forget()],
  ])('%s is not opened again by a refresh that was under way', async (_name, leave) => {
    let answer = (_response: Answer) => {};
    const server = new FakeServer()
      .on('POST /api/auth/logout', answers.ok({}))
      .on('POST /api/auth/refresh', () => new Promise<Answer>((resolve) => (answer = resolve)));
    const { root, storage } = withStaleToken(server);
    const refreshed = root.session.refresh();
    await Promise.resolve();
    await leave(root.session);
    answer(answers.ok({ token: 'new', user: aUser() }));
    expect(await refreshed).toBe(false);
    expect(root.session).toMatchObject(EMPTY);
    expect(JSON.parse(storage.getItem(SESSION_KEY) ?? '')).toEqual(EMPTY);
  });

  it('stays while the server cannot be reached for a refresh, and is refreshed by the next call', async () => {
    let isOnline = false;
    const server = new FakeServer().on('POST /api/auth/refresh', () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return answers.ok({ token: 'new', user: aUser() });
    });
    const { root, storage } = withStaleToken(server);
    await expect(root.client.billing.usage()).rejects.toThrow();
    expect(root.session).toMatchObject({ isAuthenticated: true, hasEnded: false, token: 'old' });
    expect(JSON.parse(storage.getItem(SESSION_KEY) ?? '')).toMatchObject({ token: 'old', isAuthenticated: true });
    isOnline = true;
    await expect(root.client.billing.usage()).resolves.toBeDefined();
    expect(root.session).toMatchObject({ isAuthenticated: true, token: 'new' });
  });

  it.each([500, 503])('stays where the refresh is answered with %i', async (status) => {
    const server = new FakeServer().on('POST /api/auth/refresh', answers.problem(status, 'unavailable', 'Later.'));
    const { root } = withStaleToken(server);
    await expect(root.client.billing.usage()).rejects.toThrow();
    expect(root.session).toMatchObject({ isAuthenticated: true, hasEnded: false });
  });
});
