/**
 * Takes a claim out of a title, highlights or search terms, which are lists of words and not sentences: the words
 * themselves, with a preposition that would be left hanging, or their whole comma phrase when nothing else stands in it.
 */
export function removeFromPhrases(text: string, start: number, end: number): string {
  const lead = /(?:^|\s)(?:in|with|for|from|of|by|and|&|-|made of|made from)\s+$/iu.exec(text.slice(0, start));
  const hangs = /^\s*(?:[,;|)-]|$|(?:with|for|in|and|from)\s)/iu.test(text.slice(end));
  const from = lead && hangs ? lead.index : start;
  return `${text.slice(0, from)} ${text.slice(end)}`
    .replaceAll(/\(\s*\)/gu, ' ')
    .replaceAll(/\s+(?=[,;)])/gu, '')
    .replaceAll(/([,;])(?:\s*[,;])+/gu, '$1')
    .replaceAll(/(?:\s-)+(?=\s-\s|\s*$)/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,;&-]+|[\s,;&-]+$/gu, '')
    .replaceAll(/\s(?:and|with|for|in|of|from)$/giu, '')
    .trim();
}
