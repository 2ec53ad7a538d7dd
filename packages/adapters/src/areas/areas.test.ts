import { describe, expect, it } from '@jest/globals';
import { aPlatform } from '../../testing/aPlatform.js';
import type { Area } from '../composition/Area.js';
import { createContainer } from '../composition/createContainer.js';
import { keys } from '../composition/keys.js';
import { Database } from '../postgres/Database.js';
import { areas } from './areas.js';

// Nothing connects before the first query, so the wiring of a process is tested without a server.
const database = new Database({ url: 'postgres://nobody@127.0.0.1:1/none', onIdleError: () => undefined });
const parts = () => createContainer(aPlatform(database, { SMTP_URL: 'smtp://127.0.0.1:1' }));

describe.each(Object.entries<Area>(areas))('the area %s', (_name, { routes = [], chores = [], accountData = [] }) => {
  it('has all that its parts ask for', async () => {
    const { get } = await parts();
    expect(routes.map((route) => typeof route(get))).toEqual(routes.map(() => 'function'));
    expect(chores.map(({ prepare }) => typeof prepare(get))).toEqual(chores.map(() => 'function'));
    expect(accountData.map((token) => typeof get(token).erase)).toEqual(accountData.map(() => 'function'));
  });
});

describe('the areas', () => {
  it('make an app together', async () => {
    const { get } = await parts();
    expect(get(keys.App).callback()).toBeInstanceOf(Function);
  });

  it('take the longest life of a session from the operator', async () => {
    const { get } = await createContainer(aPlatform(database, { SESSION_DAYS: '7' }));
    expect(get(keys.LongestSessionDays)).toBe(7);
  });
});
