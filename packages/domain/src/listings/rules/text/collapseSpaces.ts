/** A text in which no two white spaces follow one another, but up to two line breaks may. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s{2,}/g, (spaces) => {
    const first = spaces.indexOf('\n');
    if (first === -1) return ' ';
    return spaces.indexOf('\n', first + 1) === -1 ? '\n' : '\n\n';
  });
}
