/** Puts spaces, commas, articles and capitals right after words were taken out. Markup stays as it is. */
export function tidyText(text: string): string {
  return text
    .replaceAll(/[^\S\n]{2,}/gu, ' ')
    .replaceAll(/\s+(?=[,;.!?)](?:\s|$|<))/gu, '')
    .replaceAll(/\(\s*\)/gu, '')
    .replaceAll(/([,;:])(?:\s*[,;])+/gu, '$1')
    .replaceAll(/[,;:]\s*(?=[.!?](?:\s|$|<))/gu, '')
    .replaceAll(/,?\s+(?:and|or|with|in|for)(?=\s*(?:[.;!?]|$|<))(?!\s*<(?:strong|em))/giu, '')
    .replaceAll(/(?<=^|[.!?]\s|>|\n)\s*[,;]\s*/gu, '')
    .replaceAll(/\b([Aa])n(?=\s(?:[bcdfgjkpqtvwxyz]|[lmnrs][aeiou]|h[aeiou](?!ur)))/gu, '$1')
    .replaceAll(/\b([Aa])(?=\s(?:[aeio]\p{Ll}|u[bcdfgkmnpqrstvwxz][a-z]*[b-df-hj-np-tv-z](?<!uni|use|usa)))/gu, '$1n')
    .replaceAll(/(?<=(?:^|[.!?]\s|<p>|<li>|\n))\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/[^\S\n]+$/gmu, '')
    .trim();
}
