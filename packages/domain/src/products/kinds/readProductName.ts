import { propertyOfLabel } from '../facts/propertyRegistry.js';
import type { Range } from '../reading/sentences/Sentence.js';
import type { Token } from '../reading/tokens/Token.js';
import { tokenise } from '../reading/tokens/tokenise.js';
import { LEXICON_INDEX } from '../reading/words/lexicon.js';
import { tokenStems } from '../reading/tokens/phraseIndex.js';
import { readQuantities } from '../reading/figures/readQuantities.js';
import { sortOut } from '../reading/clauses/sortOut.js';
import type { ChosenKind } from './ChosenKind.js';
import { brandPattern } from './brandPattern.js';
import { categoryOf } from './categoryOf.js';
import { findKind } from './findKind.js';
import { beforeCount, PACK_OR_SET, phraseEnd } from './phraseEnd.js';
import { knownRuns } from './knownRuns.js';
import { laterNoun } from './laterNoun.js';
import { isSet, opensPhrase, tailOf } from './tailOf.js';
import { CATEGORY_FRAMES, GENERAL_KIND } from './kindRegistry.js';
import { lowerAt } from '../reading/tokens/lowerAt.js';

/** A product name taken apart. Ranges are in the text that was read. */
export interface ProductName {
  readonly kind: ChosenKind;
  /** Brand excluded: from the first word up to and with the noun: "Airpulse 220 TWS Earbuds". */
  readonly front: Range;
  /** Inside `front`: the noun phrase that names the product: "TWS Earbuds". */
  readonly noun: Range;
  /** What follows, cut into phrases that are never split: figures, "for …", "with …", pack, colours, the rest. */
  readonly phrases: readonly Range[];
}

/** Kinds that say how many things there are, not which. */
const COLLECTION = /^(?:kit|set|bundle|gift set|starter kit)$/u;

const EMPTY: Range = { start: 0, end: 0 };

/**
 * Reads a name. `known` are texts that the seller wrote elsewhere: a run of words that stands there is one phrase; `searched` the
 * stems of the last words of what buyers search for: "curler" of "lash curler".
 */
export function readProductName(
  name: string,
  brand: string,
  category: string,
  known: string,
  searched: ReadonlySet<string> = new Set(),
): ProductName {
  const tokens = tokenise(name);
  const from = brandEnd(name, tokens, brand);
  const rest = tokens.slice(from);
  const found = findKind(rest, category);
  const tail = found === undefined ? 0 : tailOf(rest, found.next);
  const later =
    found === undefined || tail > 0
      ? undefined
      : laterNoun(rest, found.first, found.next, found.kind.category, searched);
  const hit = found === undefined ? undefined : { ...found, next: found.next + tail + (later?.count ?? 0) };
  const frame = CATEGORY_FRAMES[categoryOf(category) ?? ''];
  // An "aquarium heater" is no aquarium; a "roller kit" is one of rollers; what a kit is of its category says.
  const isOther =
    hit !== undefined &&
    ((tail > 0 && !isSet(rest[hit.next - 1])) ||
      later?.isOther === true ||
      (frame !== undefined && COLLECTION.test(hit.kind.name)));
  const nounFirst = hit === undefined ? 0 : nounStart(rest, hit.first);
  const frontNext = beforeCount(rest, hit === undefined ? phraseEnd(rest) : hit.next);
  const front = rangeOf(rest, 0, frontNext);
  const noun = hit === undefined ? front : rangeOf(rest, nounFirst, frontNext);
  const shown = name.slice(noun.start, noun.end);
  return {
    kind:
      hit === undefined || isOther
        ? { kind: frame ?? GENERAL_KIND, name: shown, certainty: frame === undefined ? 'phrase' : 'category' }
        : { kind: hit.kind, name: shown, certainty: 'known' },
    front,
    noun,
    phrases: phrasesOf(name, rest, frontNext, known),
  };
}

function rangeOf(tokens: readonly Token[], first: number, next: number): Range {
  const start = tokens[first];
  const end = tokens[next - 1];
  return start === undefined || end === undefined ? EMPTY : { start: start.start, end: end.end };
}

/** The first token behind the brand where the name begins with it. */
function brandEnd(name: string, tokens: readonly Token[], brand: string): number {
  const wanted = brand.trim().toLowerCase();
  // The brand "Blue" does not open "Bluegrass Seeds".
  const isWhole =
    wanted !== '' && name.toLowerCase().startsWith(wanted) && !/[\p{L}\p{N}]/u.test(name[wanted.length] ?? '');
  const length = isWhole ? wanted.length : (brandPattern(wanted, true)?.exec(name)?.[0].length ?? 0);
  if (length === 0) return 0;
  const at = tokens.findIndex((token) => token.start >= length);
  if (at === -1 || (tokens[at]?.start === length && tokens[at]?.kind === 'word')) return 0;
  return /^[-:|,–]$/u.test(tokens[at]?.text ?? '') ? at + 1 : at;
}

/** A noun phrase reaches left to the last figure, code, preposition or sign. */
function nounStart(tokens: readonly Token[], first: number): number {
  const quantities = readQuantities(tokens);
  let at = first;
  while (at > 0) {
    const before = tokens[at - 1] as Token;
    const quantity = quantities.find(({ start, end }) => before.start >= start && before.end <= end);
    // "5 tier bookshelf" counts its tiers; "10000 mAh power bank" and "TB SSD" leave their measure outside.
    if (quantity !== undefined) {
      if (
        quantity.unit !== 'count' ||
        quantity.end > (tokens[first]?.start ?? 0) ||
        !/^(?:tier|piece|pc|seater|layer|drawer|door|speed|person|burner|panel|ply|port|string)$/u.test(quantity.noun)
      )
        break;
      at = tokens.findIndex(({ start }) => start >= quantity.start);
      continue;
    }
    if (
      before.kind === 'word' &&
      opensPhrase(before) &&
      !(before.lower === 'non' && tokens[at]?.text === '-') &&
      !(before.lower === 'no' && at === 1)
    )
      break;
    if (
      before.kind === 'word' ||
      (before.kind === 'sign' && /^[-&'’]$/u.test(before.text) && (before.text !== '-' || before.glued)) ||
      // "Gua sha + comb".
      (before.text === '+' && tokens[at]?.kind === 'word' && tokens[at - 2]?.kind === 'word')
    )
      at -= 1;
    else break;
  }
  // The "G" of "5G" and dangling signs open no noun.
  while (
    at < first &&
    (/^[-&]$/u.test(tokens[at]?.text ?? '') || (tokens[at]?.glued === true && /^\p{L}$/u.test(tokens[at]?.text ?? '')))
  )
    at += 1;
  return at;
}

function phrasesOf(name: string, tokens: readonly Token[], from: number, known: string): readonly Range[] {
  const rest = tokens.slice(from);
  if (rest.length === 0) return [];
  const stems = tokenStems(rest);
  const quantities = readQuantities(rest);
  const terms = LEXICON_INDEX.find(rest, stems);
  const runs = knownRuns(rest, stems, known);
  const phrases: Range[] = [];
  let first = 0;
  const close = (next: number): void => {
    let start = first;
    let end = next;
    while (
      start < end &&
      (rest[start] as Token).kind === 'sign' &&
      !/^[#(+]$/u.test((rest[start] as Token).text) &&
      !isMinus(rest, start)
    )
      start += 1;
    while (
      end > start &&
      (rest[end - 1] as Token).kind === 'sign' &&
      !/^["″%+)'°]$/u.test((rest[end - 1] as Token).text)
    )
      end -= 1;
    if (start < end && rest.slice(start, end).some((token) => token.kind !== 'sign')) {
      const range = rangeOf(rest, start, end);
      if (sortOut(name.slice(range.start, range.end)) === undefined) phrases.push(range);
    }
    first = next;
  };
  let inTail = false;
  for (let at = 0; at < rest.length; at += 1) {
    const token = rest[at] as Token;
    const inside = quantities.some(
      ({ start, end, place }) => token.start >= start && token.end <= end && !(token.start === start && place === 0),
    );
    const linked = quantities.some(
      ({ start, place, chain }) => place > 0 && chain > 1 && start >= token.start && start <= token.end + 1,
    );
    if (inside || linked) continue;
    const separates =
      token.kind === 'sign' &&
      !isRatio(rest, at) &&
      !isAdded(rest, at, quantities) &&
      (/^[,;|()[\]:+–—•]$/u.test(token.text) || (token.text === '-' && !token.glued && !isMinus(rest, at)));
    const quantity = quantities.find((one) => one.start === token.start && one.place === 0 && one.unit !== '');
    const isInRun = [...runs].some(([start, end]) => start < at && at < end);
    const term = isInRun ? undefined : terms.find((one) => one.first === at && one.tag === 'colour');
    const run = runs.get(at);
    const pack = PACK_OR_SET.has(token.lower) && rest[at + 1]?.lower === 'of';
    if (separates) {
      close(at);
      first = at + 1;
      inTail = false;
    } else if (
      opensPhrase(token) &&
      token.kind === 'word' &&
      !isInOne(rest, at) &&
      !/^(?:not|non|no)$/u.test(lowerAt(rest, at - 1)) &&
      (token.lower !== 'w' || rest[at + 1]?.text === '/')
    ) {
      close(at);
      inTail = true;
    } else if (pack) {
      close(at);
      at += 2;
      if (!isNoun(rest[at + 1])) {
        close(at + 1);
        first = at + 1;
      } else inTail = true;
    } else if (
      !inTail &&
      !(quantity !== undefined && goesOn(rest, at)) &&
      (quantity !== undefined || (term !== undefined && rest[at - 1]?.text !== '/') || run !== undefined) &&
      !/^[x×*]$/iu.test(rest[at - 1]?.text ?? '') &&
      // "11 lb / 5 kg" is one measure, "1X/10X" one pair.
      !(rest[at - 1]?.text === '/' && (token.glued || quantities.some(({ end }) => end === rest[at - 2]?.end))) &&
      !isAdded(rest, at - 1, quantities)
    ) {
      if (quantity === undefined && run === undefined && isShade(rest, at, first, terms)) {
        if (at - 1 > first) close(at - 1);
      } else close(at);
    } else if (quantity !== undefined && at - first === 1 && propertyOfLabel(rest[first]?.lower ?? '') !== undefined)
      continue;
    else if (
      !inTail &&
      at > first &&
      CUE.test(lowerAt(rest, at - 1)) &&
      quantities.some((one) => one.start === rest[first]?.start)
    )
      close(at);
    else if (
      inTail &&
      !/^[x×*]$/iu.test(rest[at - 1]?.text ?? '') &&
      quantity !== undefined &&
      quantity.unit !== '' &&
      quantity.unit !== 'count' &&
      at - first >= 2 &&
      // "For children aged 5 to 8" says whose age it is.
      !/^(?:ages?|aged|from|over|under|above|below)$/u.test(lowerAt(rest, at - 1))
    ) {
      close(at);
      inTail = false;
    }
  }
  close(rest.length);
  return phrases;
}

/** The word before a colour that names its shade: "Matte Olive", "V30 Midnight Black"; not a material, nor a longer phrase. */
function isShade(
  tokens: readonly Token[],
  at: number,
  first: number,
  terms: readonly { first: number; next: number }[],
): boolean {
  const [word, before] = [tokens[at - 1], tokens[at - 2]];
  return (
    at > first &&
    word?.kind === 'word' &&
    /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
    !/(?:ing|proof|less|free)$/u.test(word.lower) &&
    !terms.some((term) => term.first < at && at <= term.next) &&
    (at - 1 === first || before?.kind === 'code')
  );
}

/** The "in" of "4 in 1" and "7-in-1". */
const isInOne = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'in' &&
  ((tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.text === '1') ||
    (tokens[at - 1]?.text === '-' && tokens[at - 2]?.kind === 'number' && tokens[at + 2]?.text === '1'));

/** "13-pin car to 7-pin trailer", "7-in-1": the figure goes on with what stands before it. */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  lowerAt(tokens, at - 1) === 'to' || (tokens[at + 1]?.text === '-' && isInOne(tokens, at + 2));

/** The sign of "5.2:1" and "9+1". */
const isRatio = (tokens: readonly Token[], at: number): boolean =>
  /^[:+]$/u.test(tokens[at]?.text ?? '') &&
  tokens[at]?.glued === true &&
  tokens[at - 1]?.kind === 'number' &&
  tokens[at + 1]?.kind === 'number' &&
  tokens[at + 1]?.glued === true;

/** The sign of "26 in + 18 in": two measures of one set. */
const isAdded = (tokens: readonly Token[], at: number, quantities: ReturnType<typeof readQuantities>): boolean =>
  tokens[at]?.text === '+' &&
  quantities.some(({ end, unit }) => unit !== '' && end === tokens[at - 1]?.end) &&
  quantities.some(({ start, unit }) => unit !== '' && start === tokens[at + 1]?.start);

const isMinus = (tokens: readonly Token[], at: number): boolean =>
  /^[-−–]$/u.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued === true;

const isNoun = (token: Token | undefined): boolean => token?.kind === 'word' && token.lower.endsWith('s');

/** Words that close what a figure says: "50 h playtime". */
const CUE =
  /^(?:playtime|life|warranty|range|capacity|display|screen|drive|pack|piece|pieces|pcs|panels?|seater|speed|modes?|equivalent|equiv|long|wide|tall|thick)$/u;
