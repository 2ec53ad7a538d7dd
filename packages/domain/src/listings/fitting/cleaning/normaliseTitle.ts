import { BrandName } from '../../rules/engine/BrandName.js';
import { decodeEntities } from '../../rules/everyField/decodeEntities.js';
import { EMOJI } from '../../rules/text/emoji.js';
import { walkTags } from '../../rules/text/walkTags.js';
import { tidy } from '../../rules/text/tidy.js';
import { hasContext } from '../../rules/title/titleCharacters.js';
import { repairMojibake } from './repairMojibake.js';
import { tornEnd } from './tornEnd.js';

const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const SIGNS = /[®™©℠†‡§¤¥£€¢¿¡]/g;
const DECORATIVE_BARS = /\s?[|•·●▪►»«;]+\s?/g;

/**
 * A title in plain characters: entities decoded, broken UTF-8 mended, quotes and dashes straight, signs and emoji gone,
 * bars as commas, brackets round and balanced, and without the torn word that an ellipsis leaves. The brand keeps its
 * characters. Words are neither added nor reordered; applying it twice changes nothing more.
 */
export function normaliseTitle(text: string, brand = ''): string {
  const decoded = decodeEntities(text);
  // A tag goes with its brackets; "<10 lb" is none.
  const plain = repairMojibake(decoded.includes('<') ? walkTags(decoded, () => ' ') : decoded)
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\n\r]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/“\s+/g, '“')
    .replace(/[“”„‟″]/g, '"')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/''/g, '"');
  const words = outsideBrand(withoutAddress(withoutTornEnd(plain), brand), brand, withoutSigns);
  return tidy(balanced(spaced(words)));
}

const withoutTornEnd = (text: string): string => {
  const torn = tornEnd(text);
  return text.slice(0, text.length - torn.length).replace(/…|\.{3,}/g, ', ');
};

/** A maker that goes by its address: "BulkSupplements.com" is the brand "BulkSupplements". */
function withoutAddress(text: string, brand: string): string {
  const ends = new BrandName(brand).spansIn(text).flatMap(({ end }) => {
    const address = /^\.(?:com|net|org|shop|store|co\.uk|co|in|de|eu)\b/i.exec(text.slice(end, end + ADDRESS_END))?.[0];
    return address === undefined ? [] : [{ start: end, end: end + address.length }];
  });
  return ends.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}
const ADDRESS_END = 8;

const withoutSigns = (text: string): string =>
  text
    .replace(/[！＄？＿｛｝＾]/g, ' ')
    .replace(EMOJI, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(SIGNS, '')
    .replace(/\s?\((?:tm|r)\)/gi, '')
    .replace(DECORATIVE_BARS, ', ')
    .replace(/[~#<>*]/g, (character, at: number, all: string) => (hasContext(all, at) ? character : ' '))
    // "Rope?Outdoor": a sign that the source could not write.
    .replace(/(?<=\p{Ll})\?(?=\p{Lu})/gu, ', ')
    .replace(/(?<![!?])[!?]+(?=[\s,)]|$)|\$(?=\d)/g, '')
    .replace(/[!$?_^¬¦\\=]/g, ' ')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')');

function outsideBrand(text: string, brand: string, change: (part: string) => string): string {
  let result = '';
  let from = 0;
  for (const { start, end } of new BrandName(brand).spansIn(text)) {
    result += change(text.slice(from, start)) + text.slice(start, end);
    from = end;
  }
  return result + change(text.slice(from));
}

const spaced = (text: string): string =>
  text
    .replace(/,(?=[^\s\d])|(?<!\d),(?=\d)/g, ', ')
    .replace(/(?<=\p{L}{3})\.(?=\p{Lu}\p{L})/gu, ', ')
    .replace(/(?<=[\p{L}\p{N}]{3})&(?=[\p{L}\p{N}]{3})/gu, ' & ')
    .replace(/(?<=[\p{L}\p{N}"])\((?=\p{L}{2})/gu, ' (')
    .replace(/\)(?=[\p{L}\p{N}])/gu, ') ')
    .replace(/\(\s+/g, '(')
    .replace(/\s+\)/g, ')')
    .replace(/:-\s*/g, ': ')
    .replace(/:(?=\p{L}{2})/gu, ': ')
    .replace(/\s*-{2,}\s*/g, ' - ')
    .replace(/(?<=\p{L})-\s(?=\S)/gu, ' - ')
    .replace(/\b((?:19|20)\d{2})\s?-\s?((?:19|20)\d{2})\b/g, '$1-$2')
    .replace(/\s\.(?=\s|$)|(?<=\p{Ll}{3})\.$/gu, '')
    .replace(/\s+/g, ' ');

/** An opening bracket without its partner starts a phrase; a closing one goes. Brackets in brackets become phrases. */
function balanced(text: string): string {
  const stack: number[] = [];
  const lonely = new Set<number>();
  const glued = new Set<number>();
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') stack.push(at);
    else if (text[at] === ')') {
      const open = stack.pop();
      if (open === undefined) lonely.add(at);
      // A bracket inside a bracket is one phrase more of it.
      else if (stack.length > 0) (GLUED.test(text.slice(open - 1, at + 2)) ? glued : lonely).add(open).add(at);
    }
  }
  for (const at of stack) lonely.add(at);
  if (lonely.size + glued.size === 0) return text;
  return [...text.matchAll(/[\s\S]/g)]
    .map(({ 0: unit, index }) => (glued.has(index) ? '' : lonely.has(index) ? (unit === '(' ? ', ' : ' ') : unit))
    .join('');
}

/** "Combo-(2)-1874": a bracket inside a code. */
const GLUED = /^[\p{L}\p{N}-]\([\p{L}\p{N}]+\)[\p{L}\p{N}-]$/u;
