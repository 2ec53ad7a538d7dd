/** A tag in a text: `name` in lower case, `!` for a comment or a declaration. */
export interface Tag {
  readonly name: string;
  readonly closing: boolean;
}

/** Elements whose content is no text. */
const WITH_CONTENT: ReadonlySet<string> = new Set([
  ...['script', 'style', 'iframe', 'object', 'embed', 'svg', 'noscript', 'template'],
]);

/**
 * The text with each tag replaced by what `replace` makes of it; script, style and the like go with what they hold. A
 * tag that is never closed reaches to the end. One pass, so that unclosed tags cost no more than others; a `<` that the
 * removal would join to a name is parted from it, so that no new tag comes about.
 */
export function walkTags(html: string, replace: (tag: Tag) => string): string {
  let at = html.indexOf('<');
  if (at === -1) return html;
  let lower: string | undefined;
  const parts: string[] = [];
  let tail = '';
  const add = (part: string): void => {
    if (part === '') return;
    // Parted, or "<<x>script>" without its inner tag would be one.
    if (tail.endsWith('<') ? isNameStart(part.charCodeAt(0)) || part.startsWith('/') : tail.endsWith('</')) {
      parts.push(' ');
    }
    parts.push(part);
    tail = part.length > 1 ? part.slice(-2) : tail.slice(-1) + part;
  };
  let from = 0;
  for (; at !== -1; at = html.indexOf('<', at)) {
    const closing = html.charCodeAt(at + 1) === 47;
    const nameStart = at + (closing ? 2 : 1);
    if (!isNameStart(html.charCodeAt(nameStart))) {
      at += 1;
      continue;
    }
    add(html.slice(from, at));
    const name = nameAt(html, nameStart);
    let end: number;
    if (html.startsWith('<!--', at)) end = after(html.indexOf('-->', at + 4), 3, html);
    else end = after(html.indexOf('>', nameStart), 1, html);
    if (!closing && WITH_CONTENT.has(name)) {
      lower ??= html.toLowerCase();
      const close = lower.indexOf(`</${name}`, end);
      end = close === -1 ? html.length : after(html.indexOf('>', close), 1, html);
    }
    add(replace({ name, closing }));
    from = end;
    at = end;
  }
  add(html.slice(from));
  return parts.join('');
}

const after = (found: number, length: number, html: string): number => (found === -1 ? html.length : found + length);

/** A letter, or the `!` of a comment. */
const isNameStart = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 33;

function nameAt(html: string, start: number): string {
  let end = start + 1;
  while (end < html.length && end - start < 20 && /[a-z0-9]/i.test(html.charAt(end))) end += 1;
  return html.slice(start, end).toLowerCase();
}
