import type { Fix } from '../../../Finding.js';

/** The edit that leaves nothing of an entry, which removes it from its list. */
export function removedEntry(label: string, text: string): Fix {
  return { label, start: 0, end: text.length, insert: '' };
}
