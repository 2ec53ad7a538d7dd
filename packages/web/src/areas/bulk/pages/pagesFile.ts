/** The same table as an uploaded one: a column of addresses. */
export const pagesFile = (pages: readonly string[]): File =>
  new File([['url', ...pages].map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\r\n')], 'pasted-pages.csv', {
    type: 'text/csv',
  });
