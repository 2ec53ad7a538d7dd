/**
 * The characters that make a spreadsheet take a text cell for a formula (OWASP, CSV Injection), in their full-width
 * forms too. Apostrophes before them count, so that a text which looks marked already comes back with its own.
 */
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** A text that no spreadsheet runs as a formula: a leading apostrophe marks it as text. */
export function escapeFormula(text: string): string {
  return DANGEROUS.test(text) ? `'${text}` : text;
}

/** The text before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && DANGEROUS.test(cell.slice(1)) ? cell.slice(1) : cell;
}
