const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '-'],
  ['mdash', '-'],
  ['reg', ''],
  ['trade', ''],
  ['copy', ''],
  ['deg', '°'],
  ['rsquo', "'"],
  ['lsquo', "'"],
  ['ldquo', '"'],
  ['rdquo', '"'],
  ['hellip', '...'],
  ['bull', '•'],
  ['times', 'x'],
  ['frac12', '1/2'],
]);

/**
 * A seller's text without markup and ornament: tags dropped, entities read, trade marks, emoji and control characters
 * removed, typographic quotes and dashes made plain. Line ends stay, so that lists can still be told apart.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
    .replaceAll(/<\s*\/?\s*(?:br|p|li|ul|ol|div|h\d|tr|td)\b[^<>]*>/giu, '\n')
    .replaceAll(/<\/?[a-z!][^<>]*>/giu, ' ')
    .replaceAll(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,6}\d{0,2});/giu, (whole, name: string) => readEntity(whole, name))
    .replaceAll(/â„¢|Â®|Â©|Â|â—†|â€¢/gu, ' ')
    .replaceAll(/[®™©℠]|\((?:tm|r|c)\)|\[(?:tm|r)\]/giu, '')
    .replaceAll(/[‘’‛`´]/gu, "'")
    .replaceAll(/[“”„]/gu, '"')
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .replaceAll('…', '...')
    .replaceAll(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|\u{20E3}/gu, (sign) => (/[\d#*]/u.test(sign) ? sign : ' '))
    .replaceAll(/[\u{200B}-\u{200F}\u{2028}-\u{202F}\u{2060}\u{FEFF}\u{FFFD}]|[^\P{C}\n\t]/gu, '')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n\s*/gu, '\n')
    .trim();
}

function readEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? whole;
  const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  // An escaped "<" stays text: the writer escapes it again where markup is written.
  return code > 31 && code < 0x11_00_00 ? String.fromCodePoint(code) : ' ';
}
