import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { Area } from '../composition/Area.js';
import { createContainer } from '../composition/createContainer.js';
import { keys } from '../composition/keys.js';
import { loadConfig } from '../config/index.js';
import { Database } from '../postgres/Database.js';
import { areas } from './areas.js';

// Nothing connects before the first query, so that the wiring of a whole process is tested without a server.
const database = new Database({ url: 'postgres://nobody@127.0.0.1:1/none', onIdleError: () => undefined });
const platform = {
  ...{ config: loadConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }), database, log: pino({ level: 'silent' }) },
  ...{ version: '0', secret: 'x'.repeat(32) },
};

describe.each(Object.entries<Area>(areas))('the area %s', (_name, { routes = [], chores = [] }) => {
  it('has all that its routes and chores ask for', async () => {
    const { get } = await createContainer(platform);
    expect(routes.map((route) => typeof route(get))).toEqual(routes.map(() => 'function'));
    expect(chores.map(({ prepare }) => typeof prepare(get))).toEqual(chores.map(() => 'function'));
  });
});

describe('the areas', () => {
  it('make an app together', async () => {
    const { get } = await createContainer(platform);
    expect(get(keys.App).callback()).toBeInstanceOf(Function);
  });
});
