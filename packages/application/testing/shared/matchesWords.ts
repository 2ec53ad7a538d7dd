/** Whether every word is somewhere in the texts, without regard to case. */
export function matchesWords(search: string, ...texts: readonly string[]): boolean {
  const all = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => all.includes(word));
}
