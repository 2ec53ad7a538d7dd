const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '-', mdash: '-', hellip: '…' },
  ...{ lsquo: "'", rsquo: "'", ldquo: '"', rdquo: '"', reg: '®', trade: '™', copy: '©', deg: '°', times: 'x' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', uuml: 'ü', ouml: 'ö', auml: 'ä', szlig: 'ß', ntilde: 'ñ' },
  ...{ frac12: '½', frac14: '¼', bull: '•', middot: '·' },
};

/** Replaces the HTML entities that product data contains. Unknown names stay as they are; tags are not touched. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? entity;
      const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex as string, 16);
      return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
    },
  );
}
