const ALLOWED = /^(?:p|ul|ol|li|strong|em|b|i|h2|h3|h4|br)$/;
/** Elements that go with all they hold. */
const WITH_CONTENT = /<(script|style|iframe|object|embed|svg|noscript|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;

/**
 * HTML reduced to p, ul, ol, li, strong, em, b, i, h2, h3, h4 and br without attributes; other tags go, their text
 * stays, active elements go whole. Made for tidying a description, not as the only guard of a page that shows it.
 */
export function sanitiseHtml(html: string): string {
  let clean = html;
  // What one pass joins together may be a tag again ("<scr<b>ipt>"), so the passes go on until nothing changes.
  for (let previous = ''; previous !== clean;) {
    previous = clean;
    clean = clean
      .replace(WITH_CONTENT, '')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<(\/?)([a-z!][a-z0-9]*)[^>]*(?:>|$)/gi, (_, slash: string, name: string) => {
        const tag = name.toLowerCase();
        return ALLOWED.test(tag) ? `<${slash}${tag}>` : '';
      })
      .replace(/(?:java|vb)script\s*:/gi, '');
  }
  return clean.trim();
}
