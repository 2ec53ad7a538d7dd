const DASHED_LINE = /^([ \t]*\p{Lu}[\p{L}.&/]*(?: [\p{L}.&/]+){0,3}) [-–] (?=\S)/gmu;
const LEAST_DASHED = 4;

/** "Shelf life - 24 months": a sheet that labels its lines with dashes is read as one with colons. Places stay the same. */
export function withColons(text: string): string {
  if (!/ [-–] /u.test(text)) return text;
  const lines = [...text.matchAll(DASHED_LINE)];
  return lines.length < LEAST_DASHED ? text : text.replaceAll(DASHED_LINE, '$1 : ');
}
