import { walkTags } from '../text/walkTags.js';

const ALLOWED = /^(?:p|ul|ol|li|strong|em|b|i|h2|h3|h4|br)$/;

/**
 * HTML reduced to p, ul, ol, li, strong, em, b, i, h2, h3, h4 and br without attributes; other tags are removed and
 * their text stays, active elements are removed with their content. Made for tidying a description, not as the only
 * guard of a page that shows it.
 */
export function sanitiseHtml(html: string): string {
  return walkTags(html, ({ name, closing }) => (ALLOWED.test(name) ? `<${closing ? '/' : ''}${name}>` : ''))
    .replace(/(?:java|vb)script\s*:(?=\S)/gi, ' ')
    .trim();
}
