const DANGLING_START = /^(?:\s*(?:[,;:&+/|.)\]•·-]|(?:and|or)\b(?=\s)))+\s*/i;
const DANGLING_END = /[\s]*(?:[,;:&+/|(\[•·-]|\b(?:and|or|with|for|of|in|to|the|a|an|by|from|is|are|plus|than)(?<=\s\S+))$/i;

/**
 * Mends a text from which words were taken: double spaces and commas, empty brackets, a connector left hanging at the
 * start or the end. It removes, it never adds.
 */
export function tidy(text: string): string {
  let mended = text
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
  for (let previous = ''; previous !== mended; ) {
    previous = mended;
    mended = mended.replace(DANGLING_END, '').trimEnd();
  }
  return mended.trim();
}
