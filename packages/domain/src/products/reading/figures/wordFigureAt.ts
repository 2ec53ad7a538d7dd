import { wordSet } from '../../../shared/index.js';
import type { Figure } from './Figure.js';
import { NUMBER_WORDS } from './numberWords.js';
import { spelledNumber } from './spelledNumber.js';
import type { Token } from '../tokens/Token.js';
import { unitAt } from './unitAt.js';
import { lowerAt } from '../tokens/lowerAt.js';

/** What lasts for a time. */
const RUNNING = wordSet(
  'play|playtime|playback|battery|power|use|warmth|music|listening|talk|talktime|light|runtime|heat|charge|burn|life|standby',
);
const PAIR = wordSet('pair|couple|duo|trio|quartet');

const FULL_OR_WHOLE = wordSet('full|whole|single|entire');

const TO_OR_OR = wordSet('to|or');

const QUARTERS_OR_QUARTER = wordSet('quarters?');

/** A figure in words: "twenty-four hours", "half a day", "a pair". */
export function wordFigureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const token = tokens[at] as Token;
  const low = token.lower;
  const half = tokens[at + 1];
  // "half a day", "half a litre", "a day and a half".
  if (low === 'half' && (half?.lower === 'a' || half?.lower === 'an')) {
    const unit = unitAt(tokens, at + 2);
    if (unit !== undefined) return worded(at, unit.next, 0.5, unit.symbol);
    if (tokens[at + 2]?.lower === 'dozen') return worded(at, at + 3, 6, '');
    if (tokens[at + 2]?.lower !== 'million') return undefined;
  }
  if (low === 'half' && half?.text === '-' && tokens[at + 2]?.lower === 'dozen') return worded(at, at + 3, 6, '');
  // "Half-inch", "a half-year warranty".
  const halved = low === 'half' && half?.text === '-' ? unitAt(tokens, at + 2) : undefined;
  if (halved !== undefined && (isLength(halved.symbol) || halved.symbol === 'years'))
    return worded(at, halved.next, 0.5, halved.symbol);
  // "Three quarters of an hour", "a quarter of an hour".
  if (QUARTERS_OR_QUARTER.has(half?.lower ?? '') && tokens[at + 2]?.lower === 'of') {
    const skip = /^an?$/u.test(tokens[at + 3]?.lower ?? '') ? 1 : 0;
    const unit = unitAt(tokens, at + 3 + skip);
    const part = low === 'a' || low === 'one' ? 0.25 : low === 'three' ? 0.75 : undefined;
    if (unit !== undefined && part !== undefined) return worded(at, unit.next, part, unit.symbol);
  }
  if (low === 'half' && half?.lower === 'a' && tokens[at + 2]?.lower === 'million')
    return worded(at, at + 3, 500_000, '');
  // "Once a year" is every twelve months.
  if (low === 'once' && /^(?:an?|per|every|each)$/u.test(half?.lower ?? '')) {
    const unit = unitAt(tokens, at + 2);
    if (unit !== undefined && /^(?:days|weeks|fortnights|months|years)$/u.test(unit.symbol))
      return worded(at, unit.next, 1, unit.symbol);
  }
  if (low === 'a' || low === 'an') {
    // A "full day", "a litre": one of the unit; "a pair of lids" two.
    const share = shareAt(tokens, at);
    if (share !== undefined) return share;
    const skip = half !== undefined && FULL_OR_WHOLE.has(half.lower) ? 1 : 0;
    const next = tokens[at + 1 + skip];
    if (PAIR.has(next?.lower ?? '') || next?.lower === 'dozen') return undefined;
    if (next?.kind !== 'word' || next.lower.length < 3) return undefined;
    if (next.lower === 'half' && tokens[at + 2]?.lower === 'dozen') return worded(at, at + 3, 6, '');
    if (next.lower === 'half' && tokens[at + 2]?.text === '-' && tokens[at + 3]?.lower === 'dozen')
      return worded(at, at + 4, 6, '');
    const unit = unitAt(tokens, at + 1 + skip);
    if (
      unit === undefined ||
      !(
        isTimeOrVolume(unit.symbol) ||
        ((skip === 1 || MEASURES.has(tokens[unit.next]?.lower ?? '')) && isLength(unit.symbol))
      )
    )
      return undefined;
    // "An hour after you light it", "a day of hiking", "twice a day", "a second lid" measure nothing; "a full day of playtime" does.
    const isSpent =
      tokens[unit.next]?.lower === 'of' && !(skip === 1 && RUNNING.has(tokens[unit.next + 1]?.lower ?? ''));
    if (
      isSpent ||
      /^(?:after|before|later|ago|earlier|at|out)$/u.test(tokens[unit.next]?.lower ?? '') ||
      /^(?:once|twice|times)$/u.test(lowerAt(tokens, at - 1)) ||
      isRate(tokens, at) ||
      (unit.symbol === 's' && !/^(?:than|within|under)$/u.test(lowerAt(tokens, at - 1)))
    )
      return undefined;
    const extra =
      tokens[unit.next]?.lower === 'and' &&
      tokens[unit.next + 1]?.lower === 'a' &&
      tokens[unit.next + 2]?.lower === 'half';
    return worded(at, unit.next + (extra ? 3 : 0), extra ? 1.5 : 1, unit.symbol);
  }
  // "More than half of it".
  if (low === 'half' && half?.lower === 'of') return worded(at, at + 1, 50, '%');
  const share = shareAt(tokens, at);
  if (share !== undefined) return share;
  const spelled = spelledNumber(tokens, at);
  if (spelled === undefined) return undefined;
  let { value: total, next } = spelled;
  // "Three to six years", "from three to six".
  const joint = tokens[next]?.lower ?? '';
  const upper = TO_OR_OR.has(joint) ? NUMBER_WORDS.get(tokens[next + 1]?.lower ?? '') : undefined;
  // "Two or three drops" are a range too.
  if (upper !== undefined && upper > total && upper < 100 && (joint === 'to' || upper === total + 1)) {
    const unit = unitAt(tokens, next + 2);
    return { ...worded(at, unit?.next ?? next + 2, total, unit?.symbol ?? ''), high: upper };
  }
  // "Two and a half days".
  if (
    tokens[next]?.lower === 'and' &&
    /^an?$/u.test(tokens[next + 1]?.lower ?? '') &&
    tokens[next + 2]?.lower === 'half'
  ) {
    total += 0.5;
    next += 3;
  }
  if ((PAIR.has(low) || low === 'dozen') && tokens[next]?.lower === 'of') next += 1;
  if (low === 'single' || low === 'double' || low === 'triple' || low === 'twin') return undefined;
  // A pair of feet measures nothing.
  if (PAIR.has(low) && lowerAt(tokens, next - 1) !== 'of') return worded(at, next, total, '');
  // "Six and up", "twelve or older".
  if (
    /^(?:and|or)$/u.test(tokens[next]?.lower ?? '') &&
    /^(?:up|over|above|older|upwards)$/u.test(tokens[next + 1]?.lower ?? '')
  )
    return { ...worded(at, next + 2, total, ''), plus: true };
  const whole =
    /^(?:full|whole|entire|more|further|extra|additional|idle|straight|continuous|consecutive|solid|long|short)$/u.test(
      tokens[next]?.lower ?? '',
    )
      ? 1
      : 0;
  // "Seven and a half kilos".
  if (tokens[next]?.lower === 'and' && tokens[next + 1]?.lower === 'a' && tokens[next + 2]?.lower === 'half') {
    const measured = unitAt(tokens, next + 3);
    if (measured !== undefined) return worded(at, measured.next, total + 0.5, measured.symbol);
  }
  const measured = unitAt(tokens, next + whole) ?? (tokens[next]?.text === '-' ? unitAt(tokens, next + 1) : undefined);
  // "One bar lasts long" is of soap, and what "stands on four feet" has them.
  const isThing =
    measured?.symbol === 'bar' ||
    (measured?.symbol === 'ft' && /^(?:on|has|have|with|its)$/u.test(lowerAt(tokens, at - 1)));
  const unit = isThing ? undefined : measured;
  const extra =
    unit !== undefined &&
    tokens[unit.next]?.lower === 'and' &&
    tokens[unit.next + 1]?.lower === 'a' &&
    tokens[unit.next + 2]?.lower === 'half';
  return worded(at, (unit?.next ?? next) + (extra ? 3 : 0), total + (extra ? 0.5 : 0), unit?.symbol ?? '');
}

/** "1,400 strokes a minute" say how many of them each minute has. */
const isRate = (tokens: readonly Token[], at: number): boolean =>
  isNumber(tokens, at - 1) || (tokens[at - 1]?.kind === 'word' && isNumber(tokens, at - 2));

const isNumber = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' || NUMBER_WORDS.has(lowerAt(tokens, at));

const SHARES: Readonly<Record<string, number>> = { third: 33, quarter: 25, fifth: 20, tenth: 10 };

/** "A fifth of the cream", "three quarters of the fabric" are shares in percent. */
function shareAt(tokens: readonly Token[], at: number): Figure | undefined {
  const dash = tokens[at + 1]?.text === '-' ? 1 : 0;
  // "Four-fifths lambswool" needs no "of".
  const isOf = tokens[at + 2 + dash]?.lower === 'of';
  if (!isOf && dash === 0) return undefined;
  const word = tokens[at + 1 + dash]?.lower ?? '';
  const one = SHARES[word.replace(/s$/u, '')];
  if (one === undefined) return undefined;
  const first = tokens[at]?.lower ?? '';
  const times = first === 'a' ? 1 : (NUMBER_WORDS.get(first) ?? 0);
  const percent = one === 33 && times === 2 ? 67 : one * times;
  return percent > 0 && percent < 100 ? worded(at, at + 2 + dash, percent, '%') : undefined;
}

/** "An inch across" */
const MEASURES = wordSet('across|wide|long|thick|deep|high|tall');
/** "A full inch"; "an inch" often says no more than "a little". */
const isLength = (symbol: string): boolean => /^(?:in|ft|yd|cm|mm|mi|km|oz|ha)$/u.test(symbol);

const isTimeOrVolume = (symbol: string): boolean =>
  /^(?:s|min|h|days|weeks|months|years|decades|L|ml|kg|g|m|lb)$/u.test(symbol);

const worded = (first: number, next: number, value: number, unit: string): Figure => ({
  first,
  next,
  low: value,
  high: value,
  unit,
  side: '',
  plus: false,
  isWord: true,
});
