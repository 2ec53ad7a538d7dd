/** The copied text of a page as a file; undefined where it is not HTML. */
export const pastedPage = (text: string): File | undefined =>
  /<(?:html|head|body|!doctype|title|div|script|meta)\b/iu.test(text.slice(0, 20_000))
    ? new File([text], nameOf(text), { type: 'text/html' })
    : undefined;

function nameOf(text: string): string {
  const [, title = ''] = /<title[^>]*>\s*([^<]{1,60})/iu.exec(text) ?? [];
  return `${title.trim() || 'Pasted page'}.html`;
}
