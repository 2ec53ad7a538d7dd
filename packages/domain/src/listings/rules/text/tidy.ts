const DANGLING_START = /^(?:\s*(?:[,;:&/|)\]•·]|[+.-](?=\s)|(?:and|or)\b(?=\s)))+\s*/i;
const DANGLING_MARK = /\s*(?:[,;:&/|([•·]|(?<=\s)[+-])$/;
/** "Vitamin A", "Plug In" and "10 in" end as they should, so the short words count in lower case and not after a figure. */
const DANGLING_WORD =
  /\s(?:[Aa]nd|[Oo]r|[Ww]ith|[Ff]or|[Oo]f|[Tt]o|[Tt]he|[Ff]rom|an?|by|is|are|than|(?<!\d["”]?\s)in)$/;

/**
 * Mends a text from which words were taken: double spaces and commas, empty brackets, a connector left hanging at the
 * start or the end. It removes, it never adds.
 */
export function tidy(text: string): string {
  const dashed = text.includes('-') ? text.replace(/\s+-\s*(?=[,;])|(?<=[,;])\s*-\s/g, ' ') : text;
  let mended = dashed
    .replace(/\(\s*[,;/&-]*\s*\)|\[\s*\]/g, ' ')
    .replace(/\(\s*[,;]\s*/g, '(')
    .replace(/\s*[,;]\s*\)/g, ')')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ +([,;:.!?)])/g, '$1')
    .replace(/([(])\s+/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/([,;:])\s*\./g, '.')
    .replace(/\b(and|or)\s+(?=[,.;)]|(?:and|or)\b)/gi, '')
    .replace(/([,(]\s*)(?:and|or)\s*(?=[,.;)])/gi, '$1')
    .replace(DANGLING_START, '');
  for (let previous = ''; previous !== mended;) {
    previous = mended;
    mended = mended.replace(DANGLING_MARK, '').replace(DANGLING_WORD, '').trimEnd();
  }
  return mended.trim();
}
