/** What the standard fonts of PDF can write (Windows-1252); the rest becomes a question mark. */
export function printable(text: string): string {
  return text.replace(/[^\t\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu, '?');
}
