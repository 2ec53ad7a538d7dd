import { cellOf } from './cellOf.js';
import type { Row } from '../Row.js';

/** One object as text, one line per field: aligned for a terminal, tab-separated for a pipe. */
export function recordOf(record: Row, separator?: string): string {
  const lines = Object.entries(record).map(([name, value]) => [name, cellOf(value)] as const);
  const width = Math.max(0, ...lines.map(([name]) => name.length));
  return lines
    .map(([name, text]) =>
      separator === undefined
        ? `${`${name.replaceAll('_', ' ').toUpperCase().padEnd(width)}  ${text}`.trimEnd()}\n`
        : `${name}${separator}${text}\n`,
    )
    .join('');
}
