import { tidy } from '../text/tidy.js';
import { decodeEntities } from './decodeEntities.js';

/** Plain text of an HTML fragment: scripts and styles gone, tags as spaces, entities as characters. */
export function stripHtml(html: string): string {
  // Twice, because "&lt;b&gt;" turns into a tag when it is decoded.
  return tidy(withoutTags(decodeEntities(withoutTags(html))));
}

const withoutTags = (html: string): string =>
  html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, ' ');
