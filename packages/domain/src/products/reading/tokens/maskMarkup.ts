const TAG = /<\/?([a-z][a-z\d]*)\b[^<>]*>/giu;
const INLINE = /^(?:strong|em|b|i|span|a|u|small|sub|sup)$/iu;

/** Scripts and styles are no text at all. */
const SCRIPT = /<(script|style)\b[^>]{0,500}>[\s\S]{0,5000}?(?:<\/\1>|$)/giu;

/** "**Size:** M", "__Care__", "## What it is": emphasis and headings as editors of text write them. */
const EMPHASIS = /(?<![\p{L}\d*_])(\*\*|__|\*)(?=[^\s*_])([^\n*]{0,300}?[^\s*_])\1(?![\p{L}\d*_])/gu;
const HEADING = /^([ \t]*)(#{1,6})(?=[ \t]+\S)/gmu;

const withoutEmphasis = (text: string): string =>
  (text.includes('#')
    ? text.replace(HEADING, (_, space: string, signs: string) => space + ' '.repeat(signs.length))
    : text
  ).replace(
    EMPHASIS,
    (_, sign: string, inner: string) => `${' '.repeat(sign.length)}${inner}${' '.repeat(sign.length)}`,
  );

/**
 * HTML with its tags blanked at their places: inline ones by spaces, others by line ends, so that offsets stay. So are the signs of
 * Markdown around words and before headings.
 */
export function maskMarkup(text: string): string {
  const html = /[*_#]/u.test(text) ? withoutEmphasis(text) : text;
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
