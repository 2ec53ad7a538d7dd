import type { Range } from '../reading/sentences/Sentence.js';
import type { Token } from '../reading/tokens/Token.js';
import { lowerAt } from '../reading/tokens/lowerAt.js';
import { tokenise } from '../reading/tokens/tokenise.js';
import { readQuantities } from '../reading/figures/readQuantities.js';
import type { ChosenKind } from './ChosenKind.js';
import { brandIn } from './brandIn.js';
import { categoryOf } from './categoryOf.js';
import { findKind } from './findKind.js';
import { beforeCount, phraseEnd } from './phrases/phraseEnd.js';
import { phrasesOf } from './phrases/phrasesOf.js';
import { rangeOf } from './phrases/rangeOf.js';
import { laterNoun } from './laterNoun.js';
import { isOtherThing, opensPhrase, tailOf } from './tailOf.js';
import { CATEGORY_FRAMES, GENERAL_KIND } from './kindRegistry.js';

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
  const first = findKind(rest, category);
  // A "pull along snail" is no pullover.
  const found = lowerAt(rest, first?.next ?? 0) === 'along' ? undefined : first;
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
    (isOtherThing(rest.slice(hit.next - tail, hit.next)) ||
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

/** The first token behind the brand where the name begins with it. */
function brandEnd(name: string, tokens: readonly Token[], brand: string): number {
  const wanted = brand.trim().toLowerCase();
  // The brand "Blue" does not open "Bluegrass Seeds".
  const isWhole =
    wanted !== '' && name.toLowerCase().startsWith(wanted) && !/[\p{L}\p{N}]/u.test(name[wanted.length] ?? '');
  const length = isWhole ? wanted.length : (brandIn(name, wanted, true)?.end ?? 0);
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
      // "Gray/white shirt".
      (before.text === '/' && before.glued && tokens[at]?.glued === true && tokens[at - 2]?.kind === 'word') ||
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
