const DASHED_LINE = /^([ \t]*\p{Lu}[\p{L}.&/]*(?: [\p{L}.&/]+){0,3}) [-–] (?=\S)/gmu;
const LEAST_DASHED = 4;

/** "FeaturesMaterial - cottonType - TeeSleeve Type - LongColor - Black": a page lost the ends of the lines. */
const PASTED_DASH = /(?<=[\p{Ll}\d.)]|^)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) [-–] (?=\S)/gu;

/** "Shelf life - 24 months": a sheet that labels its lines with dashes is read as one with colons. Places stay the same. */
export function withColons(text: string): string {
  if (!/ [-–] /u.test(text)) return text;
  const sign = [DASHED_LINE, PASTED_DASH].find((one) => (text.match(one)?.length ?? 0) >= LEAST_DASHED);
  return sign === undefined ? text : text.replaceAll(sign, '$1 : ');
}
