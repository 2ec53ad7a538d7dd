type CopyValue = string | number | boolean | null;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A row in COPY's text format (postgresql.org/docs/current/sql-copy.html, "Text Format"). */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyValue).join('\t')}\n`;
}

function copyValue(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return value.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character);
}
