/** What XML cannot hold or changes when it is read, and what would be read as an escape already. */
const NEEDS_ESCAPE =
  /_(?=x[0-9A-Fa-f]{4}_)|[\x00-\x08\x0b-\x1f\x7f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A quick check: most texts hold none of these. */
const MAY_NEED = /[_\x00-\x08\x0b-\x1f\x7f\ud800-\udfff\ufffe\uffff]/;

/** A text as a cell of a workbook holds it: `_x000D_` for a carriage return (ECMA-376 part 1, 22.9.2.19). */
export function workbookText(text: string): string {
  if (!MAY_NEED.test(text)) return text;
  return text.replace(NEEDS_ESCAPE, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${code}_`;
  });
}
