import { wordSet } from '../../../shared/index.js';
import type { Figure } from './Figure.js';
import { SIDE, SIDES } from './sides.js';
import type { Token } from '../tokens/Token.js';
import { unitAt } from './unitAt.js';
import { wordFigureAt } from './wordFigureAt.js';
import { lowerAt } from '../tokens/lowerAt.js';

const LENGTH = wordSet('mm|cm|m|in|ft');
const DASH = /^[-–—‐‑~]$/u;

/** The figure that begins with the token at `at`: a number, a range, feet and inches, or number words. */
export function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'word') return belowZero(wordFigureAt(tokens, at), tokens[at - 1]);
  if (token.kind !== 'number' || token.value === undefined) return undefined;
  const before = tokens[at - 1];
  // "2-in-1" counts nothing.
  if (isInOne(tokens, at)) return undefined;
  // "3.5" inside "v2.3.5" or "1/2/3" are not figures of their own; "+ 2" is.
  if (
    before !== undefined &&
    token.glued &&
    before.kind === 'sign' &&
    /^[./:#]$/u.test(before.text) &&
    tokens[at - 2]?.kind === 'number'
  )
    return undefined;
  const negative =
    (before?.lower === 'minus' && lowerAt(tokens, at - 2) !== 'or') ||
    (before !== undefined && /^[-−–]$/u.test(before.text) && token.glued && !before.glued)
      ? -1
      : 1;
  // "1-1/4 in" is an inch and a quarter.
  const part = fractionBehind(tokens, at);
  let low = negative * (token.value + (part?.value ?? 0));
  let high = low;
  let next = at + (part === undefined ? 1 : 3);
  // "1920s" is a decade: its s is no word.
  const decade = tokens[at + 1]?.glued && tokens[at + 1]?.text === 's' && token.value >= 1000 ? 1 : 0;
  const figure: Figure = {
    first: negative === -1 ? at - 1 : at,
    next,
    low,
    high,
    unit: '',
    side: '',
    plus: false,
    isWord: false,
  };
  const inches = inchesAt(tokens, next);
  if (inches !== undefined) {
    const total = token.value * 12 + inches.value;
    return { ...figure, low: total, high: total, unit: 'in', next: inches.next };
  }
  const firstUnit = unitAt(tokens, next);
  // "-20 up to 70 °C"
  const up =
    tokens[firstUnit?.next ?? next]?.lower === 'up' && tokens[(firstUnit?.next ?? next) + 1]?.lower === 'to' ? 1 : 0;
  const dash = tokens[(firstUnit?.next ?? next) + up];
  // "-20 to +50 °C"
  const sign = tokens[(firstUnit?.next ?? next) + up + 1]?.text === '+' ? 1 : 0;
  const second = tokens[(firstUnit?.next ?? next) + up + sign + 1];
  const isRange =
    dash !== undefined &&
    second?.kind === 'number' &&
    second.value !== undefined &&
    (DASH.test(dash.text)
      ? second.glued === dash.glued || firstUnit !== undefined
      : dash.lower === 'to' ||
        dash.lower === 'until' ||
        dash.lower === 'bis' ||
        // "2 or 3 drops"
        (dash.lower === 'or' &&
          firstUnit === undefined &&
          second.value === token.value + 1 &&
          tokens[next + up + 2]?.kind === 'word') ||
        (dash.lower === 'and' && isBetween(tokens, at))) &&
    second.value > low;
  if (isRange && second.value !== undefined) {
    high = second.value;
    next = (firstUnit?.next ?? next) + up + sign + 2;
    const unit = unitAt(tokens, next);
    if (firstUnit === undefined || unit === undefined || unit.symbol === firstUnit.symbol) {
      return closed(tokens, {
        ...figure,
        low,
        high,
        next: unit?.next ?? next,
        unit: unit?.symbol ?? firstUnit?.symbol ?? '',
      });
    }
  }
  return closed(tokens, {
    ...figure,
    low,
    high: low,
    next: (firstUnit?.next ?? next) + decade,
    unit: firstUnit?.symbol ?? '',
  });
}

/** The "1/4" of "1-1/4". */
const fractionBehind = (tokens: readonly Token[], at: number): Token | undefined => {
  const [whole, dash, part] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  return dash?.text === '-' &&
    dash.glued &&
    part?.glued === true &&
    part.kind === 'number' &&
    part.text.includes('/') &&
    (part.value ?? 1) < 1 &&
    Number.isInteger(whole?.value)
    ? part
    : undefined;
};

/** "Minus two degrees": only temperatures lie below zero. */
const belowZero = (figure: Figure | undefined, before: Token | undefined): Figure | undefined =>
  figure === undefined || before?.lower !== 'minus' || !figure.unit.startsWith('°')
    ? figure
    : { ...figure, first: figure.first - 1, low: -figure.low, high: -figure.high };

/** The inches of "5'1" and "6' 7"": five feet one inch, six feet seven inches. */
function inchesAt(tokens: readonly Token[], at: number): { readonly value: number; readonly next: number } | undefined {
  const [foot, inches, closing] = tokens.slice(at, at + 3);
  const isFoot = foot?.glued === true && /^['′’]$/u.test(foot.text);
  if (!isFoot || inches?.kind !== 'number' || inches.value === undefined || inches.value >= 12) return undefined;
  const isClosed = closing?.glued === true && /^["″”]$/u.test(closing.text);
  return inches.glued || isClosed ? { value: inches.value, next: at + (isClosed ? 3 : 2) } : undefined;
}

/** "Between -20 and 120 °C". */
const isBetween = (tokens: readonly Token[], at: number): boolean =>
  lowerAt(tokens, at - (/^[-−–]$/u.test(tokens[at - 1]?.text ?? '') ? 2 : 1)) === 'between';

function isInOne(tokens: readonly Token[], at: number): boolean {
  const joint = tokens[at + 1]?.text === '-' ? 1 : 0;
  const back = tokens[at - 1]?.text === '-' ? 1 : 0;
  return (
    (tokens[at + 1 + joint]?.lower === 'in' && tokens[at + 2 + 2 * joint]?.value === 1) ||
    (tokens[at]?.value === 1 && lowerAt(tokens, at - 1 - back) === 'in' && tokens[at - 2 - 2 * back]?.kind === 'number')
  );
}

const W_OR_D = wordSet('[wdhl]');

/** What may stand right behind: "+", a side letter, "equiv". */
function closed(tokens: readonly Token[], figure: Figure): Figure {
  const plus = tokens[figure.next];
  const result = { ...figure };
  if (plus?.glued && plus.text === '+') {
    result.plus = true;
    result.next += 1;
    if (result.unit === '') {
      const unit = unitAt(tokens, result.next);
      if (unit !== undefined) Object.assign(result, { unit: unit.symbol, next: unit.next });
    }
  }
  const side = tokens[result.next];
  // "Cord 0.85 m w/ storage".
  const isWith = side?.text === 'w' && tokens[result.next + 1]?.text === '/';
  // "130 H cm": the side stands before its unit.
  const behind = side !== undefined && W_OR_D.has(side.lower) ? unitAt(tokens, result.next + 1) : undefined;
  if (result.unit === '' && side !== undefined && behind !== undefined && LENGTH.has(behind.symbol))
    return { ...result, side: SIDES[side.lower] ?? '', unit: behind.symbol, next: behind.next };
  if (LENGTH.has(result.unit) && side?.kind === 'word' && SIDE.test(side.text) && side.text.length === 1 && !isWith) {
    result.side = SIDES[side.lower] ?? '';
    result.next += 1;
  }
  return result;
}
