import { isUtf8 } from 'node:buffer';
import type { SiteAnswer } from './GuardedClient.js';

const REDIRECTS = [301, 302, 303, 307, 308];

/** Where an answer redirects to, as the site wrote it: absolute, or from its own address on; undefined for any other answer. */
export function redirectOf({ status, header }: SiteAnswer): string | undefined {
  const location = header('location');
  if (!REDIRECTS.includes(status) || location === '') return undefined;
  // Headers are read byte by byte, and careless servers write UTF-8 into them.
  const bytes = Buffer.from(location, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : location;
}
