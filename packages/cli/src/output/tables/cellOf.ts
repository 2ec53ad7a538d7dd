/** A value on one line of text. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // A line break or an escape code in a product name must not corrupt the terminal.
  return text.replace(/[\u0000-\u001F\u007F-\u009F]+/g, ' ');
}
