import { LOWER_CASE_WORDS } from '../rules/text/functionWords.js';
import { isUnit } from '../rules/text/units.js';
import { COLOURS } from './colours.js';
import { isHeadNoun } from './headNouns.js';
import type { Joint, PartKind, TitlePart } from './TitlePart.js';

type Piece = Pick<TitlePart, 'text' | 'joint'>;

/** A core shorter than this says too little: "Kraft Seeds" is a brand, "Kraft Seeds Fresh Vegetable Seeds" a product. */
const CORE_LEAST = 22;
const ATTRIBUTE_WORDS = 4;

const CLAUSE = /\s(?=(?:with|for|featuring|fits|suitable|compatible|ideal|without|made)\s)/i;
const PACK =
  /\b(?:pack|set|box|pair|combo|lot|case)s?\s+of\s+\d+|\b\d+[\s-]*(?:pcs?|pieces?|packs?|pk|pairs?|count|ct|sets?|units?|rolls?|sheets|bags)\b/i;
const SIZE_LETTERS = /^(?:size[:\s]*)?(?:x{0,4}s|s|m|l|x{1,4}l|\d?xl|small|medium|large|x-large|free size|one size)$/i;
const FIGURE_WITH_UNIT = /\d[\d.,/xX×*\s"'-]*\s?([a-z]+|["'])/gi;

/** The parts of a normalised title, in their order. The first is the core; there is always at least one. */
export function splitTitle(title: string): readonly TitlePart[] {
  const pieces = splitPhrases(title).flatMap(splitClauses).flatMap(splitRuns);
  const coreEnd = endOfCore(pieces);
  const core = pieces
    .slice(0, coreEnd)
    .reduce((text, piece, at) => text + (at === 0 ? '' : jointText(piece.joint)) + piece.text, '');
  return [
    { text: core, joint: 'start', kind: 'core' },
    ...pieces.slice(coreEnd).map((piece): TitlePart => ({ ...piece, kind: kindOf(piece.text) })),
  ];
}

/** What stands between a part and the one before it. */
export const jointText = (joint: Joint): string =>
  ({ start: '', comma: ', ', space: ' ', dash: ' - ', colon: ': ' })[joint];

/** Phrases between commas, spaced dashes and colons; brackets at the end of a phrase become phrases of their own. */
function splitPhrases(title: string): readonly Piece[] {
  const opened = title.replace(/\s*\(([^()]*)\)/g, (group, inside: string, at: number) => {
    const after = title.slice(at + group.length);
    const inTheMiddle = after !== '' && !/^\s*(?:[,(:]|- )/.test(after);
    return inTheMiddle && inside.length <= 12 ? group : `, ${inside}, `;
  });
  const pieces: Piece[] = [];
  let joint: Joint = 'start';
  for (const token of opened.split(/(,(?!\d)\s*|\s-\s|:\s+)/)) {
    if (/^(?:,|\s-\s|:\s)/.test(token)) {
      joint = joint === 'start' ? joint : token.startsWith(',') ? 'comma' : token.startsWith(':') ? 'colon' : 'dash';
    } else if (token.trim() !== '') {
      pieces.push({ text: token.trim(), joint: pieces.length === 0 ? 'start' : joint });
      joint = 'comma';
    }
  }
  return pieces;
}

function splitClauses({ text, joint }: Piece): readonly Piece[] {
  return text.split(CLAUSE).map((clause, at) => ({ text: clause, joint: at === 0 ? joint : 'space' }));
}

/** A phrase that strings product names together is parted after each of them. */
function splitRuns(piece: Piece): readonly Piece[] {
  const words = piece.text.split(' ');
  const runs: string[][] = [[]];
  words.forEach((word, at) => {
    const run = runs.at(-1) as string[];
    run.push(word);
    const next = words[at + 1];
    if (next !== undefined && isSeam(word, next, run.length, words.length - at - 1)) runs.push([]);
  });
  return runs.map((run, at) => ({ text: run.join(' '), joint: at === 0 ? piece.joint : 'space' }));
}

function isSeam(word: string, next: string, runLength: number, wordsLeft: number): boolean {
  const bare = next.toLowerCase();
  if (runLength < 2 || !isHeadNoun(word.toLowerCase()) || isHeadNoun(bare)) return false;
  if (LOWER_CASE_WORDS.has(bare) || /^[&+/-]/.test(next) || /^[&+/]|-$/.test(word)) return false;
  return wordsLeft >= 2 || COLOURS.has(bare) || SIZE_LETTERS.test(bare);
}

/** How many pieces form the core: enough to name a product and to be more than a brand. */
function endOfCore(pieces: readonly Piece[]): number {
  let length = 0;
  let named = false;
  for (let at = 0; at < pieces.length; at += 1) {
    const { text } = pieces[at] as Piece;
    if (at > 0 && length >= CORE_LEAST && (named || length >= 2 * CORE_LEAST)) return at;
    if (at > 0 && named && kindOf(text) === 'variant') return at;
    length += text.length + (at === 0 ? 0 : 1);
    named ||= text.split(' ').some((word) => isHeadNoun(word.toLowerCase()));
  }
  return pieces.length;
}

function kindOf(text: string): PartKind {
  if (/^(?:for|fits|compatible|suitable)\s/i.test(text)) return 'purpose';
  const words = text.toLowerCase().split(/[\s/]+/);
  if (PACK.test(text) || SIZE_LETTERS.test(text) || measures(text)) return words.length <= 6 ? 'variant' : 'more';
  if (words.length <= 4 && words.some((word) => COLOURS.has(word)) && !isHeadNoun(words.at(-1) ?? '')) return 'variant';
  if (words.length <= 2 && /\d/.test(text)) return 'variant';
  return words.length <= ATTRIBUTE_WORDS && !isHeadNoun(words.at(-1) ?? '') ? 'attribute' : 'more';
}

const measures = (text: string): boolean =>
  Array.from(text.matchAll(FIGURE_WITH_UNIT)).some(
    ([, unit = '']) => unit === '"' || unit === "'" || isUnit(unit.toLowerCase()),
  );
