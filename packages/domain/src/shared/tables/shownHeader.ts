/** The first names of a header, for a sentence. */
export function shownHeader(header: readonly string[]): string {
  const few = header.slice(0, 12).map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name));
  return few.join(', ') + (header.length > few.length ? ` and ${header.length - few.length} more` : '');
}
