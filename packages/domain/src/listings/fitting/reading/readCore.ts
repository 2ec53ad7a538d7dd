import { BrandName } from '../../rules/engine/BrandName.js';
import { tidy } from '../../rules/text/tidy.js';
import { bindWords } from './bindWords.js';
import { COLOURS } from './colours.js';
import { WEAK_WORDS } from '../choosing/weakWords.js';
import { findType, isDescription } from './findType.js';
import { kindOfPart } from './kindOfPart.js';
import type { Piece } from './TitlePart.js';
import { DEVICES, foldPlural } from '../../../shared/index.js';

/** Brand, name and product type of a title, in runs that are never parted. */
export interface TitleCore {
  readonly brand: string;
  /** What the design or the model is called, where it has a phrase of its own. */
  readonly work: readonly string[];
  /** What stands before the type. */
  readonly modifiers: readonly string[];
  readonly type: string;
}

export interface CoreAndRest {
  readonly core: TitleCore;
  /** The other pieces in their order, what runs on behind the type among them. */
  readonly rest: readonly Piece[];
}

const CLAUSE = /^(?:with|without|for|fits?|compatible|suitable|featuring|includes?|including|ideal|made|by|works)\s/i;
/** A first phrase as short as this is a brand or an adjective, not the name of a design. */
const LEAST_NAME = 22;
/** "…, and Primer" begins with nothing to join. */
const JOINS = /^(?:and|or|&|\+)$/i;
const MAKER = /^(?:brand|by|from|the)$/i;

/** Finds what a title is about. Pieces that name neither brand nor product stay in `rest`. */
export function readCore(pieces: readonly Piece[], brand: string): CoreAndRest {
  const at = namePiece(pieces, brand);
  const named = brandApart((pieces[at] as Piece).text, brand);
  const own = findType(named.words);
  // "…, by Ambesonne", "… - Design by Humans 2XL": the maker alone; the product is named before.
  const isMaker =
    own === undefined &&
    (!named.words.some((word) => /\p{L}/u.test(word)) || kindOfPart(named.words.join(' ')) === 'variant');
  if (at > 0 && (isMaker || isSigned(pieces, at, brand))) {
    const { core, rest } = readCore(replaced(pieces, at, named.words.join(' ')), '');
    return { core: { ...core, brand: named.brand }, rest };
  }
  const alone = named.words.join(' ').length + (named.brand === '' ? 0 : named.brand.length + 1) < LEAST_NAME;
  const isStrong = (piece: Piece): boolean =>
    namesType(piece) && !isFittedDevice(pieces, piece) && findType(piece.text.split(' '))?.isWeak !== true;
  const strong = pieces.findIndex((piece, index) => index > at && isStrong(piece));
  const later = strong;
  const isBeaten = own?.isWeak === true && strong !== -1;
  const coreHere = (): CoreAndRest => {
    const { core, tail } = coreOf(named.brand, [], named.words, own?.first ?? 0, own?.next ?? 0);
    return { core, rest: replaced(pieces, at, tail) };
  };
  // "Guide to Practical Work" begins with a noun; the phrase is the name of a work.
  const isOpening = own?.isWeak === true && own.first === 0 && named.brand === '';
  if (
    own !== undefined &&
    !isBeaten &&
    !isOpening &&
    !(alone && own.first === 0 && later === at + 1 && named.brand === '')
  )
    return coreHere();
  // "Chevrolet Corvette Z06R GT3, …, Model Car": a short phrase that is nothing but the product.
  const bare =
    own === undefined
      ? ([isBareType, namesWeakly]
          .map((test) => pieces.findIndex((piece, index) => index > at && test(piece)))
          .find((index) => index !== -1) ?? -1)
      : -1;
  const other =
    later !== -1
      ? later
      : bare !== -1
        ? bare
        : pieces.findIndex(
            (piece, index) =>
              (index < at && isStrong(piece)) || ((own === undefined || own.isWeak === true) && endsInType(piece)),
          );
  if (other === -1 && own?.isWeak === true && own.first > 0) return coreHere();
  if (other === -1)
    return {
      core: { brand: named.brand, work: bindWords(named.words), modifiers: [], type: '' },
      rest: replaced(pieces, at, ''),
    };
  const words = (pieces[other] as Piece).text.split(' ');
  const type = findType(words) as { first: number; next: number };
  // "Lion With Sunglasses Long Sleeve Top": the clause stands inside the name.
  if (
    other === at + 1 &&
    named.words.length > 0 &&
    isInside(pieces[other] as Piece) &&
    !words.slice(0, type.next).some((word) => /\d/.test(word))
  ) {
    const before = named.words.length;
    const { core, tail } = coreOf(named.brand, [], [...named.words, ...words], before + type.first, before + type.next);
    return { core, rest: replaced(pieces, other, tail).filter((piece) => piece !== pieces[at]) };
  }
  // "Grand Fantasy Designs - Cocktail Hawaii - Kalender": a brand alone takes the next phrase for its name.
  const bridge =
    named.words.length === 0 && other > at + 1 && !CLAUSE.test((pieces[at + 1] as Piece).text) ? at + 1 : -1;
  const name = bridge === -1 ? named.words : (pieces[bridge] as Piece).text.split(' ');
  const isName = !isAside(name) && name.some((word) => !words.includes(word));
  const work = isName ? name : [];
  // "with Jabba, Oola and Crumb Playset": what stands before the type goes on with the clause.
  const isListed =
    CLAUSE.test((pieces[other] as Piece).text) ||
    (CLAUSE.test(pieces[other - 1]?.text ?? '') && (pieces[other] as Piece).joint === 'comma');
  const { core, tail } = coreOf(named.brand, bindWords(work), words, type.first, type.next, isListed);
  const rest = replaced(pieces, other, tail).filter((piece) => piece !== pieces[at] && piece !== pieces[bridge]);
  const aside = name.join(' ').replace(/^\((.*)\)$/, '$1');
  return { core, rest: isName || aside === '' ? rest : [{ text: aside, joint: 'comma' }, ...rest] };
}

const isInside = ({ text, joint }: Piece): boolean => joint === 'space' && /^with\s/i.test(text);

/** "(339X Dark Burgundy)" describes what is named later. */
const isAside = (words: readonly string[]): boolean =>
  (words[0] ?? '').startsWith('(') && (words.at(-1) as string).endsWith(')');

/** "Vacuum Bags 20 Pack for Miele … Puravac": the maker closes a title that begins with the product. */
function isSigned(pieces: readonly Piece[], at: number, brand: string): boolean {
  const [first] = pieces;
  const type = first === undefined ? undefined : findType(first.text.split(' '));
  const text = pieces[at]?.text ?? '';
  return (
    at === pieces.length - 1 &&
    type !== undefined &&
    type.isWeak !== true &&
    new BrandName(brand).spansIn(text).at(-1)?.end === text.length
  );
}

/** A few words may follow the product: "Bodysuit Unisex Heather 6 Months", "Quadcopter RTF mode2". */
const LEAST_AFTER = 2;
const LABEL = /^(?:unisex|male|female|men|women|adult|infant|toddler|months?|years?|x{0,5}[sml]|.*\d.*)$/i;
/** "with 24 Gifts" counts what comes with it. */
const COUNTED_NEAR = 3;

/** "with Children Advent Calendar": where no other phrase names the product, a clause may end in it. */
function endsInType({ text }: Piece): boolean {
  const words = text.split(' ');
  const type = findType(words);
  return (
    /^with\s/i.test(text) &&
    words.length > COUNTED_WORDS &&
    type !== undefined &&
    type.isWeak !== true &&
    words
      .slice(type.next)
      .every((word, at) => at < LEAST_AFTER || LABEL.test(word) || COLOURS.has(word.toLowerCase())) &&
    !words.slice(Math.max(0, type.next - 1 - COUNTED_NEAR), type.next).some((word) => /^\d+$/.test(word))
  );
}

/** "for Syma X5C RC Quadcopter": what runs on behind the models is the device that the product fits. */
function isFittedDevice(pieces: readonly Piece[], piece: Piece): boolean {
  const before = pieces[pieces.indexOf(piece) - 1];
  if (piece.joint !== 'space' || before === undefined || kindOfPart(before.text) !== 'fit') return false;
  const words = piece.text.split(' ');
  return words.length <= DEVICE_WORDS && words.some((word) => DEVICES.has(foldPlural(word.toLowerCase())));
}
const DEVICE_WORDS = 4;

/** "…, Ferrari Formula 1 Racing Car Model Collection": where no other phrase names a product, a weak name will do. */
const namesWeakly = (piece: Piece): boolean =>
  piece.joint !== 'colon' &&
  namesType(piece) &&
  (findType(piece.text.split(' '))?.first ?? 0) > 0 &&
  !/\b(?:part|series|edition|set|book)\b/i.test(piece.text);

const BARE_WORDS = 2;
function isBareType({ text }: Piece): boolean {
  const words = text.split(' ');
  return words.length === BARE_WORDS && namesType({ text, joint: 'comma' }) && findType(words)?.next === words.length;
}

/** "128GB Storage", "2 Pillow Covers" are so close to their figure. */
const COUNTED_WORDS = 2;

/** A figure or a clause ("128GB Storage", "with Cover") names no product. */
const namesType = ({ text }: Piece): boolean =>
  !CLAUSE.test(text) && kindOfPart(text) !== 'fit' && isBeforeFigures(text.split(' '));

function isBeforeFigures(words: readonly string[]): boolean {
  const type = findType(words);
  const figure = words.slice(0, type?.next).findLastIndex((word) => /\d/.test(word));
  return type !== undefined && (figure === -1 || type.next - figure > COUNTED_WORDS);
}

/** Words up to the type; a maker before it ("Designed by Melissa Averinos Wall Art") is a phrase of its own. */
function coreOf(
  brand: string,
  work: readonly string[],
  words: readonly string[],
  first: number,
  last: number,
  isListed = false,
): { core: TitleCore; tail: string } {
  const next = goesOnAfter(words, last) || isCountedBare(words, last) ? last + 1 : last;
  const by = words.findLastIndex((word, at) => at < first && /^by$/i.test(word));
  const isForeign = work.length > 0 && (by !== -1 || isListed);
  const start = JOINS.test(words[0] ?? '') ? 1 : 0;
  const before = isForeign ? [] : words.slice(start, Math.max(start, first));
  const tail = [...(isForeign ? words.slice(0, first) : []), ...words.slice(next)]
    .join(' ')
    .replace(/^\(([^()]*)\)$/, '$1');
  return {
    core: { brand, work, modifiers: bindWords(before), type: words.slice(first, next).join(' ').replace(/:$/, '') },
    tail,
  };
}

/** "Tea Bags 240 Everyday English Breakfast": how many of them, without a word for it. */
const isCountedBare = (words: readonly string[], next: number): boolean =>
  /^\p{L}{3,}s$/u.test(words[next - 1] ?? '') &&
  /^[1-9]\d{1,3}$/.test(words[next] ?? '') &&
  /^\p{Lu}\p{Ll}{3,}$/u.test(words[next + 1] ?? '') &&
  kindOfPart(words.slice(next, next + 2).join(' ')) !== 'variant';

/** "Umbrella Base", "Golf Club Shaft with Grip": the last word of a name, whether a list knows it or not. */
function goesOnAfter(words: readonly string[], next: number): boolean {
  const [word = '', after] = words.slice(next);
  const isEnd = after === undefined || /^\d/.test(after) || CLAUSE.test(`${after} `);
  const lower = word.toLowerCase();
  return (
    isEnd &&
    next > 0 &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(word) &&
    !COLOURS.has(lower) &&
    !WEAK_WORDS.has(lower) &&
    !LABEL.test(word) &&
    !isDescription(lower) &&
    !/(?:ed|ing|able|ible|ful|less|proof)$/.test(lower) &&
    kindOfPart(word) === 'more'
  );
}

const replaced = (pieces: readonly Piece[], at: number, tail: string): readonly Piece[] =>
  pieces.flatMap((piece, index) =>
    index !== at ? [piece] : tail === '' ? [] : [{ text: tail, joint: 'space' as const }],
  );

/** "This Is an AJC Brand Replacement" is a sentence about the maker. */
function isAtEdge(text: string, name: BrandName): boolean {
  const spans = name.spansIn(text);
  return spans[0]?.start === 0 || spans.at(-1)?.end === text.length;
}

/** The piece that names the maker, else the first. */
function namePiece(pieces: readonly Piece[], brand: string): number {
  if (brand === '' || /^(?:generic|unbranded)$/i.test(brand)) return 0;
  const name = new BrandName(brand);
  const at = pieces.findIndex(
    ({ text }, index) =>
      (index === 0 || isAtEdge(text, name)) &&
      (!CLAUSE.test(text) || /^by\s/i.test(text)) &&
      name.spansIn(text).length > 0,
  );
  return Math.max(0, at);
}

/** The brand first, and the words of the piece without it: "CO Inspector by Sensorcon" is Sensorcon's CO Inspector. */
function brandApart(text: string, brand: string): { brand: string; words: readonly string[] } {
  const [span] = new BrandName(brand).spansIn(text);
  if (span === undefined || /^(?:generic|unbranded)$/i.test(brand)) return { brand: '', words: text.split(' ') };
  const shown = brand.trim();
  const before = text.slice(0, span.start).split(' ').filter(Boolean);
  while (before.length > 0 && MAKER.test(before.at(-1) as string)) before.pop();
  const rest = tidy(`${before.join(' ')} ${text.slice(span.end)}`)
    .replace(/^[-:,]\s*/, '')
    .replace(/^(?:brand|official)$/i, '');
  return { brand: shown, words: rest === '' ? [] : rest.split(' ') };
}
