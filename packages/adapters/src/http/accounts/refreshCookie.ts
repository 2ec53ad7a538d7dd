import type { Actor } from '@listwright/application/shared';
import type { CallContext } from '../HttpContext.js';

/** The name of the cookie that holds a browser's refresh token. */
const REFRESH_COOKIE = 'listwright_refresh';

const PATH = '/api/auth';
const DAY_SECONDS = 86_400;

type Cookies = Pick<CallContext<Actor | undefined>, 'cookies'>;

export function refreshOf({ cookies }: Cookies): string | undefined {
  return cookies.get(REFRESH_COOKIE);
}

export function keepRefresh({ cookies }: Cookies, token: string, days: number): void {
  cookies.set(REFRESH_COOKIE, token, { path: PATH, maxAgeSeconds: days * DAY_SECONDS });
}

export function forgetRefresh({ cookies }: Cookies): void {
  cookies.set(REFRESH_COOKIE, null, { path: PATH, maxAgeSeconds: 0 });
}
