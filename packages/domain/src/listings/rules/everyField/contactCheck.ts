import { quoted } from '../text/quoted.js';
import { removalOf } from '../text/removalOf.js';
import type { TextCheck } from '../engine/Check.js';
import { removePhrase } from '../text/removePhrase.js';
import { removeStatement } from '../text/removeStatement.js';

const E_MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const LINK = /\bhttps?:\/\/\S+|\bwww\.[^\s,;)]+/i;
/** A bare host is a link when its ending is one that sellers use; "No.1" and "2.in" are not hosts. */
const HOST = /(?<![\p{L}\p{N}@.-])[\p{L}\d-]{3,}\.(?:com|net|org|shop|store|info|co\.uk|co\.in|io)\b(?!\p{L})/iu;
/** With a country code, with an area code in brackets, or in the American 3-3-4 grouping. Part numbers group otherwise. */
const PHONE =
  /(?<![\w+-])(?:\+\d{1,3}[ .-]?(?:\(?\d{2,5}\)?[ .-]?){2,4}\d{2,4}|\(\d{3}\) ?\d{3}[ .-]?\d{4}|\d{3}[.-]\d{3}[.-]\d{4})(?![\w-])/;
const ASIN = /(?<![A-Za-z0-9])B0[A-Z0-9]{8}(?![A-Za-z0-9])/;

const LOOKS: readonly { readonly kind: string; readonly mark: (text: string) => boolean; readonly pattern: RegExp }[] =
  [
    { kind: 'an e-mail address', mark: (text) => text.includes('@'), pattern: E_MAIL },
    { kind: 'a web address', mark: (text) => text.includes('://') || /www\./i.test(text), pattern: LINK },
    { kind: 'a web address', mark: (text) => /\.(?:com|net|org|shop|store|info|co|io)\b/i.test(text), pattern: HOST },
    { kind: 'a telephone number', mark: (text) => /\d{3}[ .-]?\d{2}|\+\d/.test(text), pattern: PHONE },
    { kind: 'an ASIN', mark: (text) => text.includes('B0'), pattern: ASIN },
  ];

/** Contact details, links and ASINs. The address of a brand that is itself a host ("Overstock.com") is its name. */
export const contactCheck: TextCheck = (text) => {
  for (const { kind, mark, pattern } of LOOKS) {
    // The mark is a plain search that spares almost every text the pattern.
    if (!mark(text.text)) continue;
    const match = pattern.exec(text.text);
    if (match === null) continue;
    const end = match.index + match[0].length;
    if (text.isBrand(match.index, end) || isInsideTag(text.text, match.index)) continue;
    const remove = text.field === 'bullet_points' || text.field === 'description' ? removeStatement : removePhrase;
    return {
      message: `"${quoted(match[0])}" is ${kind}. Listings carry no contact details, links or ASINs; remove it.`,
      span: { start: match.index, end },
      fix: () => removalOf(`Remove ${kind}`, text.text, match.index, end, remove),
    };
  }
  return undefined;
};

/** An address inside a tag is the business of the HTML rules. */
function isInsideTag(text: string, at: number): boolean {
  const open = text.lastIndexOf('<', at);
  return open !== -1 && text.indexOf('>', open) > at && /^<\/?[a-z]/i.test(text.slice(open, open + 3));
}
