/** A text with its tags and entities blanked out, every other character in its place. */
export function maskMarkup(text: string): string {
  return text
    .replaceAll(/<\/?[a-z][^<>]*>/giu, (tag) => '\n'.padStart(tag.length, ' '))
    .replaceAll(/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/giu, (entity) =>
      (entity === '&#39;' ? "'    " : '').padEnd(entity.length, ' '),
    );
}
