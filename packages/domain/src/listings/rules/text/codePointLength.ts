/** The length of a text as Amazon and Shopify count it: Unicode code points, so an emoji is one. */
export function codePointLength(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length - 1; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0xd800 || code > 0xdbff) continue;
    const next = text.charCodeAt(at + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      count -= 1;
      at += 1;
    }
  }
  return count;
}
