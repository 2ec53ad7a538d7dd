import { foldText, type FoldedText } from '../claims/matching/foldText.js';
import type { Fault, TextCheck } from '../engine/Check.js';
import type { FieldText } from '../engine/FieldText.js';
import { quoted } from '../text/quoted.js';
import { removalOf } from '../text/removal/removalOf.js';
import { removerFor } from './removerFor.js';
import { spelledNumber } from './spelledNumber.js';

const TLD =
  'com|net|org|shop|store|info|co\\.uk|co\\.in|co\\.jp|com\\.au|com\\.br|io|biz|xyz|online|site|club|app|dev|de|uk|eu|fr|nl|ru|cn|link|page|deals|live|world|gmbh|tech|cc|tv|ly|gg|ai|ca|pl|es|ch|at';
/** Endings that are words: "bag.In" is a sentence without its space, "acme.in" a host. */
const WORD_TLD = 'in|us|me|it|be|is|to|so|my|no';
const E_MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
const DISGUISED_MAIL =
  /(?<![\w.+-])[\w.+-]{2,64}\s?[[({<]\s?(?:at|@)\s?[\])}>]\s?[\w-]{2,63}(?:\s?(?:[[({<]\s?)?(?:dot|\.)(?:\s?[\])}>])?\s?\w{2,10})?|(?<![\w+-])[\w+-]{2,64}\s(?:at|@)\s(?!(?:the|an?|this|that|each|every|its|his|her|your|my|our|one|any)\s)[\w-]{2,63}\s?(?:\bdot\b|[[({]dot[\])}])\s?\w{2,10}/i;
const DISGUISED_HOST =
  /\b(?!(?:the|an|this|that|each|every|its|his|her|your|my|our|one|any)\s)[\w-]{2,63}\s?(?:[[({]\s?(?:dot|\.)\s?[\])}]|\sdot\s|\spunkt\s)\s?(?:(?:com|net|org|co|shop|store|de|uk|io|info)\b|in(?=\s*(?:$|[.,;:!?)/])|\s(?:for|to|and|or|today|now|on|we|you)\b))/i;
const LINK = /\bhttps?:\/\/[^\s<>]+|\bwww\s?\.\s?[^\s,;)<>]+/i;
const HOST = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?=[\p{L}\d-]*\p{L})[\p{L}\d][\p{L}\d-]{1,62}(?:\.[\p{L}\d-]{1,63}){0,2}\.(?:(?:${TLD}|${TLD.toUpperCase()})(?![\p{L}\p{N}-])|(?:${WORD_TLD})(?=/|$|[\s,;)!?]|\.(?:\s|$)))`,
  'u',
);
/** With a country code, with an area code in brackets, or grouped as telephone numbers are. Part numbers group otherwise. */
const PHONE =
  /(?<![\w+-])(?:\+\d{1,3}[ .-]?(?:\(?\d{2,5}\)?[ .-]?){2,4}\d{2,4}|\(\d{3,5}\) ?\d{3,4}[ .-]?\d{3,4}|\d{3}[.-]\d{3}[.-]\d{4}|[6-9]\d{4} \d{5}|0\d{2,4}[ -]\d{7,8}|0\d{2,4}[ -]\d{3,4}[ -]\d{4}|1800[ -]\d{3}[ -]?\d{3,4}|0800[ -]?\d{3}[ -]?\d{3,4}|1[ -]800[ -]\d{3}[ -]\d{4})(?![\w-])/;
/** A bare number counts only behind a word that announces one. */
const ANNOUNCED_PHONE =
  /\b(?:call|phone|tel|telephone|mobile|mob|whatsapp|contact|ring|dial|telefon|ruf|rufen|anrufen|fon|number)\b(?:[^\p{L}\d\n]|\b(?:us|on|at|no|now|is|uns|an|me)\b){0,12}(?:\d[ ().-]{0,2}){8,14}\d/iu;
const HANDLE = /(?<![\w.])@(?=[\w.]{0,30}[a-z])[a-z][\w.]{2,30}/i;
const ASIN = /(?<![A-Za-z0-9])B0[A-Z0-9]{8}(?![A-Za-z0-9])/;

interface Look {
  readonly kind: string;
  /** A plain search that spares almost every text the pattern. */
  readonly mark: RegExp;
  readonly pattern: RegExp;
}

const LOOKS: readonly Look[] = [
  { kind: 'an email address', mark: /@/, pattern: E_MAIL },
  { kind: 'an email address', mark: /\bat\b|@/i, pattern: DISGUISED_MAIL },
  { kind: 'a web address', mark: /:\/\/|www/i, pattern: LINK },
  { kind: 'a web address', mark: /\.\p{L}{2}/u, pattern: HOST },
  { kind: 'a web address', mark: /dot|punkt/i, pattern: DISGUISED_HOST },
  { kind: 'a telephone number', mark: /\d{3}[ .)-]?\d{2}|\+\d/, pattern: PHONE },
  { kind: 'a telephone number', mark: /\d[\d ().-]{6}/, pattern: ANNOUNCED_PHONE },
  { kind: 'an account name', mark: /@[a-z]/i, pattern: HANDLE },
  { kind: 'an ASIN', mark: /B0/, pattern: ASIN },
];

/** Contact details, links and ASINs, plain or in disguise. The address of a brand that is itself a host is its name. */
export const contactCheck: TextCheck = (text) => {
  const faults: Fault[] = text.claims
    .filter(({ claimClass }) => claimClass === 'contact')
    .map((place) => faultAt(text, 'an invitation to contact or visit the seller elsewhere', place));
  const found = text.mayHoldContacts ? byForm(text) : undefined;
  if (found !== undefined) faults.push(found);
  return faults;
};

function byForm(text: FieldText): Fault | undefined {
  const folded = foldText(text.text);
  const forms: readonly FoldedText[] = folded.text === text.text ? [folded] : [plainly(text.text), folded];
  for (const { kind, mark, pattern } of LOOKS) {
    for (const form of forms) {
      const match = mark.test(form.text) ? pattern.exec(form.text) : null;
      if (match === null) continue;
      const place = { start: form.startOf(match.index), end: form.endOf(match.index + match[0].length - 1) };
      if (text.isBrand(place.start, place.end) || isInsideTag(text.text, place.start)) continue;
      return faultAt(text, kind, place);
    }
  }
  const spelled = spelledNumber(text.tokens);
  return spelled === undefined ? undefined : faultAt(text, 'a telephone number', spelled);
}

const plainly = (text: string): FoldedText => ({
  text,
  startOf: (at) => at,
  endOf: (at) => at + 1,
  hadInvisible: false,
});

function faultAt(text: FieldText, kind: string, { start, end }: { start: number; end: number }): Fault {
  return {
    message: `"${quoted(text.text.slice(start, end))}" is ${kind}. Listings carry no contact details, links or ASINs; remove it.`,
    span: { start, end },
    fix: () => removalOf(`Remove ${kind}`, text.text, start, end, removerFor(text.field)),
  };
}

/** An address inside a tag is the business of the HTML rules. */
function isInsideTag(text: string, at: number): boolean {
  const open = text.lastIndexOf('<', at);
  return open !== -1 && text.indexOf('>', open) > at && /^<\/?[a-z]/i.test(text.slice(open, open + 3));
}
