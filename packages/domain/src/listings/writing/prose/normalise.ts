import { readQuantities, respelledWord, SHORT_FORMS, tokenise, type Token } from '../../../products/index.js';
import { TextMemory, wordSet } from '../../../shared/index.js';
import { CAPITALS, isCommonWord, AS_WRITTEN, LONG, NAMES, NOUN_AFTER, SURE_CAPITALS } from './vocabulary.js';
import { calmRuns } from './calmRuns.js';
import { REPEATED_CAPITAL } from '../../rules/title/acronyms.js';
import { isShouted } from '../plan/isShouted.js';
import { tidied } from './tidying/tidied.js';

const MONTHS = /\b(\d{1,2}) ?m (?=(?:warranty|guarantee|warr|wty|wrnty|garantee)\b)/giu;
const AT_LEAST = /(\d) ?(hrs?|hours?|days?|wks?|weeks?|mths?|months?|yrs?|years?)\+(?![\p{L}\d])/giu;
/** `3.5"x2.2"`, "3cmx 18cm": two sides without a space between them. */
const GLUED_SIDES = /(\d ?(?:mm|cm|m|in|ft|["″”]))\s?[x×*]\s?(?=\d)/giu;

/** "40 cm high x 30 wide x 42 deep": one unit for all sides. */
const NAMED_SIDES =
  /(\d[\d.]* ?(mm|cm|m|in|ft) (?:high|tall|wide|deep|long))((?: ?x ?\d[\d.]* ?(?:high|tall|wide|deep|long)\b)+)/giu;

const WITH_OR_WITHOUT = wordSet('[wW]/[oO]?');
const SHORT_LETTER = wordSet('[wnu]');
const TIMES = wordSet('[xX×*]');
const STANDARDS = wordSet('IS|EN|BS|DIN|ISO|SAE|ASTM');

/**
 * A clause of the seller in even spelling: no shouting, units behind a space in one style, abbreviations written out,
 * names and codes letter for letter.
 */
export function normalise(text: string, brand = '', isLoud = isShouted(text)): string {
  const shouted = isLoud;
  const brandWords = brand === '' ? NO_WORDS : brands.of(brand, () => brand.toLowerCase().split(/\s+/u));
  const calm = shouted ? text : calmRuns(text);
  const tokens = tokenise(DIGIT.test(calm) ? withFiguresApart(calm) : calm);
  const units = unitPlaces(tokens);
  let out = '';
  let skipTo = 0;
  tokens.forEach((token, at) => {
    if (at < skipTo) return;
    const unit = units.get(at);
    if (unit !== undefined) {
      if (unit.text === '') {
        skipTo = unit.next;
        return;
      }
      const isTight = unit.text === '%' || (unit.text.startsWith('°') && !/^°[CF]/u.test(unit.text));
      out += unit.joint ? `-${unit.text}` : isTight ? unit.text : ` ${unit.text}`;
      skipTo = unit.next;
      return;
    }
    const next = tokens[at + 1];
    if (WITH_OR_WITHOUT.has(token.text)) {
      out += ` ${token.lower} `;
      return;
    }
    if (!token.glued && SHORT_LETTER.has(token.text) && /^(?:with|and|you)$/u.test(token.lower)) {
      out += out === '' ? token.lower : ` ${token.lower}`;
      return;
    }
    const isStop = next?.text === '.' && next.glued && tokens[at + 2]?.kind === 'word';
    const short = shortForm(token, tokens[at - 1], isStop ? tokens[at + 2] : next, brandWords);
    if (short !== undefined) {
      // "2PC Plant Stand".
      const isCount = token.glued && tokens[at - 1]?.kind === 'number' && /^(?:pieces?|pack)$/u.test(short);
      out += isCount
        ? short !== 'pieces'
          ? `-${short}`
          : ` ${short}`
        : token.glued || out === ''
          ? short
          : ` ${short}`;
      skipTo = next?.text === '.' && next.glued ? at + 2 : at + 1;
      return;
    }
    if (token.text === '~' && next?.kind === 'number') {
      out += out === '' ? 'about ' : ' about ';
      return;
    }
    // "240*284" and "90x70" are products of figures.
    if (TIMES.has(token.text) && tokens[at - 1]?.kind === 'number' && next?.kind === 'number') {
      out += ' x ';
      return;
    }
    // The aperture of a lens: "f/1.8".
    const isAperture = token.glued && /^f$/iu.test(tokens[at - 1]?.text ?? '');
    const isTight = token.glued && next?.glued === true;
    if (token.text === '/' && next?.kind === 'number' && tokens[at - 1]?.kind !== 'number' && !isAperture && !isTight) {
      out += ' / ';
      return;
    }
    const isStandard = STANDARDS.has(token.text) && next?.kind === 'number';
    const isNo = token.text === 'NO' && next?.kind === 'word' && next.text === next.lower;
    const isMost = token.text === 'MAX' && /^\p{Ll}/u.test(tokens[at - 1]?.text ?? '');
    // The word on a stamp: "text plate RECEIVED".
    const isWritten =
      /^\p{Lu}{3,}$/u.test(token.text) &&
      /^(?:text|plate|words?|says|reads|lettering|marked|printed)$/u.test(lowerOf(tokens[at - 1]));
    const word =
      isWritten && !shouted
        ? token.text
        : isStandard
          ? token.text
          : isNo
            ? 'no'
            : isMost
              ? 'max'
              : respelled(token, shouted, brandWords);
    out +=
      token.glued ||
      out === '' ||
      out.endsWith(' x ') ||
      out.endsWith(' with ') ||
      out.endsWith(' / ') ||
      out.endsWith('about ') ||
      out.endsWith('+/-')
        ? word
        : ` ${word}`;
  });
  return tidied(
    out.replace(/^(not|no|without) (\p{Lu}\p{Ll}+)(?=\s|$)/iu, (all, deny: string, word: string) =>
      word !== word.toUpperCase() &&
      (isCommonWord(word.toLowerCase()) || /(?:ed|ing)$/u.test(word)) &&
      !/^(?:Mac|Lightning)$/u.test(word) &&
      !NAMES.has(word.toLowerCase())
        ? `${deny} ${word.toLowerCase()}`
        : all,
    ),
  );
}

const DIGIT = /\d/u;
const withFiguresApart = (text: string): string =>
  text
    .replaceAll(MONTHS, '$1 month ')
    .replaceAll(AT_LEAST, '$1+ $2')
    .replaceAll(GLUED_SIDES, '$1 x ')
    .replaceAll(
      NAMED_SIDES,
      (_, first: string, unit: string, others: string) =>
        `${first}${others.replaceAll(/x ?(\d[\d.]*) ?(?=\p{L})/giu, `x $1 ${unit} `)}`,
    )
    .replaceAll(/(?<=\d["″”])(?=\()/gu, ' ');

const lowerOf = (token: Token | undefined): string => token?.lower ?? '';
const brands = new TextMemory();
const NO_WORDS: readonly string[] = [];

/** Times are short only behind a figure: "HR foam" is none. */
const AFTER_FIGURE = /^(?:hrs?|yrs?|mths?|mos?|mins)$/u;

function shortForm(
  token: Token,
  before: Token | undefined,
  next: Token | undefined,
  brandWords: readonly string[],
): string | undefined {
  // "Not 4 diving".
  if (
    token.text === '4' &&
    /^(?:not|great|good|perfect|ideal)$/u.test(before?.lower ?? '') &&
    next?.lower.endsWith('ing')
  )
    return 'for';
  const isWord = token.kind === 'word' || token.lower === 'b4';
  if (!isWord || brandWords.includes(token.lower)) return undefined;
  const full = SHORT_FORMS.get(token.text.toLowerCase());
  if (full === undefined) return corrected(token);
  // A PC is a computer where no figure stands before it.
  if (token.lower === 'pc' && before?.kind !== 'number' && !/^(?:one|single|per|two|three)$/u.test(before?.lower ?? ''))
    return undefined;
  if (AFTER_FIGURE.test(token.lower) && before?.kind !== 'number' && before?.text !== '-' && before?.lower !== 'per')
    return undefined;
  // "Cable incl." closes its phrase; "incl. cable" opens one.
  const isLast = next === undefined || /^[.,;()]$/u.test(next.text);
  if (token.lower === 'incl' && (isLast || before?.lower === 'not')) return before === undefined ? full : 'included';
  if (token.lower === 'excl' && isLast) return before === undefined ? full : 'excluded';
  // "130 ml approx".
  if (token.lower === 'approx' && isLast && before !== undefined) return 'approximately';
  return full;
}

/** "Mesure" as the word that was meant; with its capital. */
function corrected({ text }: Token): string | undefined {
  const word = respelledWord(text.toLowerCase());
  return word === undefined || !/^\p{L}\p{Ll}+$/u.test(text)
    ? undefined
    : /^\p{Lu}/u.test(text)
      ? capitalised(word)
      : word;
}

/** Short words that are shouted for their sense; other capitals of their length are names: "TUV", "DOT". */
const EMPHASISED =
  /^(?:not|and|only|all|one|two|three|each|both|never|must|for|the|with|very|any|does|will|free|are|can|your|our)$/u;

function respelled(token: Token, shouted: boolean, brandWords: readonly string[]): string {
  if (token.text === '±') return '+/-';
  if (token.kind === 'sign') return token.text === '&' && !token.glued ? 'and' : token.text === '×' ? 'x' : token.text;
  if (token.kind !== 'word')
    return /^(?:ip[x\d]\d|(?:uv|upf|spf)\d{2,3})$/iu.test(token.text) ? token.text.toUpperCase() : token.text;
  const isBrand = brandWords.includes(token.lower);
  const named = NAMES.get(token.lower);
  if (named !== undefined && !isBrand) return named;
  const capitals = CAPITALS.get(token.lower);
  // "REACH FROM EDGE" in a shouted note is the word.
  const isShort = token.text === token.text.toUpperCase() || SURE_CAPITALS.has(token.lower);
  if (capitals !== undefined && isShort && !(shouted && token.text.length > 4 && isCommonWord(token.lower)))
    return capitals;
  if (REPEATED_CAPITAL.test(token.text)) return token.text;
  if (!shouted || isBrand) {
    // A word shouted inside a calm sentence: "NOT dishwasher safe".
    return token.text.length > 2 &&
      token.text === token.text.toUpperCase() &&
      (EMPHASISED.test(token.lower) ||
        (token.text.length > 3 && (isCommonWord(token.lower) || isCommonWord(token.lower.replace(/s$/u, '')))) ||
        /^\p{Lu}{6,}$/u.test(token.text)) &&
      capitals === undefined
      ? token.lower
      : token.text;
  }
  // Letters of sizes and classes keep their capital: "grade A", "USB-C", "2D".
  return token.text.length === 1 && token.text !== 'A'
    ? token.text
    : token.glued && token.text.length === 1
      ? token.text
      : token.lower;
}

const SIDE_WORD = /^(?:wide|high|tall|deep|long|thick)$/u;

/** For each token that begins a unit behind a figure: how it is written and where it ends. */
function unitPlaces(tokens: readonly Token[]): ReadonlyMap<number, { text: string; next: number; joint: boolean }> {
  const places = new Map<number, { text: string; next: number; joint: boolean }>();
  for (const quantity of readQuantities(tokens)) {
    if (quantity.unit === '' || quantity.unit === 'count') continue;
    const last = tokens.findLastIndex((token) => token.end <= quantity.end && token.start >= quantity.start);
    let from = last;
    while (from > 0 && (tokens[from] as Token).kind !== 'number' && (tokens[from] as Token).start > quantity.start)
      from -= 1;
    const figure = tokens[from];
    if (figure?.kind !== 'number') continue;
    const start = tokens.findIndex((token) => token.start >= quantity.start);
    // Feet and inches stay as they are: 5'5".
    if (tokens.slice(start, last).some(({ text, glued }) => glued && /^['′’]$/u.test(text))) continue;
    // 43"-51" has one unit for both.
    for (let at = start; at < from; at += 1)
      if (/^["″”]$/u.test((tokens[at] as Token).text)) places.set(at, { text: '', next: at + 1, joint: false });
    const joined = tokens[from + 1]?.text === '-' && tokens[from + 1]?.glued === true;
    // "90 H cm": the side stands before its unit.
    const isSided = from + 1 < last && tokens[from + 1]?.text === quantity.side;
    const first = joined || isSided || tokens[from + 1]?.text === '+' ? from + 2 : from + 1;
    const side = tokens[last]?.text === quantity.side && quantity.side !== '' ? 1 : 0;
    if (first > last - side) continue;
    const isOne = (figure.value ?? 0) === 1 && quantity.low === quantity.high;
    const long = LONG.get(quantity.unit);
    const isAdjective = joined || (long !== undefined && NOUN_AFTER.test(tokens[last + 1]?.lower ?? ''));
    // "30 degrees" stays as the seller wrote it: which degrees they are is not ours to say.
    if (quantity.unit === '°' && tokens[first]?.kind === 'word') continue;
    const spelled = tokens[first];
    // Newton metres or, of a light, nanometres: as the seller spells them.
    if (spelled?.text === 'nm') continue;
    // "7 pin (12N)" names a plug.
    if (spelled?.text === 'N' && spelled.glued && tokens[last + 1]?.text === ')') continue;
    if (AS_WRITTEN.test(quantity.unit) && spelled?.kind === 'word' && spelled.text.length > 2) continue;
    // "The 7-litre hopper" reads better than "7-L".
    if (joined && spelled?.kind === 'word' && spelled.text.length > 3) continue;
    if (quantity.unit === 'D' || (long !== undefined && long.includes(spelled?.lower ?? ''))) continue;
    // "4k" is a resolution, no fineness of gold.
    if (quantity.unit === 'kt' && /^k$/iu.test(spelled?.text ?? '') && (figure.value ?? 0) < 9) {
      places.set(first, { text: 'K', next: last + 1, joint: false });
      continue;
    }
    // "14K white gold" keeps the letters of the trade.
    if (quantity.unit === 'kt' && spelled?.glued === true) continue;
    const text = long === undefined ? quantity.unit : isOne || isAdjective ? long[0] : long[1];
    const current = tokens.slice(first, last + 1).find(({ text: letters }) => /^[AD]C$/u.test(letters))?.text;
    if (current !== undefined) {
      places.set(first, { text: `${text} ${current}`, next: last + 1, joint: false });
      continue;
    }
    // "168 cm wide x 229 cm drop".
    const wide = first < last && SIDE_WORD.test(tokens[last]?.lower ?? '') ? ` ${tokens[last]?.lower ?? ''}` : '';
    const named = side === 1 ? `${text} ${quantity.side}` : `${text}${wide}`;
    places.set(first, { text: named, next: last + 1, joint: false });
    if (joined) places.set(from + 1, { text, next: last + 1, joint: true });
  }
  return places;
}

/** A phrase with a capital at its start, unless it starts with a name such as "iPhone". */
export function capitalised(phrase: string): string {
  if (/^\p{Ll}{1,2}\p{Lu}/u.test(phrase)) return phrase;
  return phrase.replace(/^(["'(]?)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase());
}

/** "a, b and c". */
export function joined(parts: readonly string[], last = 'and'): string {
  if (parts.length <= 1) return parts[0] ?? '';
  // The seller's last entry brings a conjunction of its own.
  if (/^(?:and|or|nor) | (?:and|or) /u.test(parts.at(-1) ?? '')) return parts.join(', ');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
}
