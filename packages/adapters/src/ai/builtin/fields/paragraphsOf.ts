/** Sentences set in paragraphs of a few each, up to `max` characters. A sentence that would not fit is left out. */
export function paragraphsOf(groups: readonly (readonly string[])[], max: number): readonly string[] {
  const paragraphs: string[] = [];
  let length = 0;
  for (const group of groups) {
    const kept: string[] = [];
    for (const sentence of group) {
      if (length + sentence.length + 1 > max) continue;
      kept.push(sentence);
      length += sentence.length + 1;
    }
    if (kept.length > 0) paragraphs.push(kept.join(' '));
    length += 1;
  }
  return paragraphs;
}
