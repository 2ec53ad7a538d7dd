import compress from 'koa-compress';
import type { Middleware } from 'koa';

/** A smaller reply costs more to compress than it saves. */
const SMALLEST_BYTES = 1024;
/** These hold tokens next to the caller's own input: the length of a compressed reply would leak them (BREACH, CVE-2013-3587). */
const WITH_SECRETS = /^\/api\/(?:auth|api-keys)\b/iu;

/** Compresses JSON replies for callers that accept it. Files, pages and event streams do it themselves. */
export function compressedJson(): Middleware {
  const compressed = compress({
    threshold: SMALLEST_BYTES,
    filter: (type) => /^application\/(?:problem\+)?json\b/u.test(type),
    encodingPreference: ['br', 'gzip'],
  });
  return (context, next) => (WITH_SECRETS.test(context.path) ? next() : compressed(context, next));
}
