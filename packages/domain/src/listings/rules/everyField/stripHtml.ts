import { tidy } from '../text/tidy.js';
import { walkTags } from '../text/walkTags.js';
import { decodeEntities } from './decodeEntities.js';

/** How often a text may have been encoded; what is encoded more often is not text. */
const MOST_LAYERS = 4;

/** Plain text of an HTML fragment: scripts and styles removed, tags as spaces, entities as characters. */
export function stripHtml(html: string): string {
  let plain = withoutTags(html);
  // Again after decoding, because "&lt;b&gt;" turns into a tag.
  for (let layer = 0; layer < MOST_LAYERS && plain.includes('&'); layer += 1) {
    const decoded = withoutTags(decodeEntities(plain));
    if (decoded === plain) return tidy(plain);
    plain = decoded;
  }
  return tidy(plain.includes('&') ? plain.replace(/&(?:[a-z]{2,8}|#\d{1,7});/gi, ' ') : plain);
}

const withoutTags = (html: string): string => walkTags(html, () => ' ');
