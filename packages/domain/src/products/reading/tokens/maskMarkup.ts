const TAG = /<\/?([a-z][a-z\d]*)\b[^<>]*>/giu;
const INLINE = /^(?:strong|em|b|i|span|a|u|small|sub|sup)$/iu;

/** Scripts and styles are no text at all. */
const SCRIPT = /<(script|style)\b[^>]{0,500}>[\s\S]{0,5000}?(?:<\/\1>|$)/giu;

/** HTML with its tags blanked at their places: inline ones by spaces, others by line ends, so that offsets stay. */
export function maskMarkup(html: string): string {
  if (!html.includes('<')) return html;
  return html
    .replace(SCRIPT, (block) => `\n${' '.repeat(block.length - 1)}`)
    .replace(TAG, (tag, name: string) =>
      INLINE.test(name) ? ' '.repeat(tag.length) : `\n${' '.repeat(tag.length - 1)}`,
    )
    .replaceAll(
      /&(?:amp|nbsp|quot|lt|gt|#39);/gu,
      (entity) =>
        ` ${'&'.repeat(entity === '&amp;' ? 1 : 0)}${' '.repeat(entity.length - 1 - (entity === '&amp;' ? 1 : 0))}`,
    );
}
