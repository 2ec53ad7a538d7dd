/** "red", "red and blue", "red, blue and green". */
export function joined(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;
}
