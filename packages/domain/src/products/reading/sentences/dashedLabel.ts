import { LEXICON_WORDS } from '../words/lexicon.js';
import { PART_WORDS } from '../words/partWords.js';

const DASHED = /^(\p{L}+(?: \p{L}+)?)\s[-–—]\s/u;

/** "Handles - birch wood": a part and what it is of. */
export function dashedLabel(head: string): RegExpExecArray | null {
  const match = DASHED.exec(head);
  if (match === null) return null;
  // "FM radio - no".
  if (/^(?:no|none|nahi|yes)$/iu.test(head.slice(match[0].length).trim())) return match;
  const last = /\p{L}+$/u.exec(match[1] ?? '')?.[0].toLowerCase() ?? '';
  const first = /^\p{L}+/u.exec(match[1] ?? '')?.[0].toLowerCase() ?? '';
  // "Graphite body - not metal" says what the body is of.
  if (first !== last && LEXICON_WORDS.has(first)) return null;
  return PART_WORDS.has(last) || PART_WORDS.has(last.replace(/s$/u, '')) ? match : null;
}
