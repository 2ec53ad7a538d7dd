/**
 * Whether `If-None-Match` names the tag, by the weak comparison of RFC 9110, 8.8.3.2. Koa's `fresh` does not do: with
 * `Cache-Control: no-cache`, which `fetch` of Node adds by itself, it takes every reply for stale.
 */
export function matchesTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  return [...header.matchAll(/(?:W\/)?("[^"]*")/gu)].some(([, quoted]) => quoted === tag.replace(/^W\//u, ''));
}
