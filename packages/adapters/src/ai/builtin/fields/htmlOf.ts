const HEADER = /^([^:]{2,60}):\s(.+)$/su;

/** A Shopify description: paragraphs, the bullets as a list with strong headings, then the rest. All text is escaped. */
export function htmlOf(opening: readonly string[], bullets: readonly string[], rest: readonly string[]): string {
  const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escaped(text)}</p>`).join('');
  const items = bullets.map((bullet) => {
    const headed = HEADER.exec(bullet);
    return headed
      ? `<li><strong>${escaped(headed[1] ?? '')}:</strong> ${escaped(headed[2] ?? '')}</li>`
      : `<li>${escaped(bullet)}</li>`;
  });
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  const more = rest.length === 0 ? '' : `<h3>More about it</h3>${paragraphs(rest)}`;
  return `${paragraphs(opening)}${list}${more}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
