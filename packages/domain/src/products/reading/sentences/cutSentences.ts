import type { Range, Sentence } from './Sentence.js';
import { behindAnswer } from './behindAnswer.js';
import { dashedLabel } from './dashedLabel.js';
import { isAnswered } from './isAnswered.js';
import { isBeforeLabel } from './isBeforeLabel.js';
import { isStop } from './isStop.js';
import { linesOf } from './linesOf.js';
import { withAnswer } from './withAnswer.js';
import { withColons } from './withColons.js';
import { isPlain, isWordSign } from './plainSigns.js';

const MARK =
  /^\s*(?:>\s*)?(?:[-–—](?!\d+(?:[.,]\d+)?\s?(?:°|to\b|bis\b|C\b|F\b))|[*•·▪◦●○►▶✓✔✅☑★☆➤→⭐🔥👉💧🌿❤️‍♀️]|\p{Extended_Pictographic}|\d{1,2}[.)](?=\s)|[a-z]\)(?=\s)|>{1,3}(?=\s))[\uFE0F\s]*/u;
const LABEL = /^\s*([\p{L}\d][\p{L}\p{M}\p{N} /&'().-]{0,38}?)\s*(?:[:：](?!\/\/)(?=\s|\p{L}|["'(±]|\d)|\||\t|\s=\s)/u;
/** "[Blade] titanium", "【Material】cotton": as sheets from China label their lines. */
const BRACKETED = /^\s*[[【〔]\s*(\p{L}[\p{L}\p{M}\p{N} /&'().-]{0,38}?)\s*[\]】〕]\s*[:：-]?\s*(?=\S)/u;
/** "Length (driver) ...... 24 in". */
const LEADERS = /^\s*(?!no )(\p{L}[\p{L}\p{M}\p{N} /&'()-]{0,38}?)\s*(?:\.{3,}|…+|·{3,}|_{3,})\s*(?=\S)/u;
const OPENERS = '([{';
const CLOSERS = ')]}';
/** A sentence longer than this is cut at its commas only; nothing in it is looked at twice. */
const LONGEST_LABEL = 60;
/** A longer clause or list is cut between two words: no sentence needs it, and the words of a clause are compared with each other. */
export const LONGEST_CLAUSE = 400;

/** Cuts a text into sentences and clauses. Every character that is not white space, a list mark or a separator lies in exactly one clause or label. */
export function cutSentences(given: string): readonly Sentence[] {
  return isPlainPhrase(given) ? [sentenceOf(given)] : cutText(given);
}

/** Search words and most values: words with spaces between them, none of which goes on in capitals. */
const PLAIN_PHRASE = /^\p{L}\p{Ll}*(?: \p{L}\p{Ll}*)*$/u;

/** Whether a text is one sentence of one clause whatever its words are: nothing in it could end a clause or label one. */
const isPlainPhrase = (text: string): boolean =>
  text.length <= LONGEST_LABEL && PLAIN_PHRASE.test(text) && !ANNOUNCES.test(text);

const sentenceOf = ({ length }: string): Sentence => ({
  start: 0,
  end: length,
  label: '',
  clauses: [{ start: 0, end: length }],
  brackets: [],
  isStopped: false,
});

function cutText(given: string): readonly Sentence[] {
  const text = withColons(given);
  const isSmall = (text.match(SMALL_START) ?? []).length >= LEAST_SMALL;
  const sentences: Sentence[] = [];
  let heading: Heading | undefined;
  const lines = linesOf(text);
  for (const [at, line] of lines.entries()) {
    const shape = shapeOf(text, line);
    const next = lines[at + 1];
    const own = next === undefined || shapeOf(text, next) === '' ? undefined : headingOf(text, line);
    if (own !== undefined) {
      heading = { label: own, shape: undefined, line };
      continue;
    }
    const isUnder = heading !== undefined && shape !== '' && (heading.shape ?? shape) === shape;
    heading = isUnder && heading !== undefined ? { ...heading, shape } : undefined;
    const first = sentences.length;
    const unused = heading?.line;
    let start = line.start;
    for (const end of stopsIn(text, line, isSmall)) {
      addSentence(text, start, end, sentences);
      start = end;
    }
    addSentence(text, start, line.end, sentences);
    const [head] = sentences.slice(first, first + 1);
    if (heading === undefined || head === undefined) continue;
    if (head.label === '') sentences[first] = { ...head, label: heading.label };
    // A heading over a line with a label of its own is said itself, unless it only announces: "Specifications:".
    else if (unused !== undefined && !ANNOUNCES.test(heading.label))
      sentences.splice(first, 0, ...sentencesOf(text, unused));
    heading = { ...heading, line: undefined };
  }
  return sentences;
}

/** A sentence that begins with a small letter. */
const SMALL_START = /\. \p{Ll}{2}(?<=\p{Ll}{3}\. \p{Ll}{2})/gu;
const LEAST_SMALL = 3;

/** A line that only names what the lines below it are, and the shape that they share. */
interface Heading {
  readonly label: string;
  readonly shape: string | undefined;
  /** Where it stands, until a line below it is read. */
  readonly line: Range | undefined;
}

const ANNOUNCES =
  /^(?:(?:key |main |product |technical |more |item |about |other )?(?:features?|specs?|specifications?|details|information|info|highlights|points|facts|descriptions?|notes?|benefits|pictures?|photos?|images?|size ?charts?(?: ?\(?(?:cm|inch|inches)\)?)?|overview|this item|the product|spec(?:ification)? sheets?)|(?:package|packing|package contents?|what['’]?s in the box)(?: (?:included|includes?|including|contents?|list))?|item specifics|please note|ok(?:ay)?,? so)$/iu;

function sentencesOf(text: string, { start, end }: Range): readonly Sentence[] {
  const sentences: Sentence[] = [];
  addSentence(text, start, end, sentences);
  return sentences;
}

const HEADING = /^[\s>]*(\p{L}[\p{L}\p{N} /&'-]{0,30}?)\s*[:：]\s*$/u;

function headingOf(text: string, { start, end }: Range): string | undefined {
  return end - start > LONGEST_LABEL ? undefined : HEADING.exec(text.slice(start, end))?.[1];
}

/** How a line of a list begins: set in, with a mark, or with a count; empty for running text. */
function shapeOf(text: string, { start, end }: Range): string {
  const head = text.slice(start, Math.min(end, start + 8));
  if (/^\s*(?:[-–*▪●✓✔►]|\d{1,2}[.)])\s/u.test(head)) return 'mark';
  if (/^\s+\S/u.test(head)) return 'indent';
  return /^\d/u.test(head) ? 'count' : '';
}

/** A face: ":)". */
const FACE = /^[:;]-?\)/u;

/** The places just behind a stop, in order. */
function stopsIn(text: string, { start, end }: Range, isSmall: boolean): readonly number[] {
  const stops: number[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at += 1) {
    if (isPlain(text, at)) continue;
    const sign = text[at] as string;
    // "For two years :) 48 pieces": a face ends its sentence.
    const face =
      (sign === ':' || sign === ';') && text[at - 1] === ' ' ? FACE.exec(text.slice(at, at + 3))?.[0] : undefined;
    if (face !== undefined) {
      at += face.length - 1;
      if (depth > 0) depth -= 1;
      else stops.push((from = at + 1));
    } else if (OPENERS.includes(sign)) depth += 1;
    else if (CLOSERS.includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && (sign === ',' || sign === ';') && isBeforeLabel(text, from, at, end))
      stops.push((from = at + 1));
    // "2. 2 piece outfit": the number of a line.
    else if (sign === '.' && at - start < LONGEST_NUMBER && /^\s*\d{1,2}$/u.test(text.slice(start, at))) continue;
    else if (sign === '。' || sign === '！' || (sign === '…' && text[at + 1] === ' ')) stops.push((from = at + 1));
    // "Fine hair? Take the soft one": without its question an answer says something else.
    else if (sign === '?' && isAnswered(text, from, at, end)) continue;
    else if (sign === '!' || sign === '?' || (sign === '.' && isStop(text, from, at, end, isSmall))) {
      if (depth > 0 && sign === '.') continue;
      while (at + 1 < end && /[.!?]/.test(text[at + 1] as string)) at += 1;
      // "(The box says 20, we measured 15!!)" ends with its bracket.
      if (depth > 0 && CLOSERS.includes(text[at + 1] ?? ' ')) continue;
      depth = 0;
      stops.push((from = at + 1));
    }
  }
  return stops;
}

const LONGEST_NUMBER = 8;

function addSentence(text: string, from: number, to: number, sentences: Sentence[]): void {
  let start = from;
  let end = to;
  while (start < end && !isWordSign(text, start) && /\s/u.test(text[start] as string)) start += 1;
  const mark = MARK.exec(text.slice(start, Math.min(end, start + 16)));
  if (mark !== null && start + mark[0].length < end) start += mark[0].length;
  let isStopped = false;
  while (end > start && !isWordSign(text, end - 1) && /[\s.!?。！…]/u.test(text[end - 1] as string)) {
    if (/[.!?。！…]/u.test(text[end - 1] as string)) isStopped = true;
    end -= 1;
  }
  if (end <= start) return;
  if (text[from - 1] === '?') {
    start = behindAnswer(text, start, end);
    const answered = withAnswer(text, sentences.at(-1), from, end);
    if (answered !== undefined) {
      sentences[sentences.length - 1] = answered;
      if (answered.end === end) return;
    }
  }
  const head = text.slice(start, Math.min(end, start + LONGEST_LABEL));
  const sheet = /^[[【〔]|\.{3}|[…_·]/u.test(head) ? (BRACKETED.exec(head) ?? LEADERS.exec(head)) : null;
  const label = sheet ?? (ENDS_LABEL.test(head) ? (LABEL.exec(head) ?? dashedLabel(head)) : null);
  const isRatio = label !== null && /\d\s*[:：]\s*$/u.test(label[0]) && /\d/.test(text[start + label[0].length] ?? '');
  const isEmpty = label !== null && !/[\p{L}\p{N}]/u.test(text.slice(start + label[0].length, end));
  const named =
    label !== null &&
    !isRatio &&
    !isEmpty &&
    // "M = chest 38, L = chest 40" lists sizes.
    !(
      /\s=\s$/u.test(label[0]) &&
      (/\d/.test(label[0]) || SECOND_EQUALS.test(text.slice(start + label[0].length, end)))
    ) &&
    label[1] !== undefined &&
    label[1]
      .replace(/\([^()]*\)/u, '')
      .trim()
      .split(' ').length <= 4
      ? label
      : null;
  const bodyStart = named === null ? start : start + named[0].length;
  // "Specifications", "Package included": a heading that says nothing of the product.
  if (
    named === null &&
    end - start <= LONGEST_LABEL &&
    ANNOUNCES.test(text.slice(start, end).replace(/[\s:：-]+$/u, ''))
  ) {
    sentences.push({ start, end, label: text.slice(start, end), clauses: [], brackets: [], isStopped });
    return;
  }
  const { clauses, brackets } = clausesIn(text, bodyStart, end);
  if (clauses.length === 0 && named === null) return;
  sentences.push({ start, end, label: named?.[1]?.trim() ?? '', clauses, brackets, isStopped });
}

const SECOND_EQUALS = /[,;/]\s*\p{L}{1,4}\s=\s/u;
/** One of these ends any label. */
const ENDS_LABEL = /[:：|\t=–—-]/u;
/** Commas between digits, and whatever stands in brackets, separate nothing. */
function clausesIn(text: string, start: number, end: number): { clauses: Range[]; brackets: Range[] } {
  const clauses: Range[] = [];
  const brackets: Range[] = [];
  const corrected = correctionsIn(text, start, end);
  let from = start;
  let depth = 0;
  let opened = 0;
  for (let at = start; at < end; at += 1) {
    // A correction ends with a space.
    if (isPlain(text, at) && corrected.size === 0) continue;
    const sign = text[at] as string;
    if (OPENERS.includes(sign)) {
      // "S(36)" is one word.
      if (depth === 0) opened = /[\s,]/u.test(text[at - 1] ?? ' ') ? at + 1 : -1;
      depth += 1;
    } else if (CLOSERS.includes(sign) && depth > 0) {
      depth -= 1;
      if (depth === 0 && opened >= 0) pushTrimmed(text, opened, at, brackets);
    } else if (depth === 0 && (corrected.has(at) || separates(text, at, start, end))) {
      pushTrimmed(text, from, at, clauses);
      from = at + 1;
    }
  }
  pushTrimmed(text, from, end, clauses);
  return { clauses, brackets };
}

const CORRECTION = /\b(?:no,? (?:wait|sorry)|sorry,? (?:no|i mean)|wait,? no|i mean|scrap that)[,:]?\s(?=\d)/giu;
const NO_PLACES: ReadonlySet<number> = new Set();

/** "2.2 kg no sorry 0.42 kg": the last characters of what takes the figure before it back. */
function correctionsIn(text: string, start: number, end: number): ReadonlySet<number> {
  const clause = text.slice(start, end);
  if (!/sorry|wait|i mean|scrap/iu.test(clause)) return NO_PLACES;
  return new Set([...clause.matchAll(CORRECTION)].map(({ 0: words, index }) => start + index + words.length - 1));
}

function separates(text: string, at: number, start: number, end: number): boolean {
  const sign = text[at] as string;
  if (sign === ';' || sign === '、') return true;
  // A heading too long for a label: "Compatible with Android 8+ and iOS 12+: …".
  if (sign === ':') return /\s/u.test(text[at + 1] ?? '');
  const before = at > start ? (text[at - 1] as string) : ' ';
  const after = at + 1 < end ? (text[at + 1] as string) : ' ';
  // "To clean, wipe it with a damp cloth": the aim of an order is part of it.
  if (sign === ',')
    return !(/\d/.test(before) && /\d/.test(after)) && !AIM.test(text.slice(start, Math.min(at, start + LONGEST_AIM)));
  if (/[-–—]/.test(sign))
    return /\s/.test(before) && /\s/.test(after) && !/\d\s*$/.test(text.slice(Math.max(start, at - 3), at))
      ? true
      : sign === '—';
  return false;
}

/** What an order is for. */
const AIM = /^to \p{L}{3,}(?: (?:it|them|the \p{L}+))?$/iu;
const LONGEST_AIM = 40;

/** "Dia 20cm height 7.5 cm": two sides without a comma between them. */
const SIDE =
  /^(?:dia|diam|diameter|height|ht|width|length|depth|thickness|weight|wt|capacity)\b\.? ?[\d.]+ ?(?:mm|cm|m|in|inch|inches|ft|g|gm|kg|ml|l|ltr|oz|lbs?)\b ?(?=(?:dia|diam|diameter|height|ht|width|length|depth|thickness|weight|wt|capacity)\b\.? ?\d)/iu;
const LONGEST_SIDE = 48;

function pushTrimmed(text: string, from: number, to: number, ranges: Range[]): void {
  let start = from;
  let end = to;
  while (start < end && !isWordSign(text, start) && /[\s,;"“]/u.test(text[start] as string)) start += 1;
  while (end > start && !isWordSign(text, end - 1) && /[\s,;”]/u.test(text[end - 1] as string)) end -= 1;
  for (;;) {
    const side = SIDE.exec(text.slice(start, Math.min(end, start + LONGEST_SIDE)))?.[0];
    if (side === undefined) break;
    ranges.push({ start, end: start + side.trimEnd().length });
    start += side.length;
  }
  while (end - start > LONGEST_CLAUSE) {
    const space = text.lastIndexOf(' ', start + LONGEST_CLAUSE);
    const cut = space > start ? space : start + LONGEST_CLAUSE;
    ranges.push({ start, end: cut });
    start = text[cut] === ' ' ? cut + 1 : cut;
  }
  if (end > start) ranges.push({ start, end });
}
