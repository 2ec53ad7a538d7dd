import { collapseSpaces } from './collapseSpaces.js';

const DANGLING_START = /^(?:\s*(?:[,;:&/|)\]•·]|[+.-](?=\s)|(?:and|or)\b(?=\s)))+\s*/i;
const DANGLING_MARK = /\s*(?:[,;:&/|([•·]|(?<=\s)[+-])$/;
/** "Vitamin A", "Plug In" and "10 in" end as they should, so the short words count in lower case and not after a figure. */
const DANGLING_WORD =
  /\s(?:[Aa]nd|[Oo]r|[Ww]ith|[Ff]or|[Oo]f|[Tt]o|[Tt]he|[Ff]rom|an?|by|is|are|than|(?<!\d["”]?\s)in)$/;
/** As much of the end of a text as a dangling word or mark can need. */
const END = 12;

/**
 * Corrects a text from which words were removed: double spaces and commas, empty brackets, a connector left hanging at
 * the start or the end. It removes, it never adds. White space is collapsed first, so that every search that follows
 * meets at most two white spaces in a row and the work stays linear.
 */
export function tidy(text: string): string {
  const spaced = collapseSpaces(text);
  const dashed = spaced.includes('-') ? spaced.replace(/\s+-\s*(?=[,;])|(?<=[,;])\s*-\s/g, ' ') : spaced;
  const bracketed = /[([]/.test(dashed)
    ? dashed
        .replace(/\(\s*[,;/&-]*\s*\)|\[\s*\]/g, ' ')
        .replace(/\(\s*[,;]\s*/g, '(')
        .replace(/\s*[,;]\s*\)/g, ')')
        .replace(/([(])\s+/g, '$1')
    : dashed;
  const tidied = bracketed
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ +([,;:!?)]|\.(?!\d))/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/([,;:])\s*\.(?!\d)/g, '.')
    .replace(/\b(and|or)\s+(?=[,.;)]|(?:and|or)\b)/gi, '')
    .replace(/([,(]\s*)(?:and|or)\s*(?=[,.;)])/gi, '$1')
    .replace(DANGLING_START, '');
  return withoutDanglingEnd(tidied).trim();
}

/** Looks at the last few characters only, however often something dangles there. */
function withoutDanglingEnd(text: string): string {
  let end = text.trimEnd().length;
  for (;;) {
    const from = Math.max(0, end - END);
    const tail = text.slice(from, end);
    const left = tail.replace(DANGLING_MARK, '').replace(DANGLING_WORD, '').trimEnd();
    if (left.length === tail.length) return text.slice(0, end);
    end = from + left.length;
  }
}
