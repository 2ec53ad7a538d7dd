const MAX_LENGTH = 300;

// Control characters (C0, DEL, C1), line and paragraph separators, and bidirectional marks.
const UNSEEN = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** An untrusted text as one short line: no line break, escape code or bidirectional mark in it can forge an entry. */
export function oneLine(text: string): string {
  const line = text.replace(UNSEEN, ' ').trim();
  return [...line].slice(0, MAX_LENGTH).join('');
}
