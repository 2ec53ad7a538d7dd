import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@listwright/application/contract/schemas';
import Router from '@koa/router';
import Koa from 'koa';
import type { RequestState } from '../HttpContext.js';
import { routesByPrefix } from './routesByPrefix.js';

describe('routesByPrefix', () => {
  let server: Server;
  let url: string;

  beforeEach(async () => {
    const router = new Router<RequestState>({ strict: false });
    const answer = (path: string) =>
      router.get(path, (context) => {
        context.body = `${path} ${JSON.stringify(context.params)}`;
      });
    for (const path of ['/metrics', '/api/listings', '/api/listings/:id', '/api/products/:id']) answer(path);
    const app = new Koa<RequestState>();
    // The published types of the router are not assignable to themselves under exactOptionalPropertyTypes.
    app.use(routesByPrefix(router as unknown as Parameters<typeof routesByPrefix>[0]));
    app.use((context) => {
      context.body = 'none';
    });
    server = createServer(app.callback());
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.close();
  });

  it.each([
    ['/metrics', '/metrics {}'],
    ['/metrics/', '/metrics {}'],
    ['/api/listings/', '/api/listings {}'],
    ['/API/Listings/A1?x=/', '/api/listings/:id {"id":"A1"}'],
    ['/api/products/7', '/api/products/:id {"id":"7"}'],
    ['/api/products', 'none'],
    ['/api/products/7/8', 'none'],
    ['/api', 'none'],
    ['/', 'none'],
  ])('answers %s', async (path, expected) => {
    expect(await (await fetch(url + path)).text()).toBe(expected);
  });

  it('needs the first two parts of every path to be fixed', () => {
    const paths = Object.values(api).flatMap((contract) => Object.values(contract).map(({ path }) => path));
    expect(paths.filter((path) => path.split('/', 3).join('/').includes('{'))).toEqual([]);
  });
});
