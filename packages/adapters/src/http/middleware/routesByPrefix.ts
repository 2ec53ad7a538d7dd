import Router from '@koa/router';
import type { Middleware } from 'koa';
import type { RequestState } from '../HttpContext.js';

/**
 * The routes of a router, found by the first two parts of the path: the router itself tries all of its routes one after the other,
 * with every request.
 */
export function routesByPrefix(router: Router<RequestState>): Middleware<RequestState> {
  const groups = new Map<string, Router<RequestState>>();
  for (const layer of router.stack) {
    const prefix = prefixOf(String(layer.path));
    const group = groups.get(prefix) ?? new Router<RequestState>({ strict: false });
    group.stack.push(layer);
    groups.set(prefix, group);
  }
  const handlers = new Map([...groups].map(([prefix, group]) => [prefix, group.routes()] as const));
  return (context, next) => handlers.get(prefixOf(context.path))?.(context as never, next) ?? next();
}

/** `/api/listings` of `/API/listings/1`: paths are matched in any case, with or without a slash at their end. */
function prefixOf(path: string): string {
  return path.split('/', 3).join('/').toLowerCase().replace(/\/$/u, '');
}
