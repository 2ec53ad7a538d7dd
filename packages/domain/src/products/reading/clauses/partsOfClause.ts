import { wordSet, WordList } from '../../../shared/index.js';
import { LEXICON_WORDS } from '../words/lexicon.js';
import { PART_WORDS } from '../words/partWords.js';
import { stemOf } from '../tokens/stemOf.js';
import type { Token } from '../tokens/Token.js';
import { lowerAt } from '../tokens/lowerAt.js';

/** Stems of the parts that many kinds have. */
export const PART_STEMS = new WordList([...PART_WORDS].map(stemOf));

const IN_OR_ON = wordSet('in|on');

const IS_OR_ARE = wordSet(
  'is|are|has|have|made|of|can|removable|detachable|washable|in|get|gets|not|height|width|length|material|colour|color|:',
);

const THE_OR_ITS = wordSet('the|its|a|an|each|both|with|this');

const WHILE = wordSet('while|whereas');

/** "Lid is BPA free", "lining: fleece", "strap 22 mm silicone", "cover removable": the part a clause speaks of. */
export function subjectPart(
  tokens: readonly Token[],
  stems: readonly string[],
  isPart: (at: number) => boolean,
): string | undefined {
  // "While the treadle is aluminium".
  let at = WHILE.has(tokens[0]?.lower ?? '') ? 1 : 0;
  if (THE_OR_ITS.has(tokens[at]?.lower ?? '')) at += 1;
  for (let step = 0; step < 3; step += 1, at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word') return undefined;
    const next = tokens[at + 1];
    const closes =
      next === undefined ? false : next.kind === 'number' || LEXICON_WORDS.has(next.lower) || IS_OR_ARE.has(next.lower);
    // "Plug in the cable" calls for something.
    const isCall =
      at === 0 && IN_OR_ON.has(next?.lower ?? '') && /^(?:the|your|a|an|it)$/u.test(tokens[2]?.lower ?? '');
    if (isPart(at) && closes && !isCall) return stems[at];
  }
  return undefined;
}

const MATERIAL_OR_COLOUR = wordSet('material|colour|color|fabric|type|finish');

/** "Lid material: steel": the part that a label names. */
export function labelPart(label: string, parts: ReadonlySet<string>): string | undefined {
  if (label === '') return undefined;
  const words = label.toLowerCase().replaceAll(/[_-]/gu, ' ').split(' ');
  if (words.length > 1 && !MATERIAL_OR_COLOUR.has(words.at(-1) ?? '')) return undefined;
  const first = words.find(
    (word) =>
      (PART_STEMS.has(stemOf(word)) || parts.has(stemOf(word))) &&
      !/^(?:outer|inner|cover|size|case|fabric|display|charger|battery|box|set|bag|screen|body|base|button)$/u.test(
        word,
      ),
  );
  return first === undefined ? undefined : stemOf(first);
}

const LINING = stemOf('lining');

const COVERS_OR_LINES = wordSet(
  'cover|covers|lines|tops|frames|seal|seals|hold|holds|handles|locks|clips|clamps|hooks|straps|zips|buttons',
);

const AND_OR_OR = wordSet(
  'and|or|with|for|in|on|of|by|to|from|is|are|come|comes|goes|fits|not|the|a|an|under|over|at|around|inside|behind|between|into|without|its|their|,',
);

const OF_OR_FOR = wordSet('of|for');

/** "Brushed brass lid": the part within the same noun phrase. */
export function followingPart(
  tokens: readonly Token[],
  stems: readonly string[],
  from: number,
  isPart: (at: number) => boolean,
): string | undefined {
  let found: string | undefined;
  // "The steel of the spine", "polyester plush for the cover".
  const link = [from, from + 1].find((at) => OF_OR_FOR.has(tokens[at]?.lower ?? '') && tokens[at + 1]?.lower === 'the');
  if (link !== undefined && isPart(link + 2)) return stems[isPart(link + 3) ? link + 3 : link + 2];
  // "Polyester mesh on the inside".
  const inside = tokens
    .slice(from, from + 4)
    .map(({ lower }) => lower)
    .join(' ');
  if (/^(?:\p{L}+ )?(?:on the )?inside$/u.test(inside)) return LINING;
  for (let at = from; at < Math.min(tokens.length, from + 4); at += 1) {
    const token = tokens[at] as Token;
    // "Steel T25 bolts"
    if (token.text === '-' || token.kind === 'code') continue;
    if (token.kind !== 'word' || AND_OR_OR.has(token.lower)) return found;
    // "Melamine covers the board"
    if (
      COVERS_OR_LINES.has(token.lower) &&
      /^(?:the|its|both|all|each|onto|over|into|around|through)$/u.test(tokens[at + 1]?.lower ?? '')
    )
      return found;
    // The last part of the phrase is what it is about: "amber dropper bottle".
    if (isPart(at)) found = stems[at];
  }
  return found;
}

/** "Polyester is used only for the lining of the collar". */
export function servedPart(
  tokens: readonly Token[],
  stems: readonly string[],
  from: number,
  isPart: (at: number) => boolean,
): string | undefined {
  const words = tokens
    .slice(from, from + 7)
    .map(({ lower }) => lower)
    .join(' ');
  if (!/^(?:(?:is|are|was) (?:only )?(?:used|found|for|in)|makes? up|forms?)\b/u.test(words)) return undefined;
  for (let at = from; at < Math.min(tokens.length, from + 8); at += 1)
    // "Is in the box" speaks of no part.
    if (isPart(at) && !/^(?:box|pack|package|set|kit|bag)$/u.test(tokens[at]?.lower ?? '')) return stems[at];
  return undefined;
}

const MADE = /^(?:made|out|is|are|built|crafted|consists?|mix|blend|piece|pair|set|kind|type|sheet|layer|block)$/u;
const WITH_OR_AND = wordSet('with|and|or|for');

const OF_OR_IN = wordSet('of|in|from|made|is|are|crafted|built');

/** "Handle of bamboo", "lid made from Tritan". */
export function precedingPart(
  tokens: readonly Token[],
  stems: readonly string[],
  first: number,
  isPart: (at: number) => boolean,
): string | undefined {
  let at = first - 1;
  let linked = false;
  for (let step = 0; at >= 0 && step < 6; step += 1, at -= 1) {
    const { lower, kind } = tokens[at] as Token;
    if (kind === 'sign' && lower !== '-') return undefined;
    // "Along the heel run two rails of aluminum": what it is of is no part that is known.
    if (lower === 'of' && tokens[at - 1]?.kind === 'word' && !isPart(at - 1) && !MADE.test(lowerAt(tokens, at - 1)))
      return undefined;
    if (OF_OR_IN.has(lower)) linked = true;
    else if (isPart(at)) return linked || step === 0 ? stems[headAt(tokens, at, isPart)] : undefined;
    else if (WITH_OR_AND.has(lower)) return undefined;
  }
  return undefined;
}

/** "The tip of the small water brush": an owner has few words. */
const LONGEST_OWNER = 4;

/** "The cover for the handle is of silicone": the cover, not the handle, is what the clause speaks of. */
function headAt(tokens: readonly Token[], at: number, isPart: (at: number) => boolean): number {
  for (let article = at - 1; article >= Math.max(1, at - LONGEST_OWNER); article -= 1) {
    if (tokens[article]?.kind !== 'word') return at;
    if (!/^(?:the|its|a|an)$/u.test(tokens[article]?.lower ?? '')) continue;
    const isOfPart = /^(?:for|of|on|in|to|around|under|inside)$/u.test(lowerAt(tokens, article - 1));
    // "The window in the door is acrylic", whether windows are known parts or not.
    const isOwned =
      isOfPart &&
      article > 2 &&
      tokens[article - 2]?.kind === 'word' &&
      /^(?:the|its|an?)$/u.test(opensAt(tokens, article - 2));
    return isOfPart && (isPart(article - 2) || isOwned) ? article - 2 : at;
  }
  return at;
}

const AND = wordSet('and|&|+');
/** The article of a noun that closes a phrase of at most three words. */
const opensAt = (tokens: readonly Token[], noun: number): string =>
  [1, 2, 3].map((back) => lowerAt(tokens, noun - back)).find((word) => /^(?:the|its|an?)$/u.test(word)) ?? '';

const IS_OR_ARE_OR_HAS = wordSet('is|are|has|have');

/** "The top and the drawer front are oak": the parts of a subject of two, the second last; empty where it is none. */
export function coSubjects(
  tokens: readonly Token[],
  stems: readonly string[],
  isPart: (at: number) => boolean,
): readonly string[] {
  // "Inside and spout 304 stainless steel".
  const [first, second, third] = [tokens[0]?.lower ?? '', tokens[1]?.lower ?? '', tokens[3]?.lower ?? ''];
  if (AND.has(second) && isPart(2) && (tokens[3]?.kind === 'number' || LEXICON_WORDS.has(third)))
    return first === 'inside' ? [LINING, stems[2] ?? ''] : isPart(0) ? [stems[0] ?? '', stems[2] ?? ''] : [];
  const verb = tokens.findIndex(({ lower }) => IS_OR_ARE_OR_HAS.has(lower));
  // "… and the lid and base are zinc".
  const join = tokens.findIndex(({ lower }, at) => at > 0 && AND.has(lower));
  if (join < 1 || verb <= join + 1 || verb > LONGEST_SUBJECT || !isPart(verb - 1) || !isPart(join - 1)) return [];
  const isPlain = tokens.slice(0, verb).every(({ kind }) => kind === 'word');
  return isPlain ? [stems[join - 1] ?? '', stems[verb - 1] ?? ''] : [];
}

const LONGEST_SUBJECT = 8;
