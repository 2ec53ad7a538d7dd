/** What the bookmark runs on the page of a shop: it copies the page as it is shown, with its address, and sends nothing anywhere. */
function copyPage(): void {
  const address = location.href.split('#')[0] ?? '';
  const text = `<!-- saved from url=(${String(address.length).padStart(4, '0')})${address} -->\n${document.documentElement.outerHTML}`;
  const done = () => alert('Page copied. Paste it into Listwright.');
  // Where the page may not use the clipboard, the text is copied from a field.
  const byField = () => {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    if (isCopied) done();
    else alert('This page can’t be copied. Save it as HTML instead.');
  };
  if (navigator.clipboard === undefined) byField();
  else navigator.clipboard.writeText(text).then(done, byField);
}

/** The address of the bookmark. */
export const bookmarklet = (): string => `javascript:(${encodeURIComponent(copyPage.toString())})()`;
