import { NUMBER_WORDS } from './numberWords.js';
import type { Quantity } from './Quantity.js';
import type { Token } from './Token.js';
import { unitSpelled } from './units.js';

interface Figure {
  readonly first: number;
  /** Index of the first token behind it. */
  next: number;
  readonly low: number;
  readonly high: number;
  unit: string;
  side: string;
  plus: boolean;
  isWord: boolean;
}

const DASH = /^[-–—‐‑~]$/u;
const TIMES = /^[x×*]$/iu;
const SIDE = /^(?:w|d|h|l|wide|deep|high|long|tall|width|depth|height|length)$/iu;
const SIDES: Readonly<Record<string, string>> = { w: 'W', d: 'D', h: 'H', l: 'L' };

const LEADING: readonly (readonly [RegExp, string])[] = [
  [/^(?:up to|upto|bis zu|max|max\.|maximum|at most|no more than|not exceed|under|below|less than|within)$/u, 'up to'],
  [/^(?:min|min\.|minimum|at least|over|more than|above|starting at)$/u, 'at least'],
  [/^(?:about|approx|approx\.|approximately|around|ca|ca\.|circa|~|nearly|almost|roughly)$/u, 'about'],
];

/** Every figure of a token list, in order, with unit, counted noun and qualifiers. Number words count where they count things. */
export function readQuantities(tokens: readonly Token[]): readonly Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length;) {
    const figure = figureAt(tokens, at);
    if (figure === undefined) {
      at += 1;
      continue;
    }
    const chain = chainFrom(tokens, figure);
    const last = chain.at(-1) as Figure;
    // "3 x 250 g" is three of 250 g; "20 x 30 cm" has two sides.
    const first = chain[0] as Figure;
    const isMultiple =
      chain.length === 2 && first.unit === '' && last.unit !== '' && !/^(?:mm|cm|m|in|ft)$/u.test(last.unit);
    if (isMultiple) first.unit = 'count';
    for (const one of chain.toReversed()) if (one.unit === '' && one.side !== '') one.unit = last.unit;
    const unit = chain.findLast((one) => one.unit !== '')?.unit ?? '';
    for (const one of chain) if (one.unit === '') one.unit = unit;
    const noun = unit === '' && chain.length === 1 ? nounAt(tokens, last.next, figure) : undefined;
    const qualifier = qualifierOf(tokens, figure.first, noun?.next ?? last.next);
    const isCount = noun !== undefined && !(figure.isWord && figure.low === 1);
    if (!(figure.isWord && unit === '' && noun === undefined)) {
      chain.forEach((one, place) =>
        found.push({
          start: (tokens[one.first] as Token).start,
          end: (tokens[(noun !== undefined && place === chain.length - 1 ? noun.next : one.next) - 1] as Token).end,
          low: one.low,
          high: one.high,
          unit: one.unit !== '' ? one.unit : isCount ? 'count' : '',
          noun: noun?.text ?? '',
          qualifier: qualifier.text,
          place: isMultiple ? 0 : place,
          chain: isMultiple ? 1 : chain.length,
          side: one.side,
          plus: one.plus,
        }),
      );
    }
    // A measure between a number word and its noun is a figure of its own.
    at = Math.max(last.next, at + 1);
  }
  return found;
}

function figureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'word') return wordFigureAt(tokens, at);
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
  const negative = before !== undefined && /^[-−–]$/u.test(before.text) && token.glued && !before.glued ? -1 : 1;
  let low = negative * token.value;
  let high = low;
  let next = at + 1;
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
  // "5'1" is five feet one inch.
  const foot = tokens[next];
  const inches = tokens[next + 1];
  if (
    foot?.glued &&
    /^['′’]$/u.test(foot.text) &&
    inches?.kind === 'number' &&
    inches.glued &&
    (inches.value ?? 99) < 12
  ) {
    const total = token.value * 12 + (inches.value ?? 0);
    const closing = tokens[next + 2];
    return {
      ...figure,
      low: total,
      high: total,
      unit: 'in',
      next: next + 2 + (closing?.glued && /^["″”]$/u.test(closing.text) ? 1 : 0),
    };
  }
  const firstUnit = unitAt(tokens, next);
  const dash = tokens[firstUnit?.next ?? next];
  const second = tokens[(firstUnit?.next ?? next) + 1];
  const isRange =
    dash !== undefined &&
    second?.kind === 'number' &&
    second.value !== undefined &&
    (DASH.test(dash.text)
      ? second.glued === dash.glued || firstUnit !== undefined
      : dash.lower === 'to' || dash.lower === 'bis') &&
    second.value > token.value;
  if (isRange && second.value !== undefined) {
    high = second.value;
    next = (firstUnit?.next ?? next) + 2;
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
    next: (firstUnit?.next ?? at + 1) + decade,
    unit: firstUnit?.symbol ?? '',
  });
}

function isInOne(tokens: readonly Token[], at: number): boolean {
  const joint = tokens[at + 1]?.text === '-' ? 1 : 0;
  const back = tokens[at - 1]?.text === '-' ? 1 : 0;
  return (
    (tokens[at + 1 + joint]?.lower === 'in' && tokens[at + 2 + 2 * joint]?.value === 1) ||
    (tokens[at]?.value === 1 && tokens[at - 1 - back]?.lower === 'in' && tokens[at - 2 - 2 * back]?.kind === 'number')
  );
}

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
  if (
    /^(?:mm|cm|m|in|ft)$/u.test(result.unit) &&
    side?.kind === 'word' &&
    SIDE.test(side.text) &&
    side.text.length === 1
  ) {
    result.side = SIDES[side.lower] ?? '';
    result.next += 1;
  }
  return result;
}

function wordFigureAt(tokens: readonly Token[], at: number): Figure | undefined {
  const token = tokens[at] as Token;
  const low = token.lower;
  const half = tokens[at + 1];
  // "half a day", "half a litre", "a day and a half".
  if (low === 'half' && (half?.lower === 'a' || half?.lower === 'an')) {
    const unit = unitAt(tokens, at + 2);
    return unit === undefined ? undefined : worded(at, unit.next, 0.5, unit.symbol);
  }
  // "Three quarters of an hour", "a quarter of an hour".
  if (/^quarters?$/u.test(half?.lower ?? '') && tokens[at + 2]?.lower === 'of') {
    const skip = /^an?$/u.test(tokens[at + 3]?.lower ?? '') ? 1 : 0;
    const unit = unitAt(tokens, at + 3 + skip);
    const part = low === 'a' || low === 'one' ? 0.25 : low === 'three' ? 0.75 : undefined;
    if (unit !== undefined && part !== undefined) return worded(at, unit.next, part, unit.symbol);
  }
  if (low === 'half' && half?.lower === 'a' && tokens[at + 2]?.lower === 'million')
    return worded(at, at + 3, 500_000, '');
  if (low === 'a' || low === 'an') {
    // A "full day", "a litre": one of the unit; "a pair of lids" two.
    const skip = half !== undefined && /^(?:full|whole|single|entire)$/u.test(half.lower) ? 1 : 0;
    const next = tokens[at + 1 + skip];
    if (next?.lower === 'pair' || next?.lower === 'couple' || next?.lower === 'dozen') return undefined;
    if (next?.kind !== 'word' || next.lower.length < 3) return undefined;
    if (next.lower === 'half' && tokens[at + 2]?.lower === 'dozen') return worded(at, at + 3, 6, '');
    if (next.lower === 'half' && tokens[at + 2]?.text === '-' && tokens[at + 3]?.lower === 'dozen')
      return worded(at, at + 4, 6, '');
    const unit = unitAt(tokens, at + 1 + skip);
    if (unit === undefined || !isTimeOrVolume(unit.symbol)) return undefined;
    // "An hour after you light it", "a full day of water", "twice a day", "a second lid" measure nothing.
    if (
      /^(?:after|before|later|ago|earlier|of|at|out)$/u.test(tokens[unit.next]?.lower ?? '') ||
      /^(?:once|twice|times)$/u.test(tokens[at - 1]?.lower ?? '') ||
      unit.symbol === 's'
    )
      return undefined;
    const extra =
      tokens[unit.next]?.lower === 'and' &&
      tokens[unit.next + 1]?.lower === 'a' &&
      tokens[unit.next + 2]?.lower === 'half';
    return worded(at, unit.next + (extra ? 3 : 0), extra ? 1.5 : 1, unit.symbol);
  }
  const value = NUMBER_WORDS.get(low);
  if (value === undefined) return undefined;
  let total = value;
  let next = at + 1;
  const joint = tokens[next]?.text === '-' ? 1 : 0;
  const ones = NUMBER_WORDS.get(tokens[next + joint]?.lower ?? '');
  if (value >= 20 && value < 100 && value % 10 === 0 && ones !== undefined && ones > 0 && ones < 10) {
    total += ones;
    next += joint + 1;
  } else if (ones !== undefined && (ones === 100 || ones === 12 || ones === 1000 || ones === 1_000_000)) {
    total *= ones;
    next += joint + 1;
  }
  if ((low === 'pair' || low === 'couple' || low === 'dozen') && tokens[next]?.lower === 'of') next += 1;
  if (low === 'single' || low === 'double' || low === 'triple' || low === 'twin') return undefined;
  const whole = /^(?:full|whole|entire)$/u.test(tokens[next]?.lower ?? '') ? 1 : 0;
  const unit = unitAt(tokens, next + whole) ?? (tokens[next]?.text === '-' ? unitAt(tokens, next + 1) : undefined);
  const extra =
    unit !== undefined &&
    tokens[unit.next]?.lower === 'and' &&
    tokens[unit.next + 1]?.lower === 'a' &&
    tokens[unit.next + 2]?.lower === 'half';
  return worded(at, (unit?.next ?? next) + (extra ? 3 : 0), total + (extra ? 0.5 : 0), unit?.symbol ?? '');
}

const isTimeOrVolume = (symbol: string): boolean =>
  /^(?:s|min|h|days|weeks|months|years|L|ml|kg|g|m|lb)$/u.test(symbol);

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

/** The unit that the tokens from `at` spell, one to three of them, directly behind a figure. */
function unitAt(tokens: readonly Token[], at: number): { symbol: string; next: number } | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  if (first.text === '-' && first.glued) {
    const unit = unitAt(tokens, at + 1);
    return unit !== undefined && tokens[at + 1]?.glued ? unit : undefined;
  }
  for (let size = Math.min(4, tokens.length - at); size >= 1; size -= 1) {
    let spelled = '';
    for (let offset = 0; offset < size; offset += 1) {
      const token = tokens[at + offset] as Token;
      spelled += offset > 0 && !token.glued ? ` ${token.text}` : token.text;
    }
    const unit = unitSpelled(spelled);
    if (unit === undefined || !isUnitHere(tokens, at, size, spelled)) continue;
    return { symbol: unit.symbol, next: at + size };
  }
  return undefined;
}

/** Short words are units only in the shapes in which they are: not the "in" of "3 in 1", the "a" of "6 a day", the "m" of sizes. */
function isUnitHere(tokens: readonly Token[], at: number, size: number, spelled: string): boolean {
  const first = tokens[at] as Token;
  const after = tokens[at + size];
  if (size > 1) return true;
  // "5G", "9H" and "428H" are names and codes, unless the whole text is in capitals.
  if ((spelled === 'G' || spelled === 'H') && !tokens.some(({ text }) => /^\p{Lu}{4,}$/u.test(text))) return false;
  switch (spelled.toLowerCase()) {
    case 'in':
      return first.glued ||
        after === undefined ||
        after.kind === 'sign' ||
        (after.kind === 'word' && !/^(?:a|an|the|one|this|my|your|all|each|\d)$/u.test(after.lower))
        ? !(after?.kind === 'number')
        : false;
    case 'c':
    case 'f':
      return (
        first.text === spelled.toUpperCase() && (first.glued || after === undefined || after.kind === 'sign' || true)
      );
    case 'k':
      return first.glued && first.text === 'K'
        ? (tokens[at - 1]?.value ?? 0) >= 1000
        : first.text === 'k' && first.glued && (tokens[at - 1]?.value ?? 0) <= 24;
    case 'l':
    case 'm':
    case 's':
      if (spelled === 's' && (tokens[at - 1]?.value ?? 0) >= 1000) return false;
      // "S M L" are sizes; "2m" and "2 m" are lengths.
      return (
        first.glued || first.text === first.lower || (spelled === 'L' && !/^(?:xl|xxl|m|s)$/iu.test(after?.text ?? ''))
      );
    case 'h':
    case 'g':
    case 'd':
    case 'n':
    case 'a':
    case 'v':
    case 'w':
      return (
        first.glued ||
        /^[a-z]$/u.test(first.text) === (spelled.toLowerCase() !== 'a') ||
        first.text === first.text.toUpperCase()
      );
    case '"':
    case "'":
    case '“':
      return first.glued;
    default:
      return true;
  }
}

const NO_NOUN =
  /^(?:and|or|to|in|on|at|by|with|without|for|from|of|is|are|x|per|the|a|an|each|total|max|min|only|not|up|as|than|that|which|if|when|after|before|nur|mit|für)$/u;

/** The counted things behind a figure: up to four words that end in a plural or in a word that counts ("folding forks", "piece"). */
function nounAt(tokens: readonly Token[], at: number, figure: Figure): { text: string; next: number } | undefined {
  let from = at;
  const first = tokens[from];
  if (first === undefined || !Number.isInteger(figure.low)) return undefined;
  const isTimes = TIMES.test(first.text) && tokens[from + 1]?.kind === 'word';
  if (first.text === '-' || isTimes) from += 1;
  const words: string[] = [];
  for (let next = from; next < tokens.length && words.length < 4; next += 1) {
    const token = tokens[next] as Token;
    if (token.text === '-' && token.glued && words.length > 0 && tokens[next + 1]?.kind === 'word') continue;
    // "Two 250 ml cups" counts cups.
    if (figure.isWord && words.length === 0 && token.kind === 'number' && unitAt(tokens, next + 1) !== undefined) {
      next = (unitAt(tokens, next + 1)?.next ?? next + 1) - 1;
      continue;
    }
    if (token.kind !== 'word' || NO_NOUN.test(token.lower)) break;
    words.push(token.lower);
    const isSingle =
      figure.low === 1 && figure.high === 1 && !figure.isWord && !SINGULAR_STOP.test(tokens[next + 1]?.lower ?? '');
    if (
      token.lower !== 'pair' &&
      (isCounted(token.lower) ||
        (figure.low === 1 && !isSingle && words.length <= 2 && !figure.isWord) ||
        (isTimes && words.length === 1 && tokens[next + 1]?.kind !== 'word'))
    )
      return isPlural(tokens[next + 1])
        ? { text: `${words.join(' ')} ${tokens[next + 1]?.lower ?? ''}`, next: next + 2 }
        : { text: words.join(' '), next: next + 1 };
  }
  return undefined;
}

const isPlural = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.lower.length > 4 && token.lower.endsWith('s') && isCounted(token.lower);

const SINGULAR_STOP = /^(?:|[,.;:()/&+]|and|or|with|for|in|on|per|of)$/u;
const COUNT_WORDS = new Set(
  'piece pc pcs pack set pair unit count seater speed port layer function pattern fin way person people men women children ply tier shelf panel door drawer burner slot channel button key string gauge cup bottle box pouch sachet capsule tablet serving dose tea bag sheet page stage step mode socket bit pad tip pocket compartment zone blade bulb led jar can tin bar roll ream color colour flavour flavor litre level hole prong pin core thread quad head jaw tooth fold'.split(
    ' ',
  ),
);

/** A plural, or a word that counts although it is not one: "46 pc", "3 seater", "6 pack". */
function isCounted(word: string): boolean {
  if (COUNT_WORDS.has(word)) return true;
  return (
    (word.length > 3 &&
      word.endsWith('s') &&
      !/(?:ss|us|is|ous|less)$/u.test(word) &&
      !/^(?:this|plus|gas|series|always|times)$/u.test(word)) ||
    word === 'times'
  );
}

function chainFrom(tokens: readonly Token[], figure: Figure): Figure[] {
  const chain = [figure];
  for (;;) {
    const last = chain.at(-1) as Figure;
    let link = last.next;
    const token = tokens[link];
    if (token === undefined) return chain;
    const isTimes = TIMES.test(token.text) || (token.lower === 'by' && chain.length < 4);
    if (!isTimes) {
      // "52" W x 84" L" and "23 in wide x 13 in deep".
      const side = tokens[link];
      if (
        side?.kind === 'word' &&
        SIDE.test(side.text) &&
        tokens[link + 1] !== undefined &&
        TIMES.test((tokens[link + 1] as Token).text)
      ) {
        last.side = SIDES[side.lower.charAt(0)] ?? '';
        last.next = link + 1;
        link += 1;
      } else return chain;
    }
    const next = figureAt(tokens, link + 1);
    if (next === undefined || next.first !== link + 1 || next.isWord) return chain;
    chain.push(next);
  }
}

const TRAILING: readonly (readonly [RegExp, string])[] = [
  [/^(?:each|apiece|je)$/u, 'each'],
  [/^(?:total|in total|altogether|overall|combined|insgesamt)$/u, 'total'],
  [/^(?:max|max\.|maximum)$/u, 'up to'],
  [/^(?:min\.|minimum)$/u, 'at least'],
  [/^(?:equivalent|equiv|equiv\.|eq|replacement)$/u, 'equivalent'],
];

function qualifierOf(tokens: readonly Token[], first: number, next: number): { text: string } {
  const words: string[] = [];
  const one = tokens[first - 1]?.lower ?? '';
  const two = `${tokens[first - 2]?.lower ?? ''} ${one}`;
  const dotted = one === '.' ? `${tokens[first - 2]?.lower ?? ''}.` : '';
  // "Cages to 75 mm" goes up to them; "5 to 9" is a range.
  if (
    one === 'to' &&
    tokens[first - 2]?.kind === 'word' &&
    !/^(?:up|close|next|due|equal|equivalent|according|compared)$/u.test(tokens[first - 2]?.lower ?? '')
  )
    words.push('up to');
  // "Up to about 8 kg": both hold.
  const before = `${tokens[first - 3]?.lower ?? ''} ${tokens[first - 2]?.lower ?? ''}`;
  if (/^(?:about|approximately|around)$/u.test(one) && before === 'up to') words.push('up to');
  const isName = /^(?:pro|s\d+|ultra)$/u.test(tokens[first - 2]?.lower ?? '');
  if (!isName)
    for (const [pattern, name] of LEADING)
      if (pattern.test(two) || pattern.test(one) || pattern.test(dotted)) words.push(name);
  if (/^(?:total|combined)$/u.test(one)) words.push('total');
  if (two === 'equivalent to' || one === '=' || two === 'equal to' || one === 'replaces') words.push('equivalent');
  const after = tokens[next]?.lower ?? '';
  const after2 = `${after} ${tokens[next + 1]?.lower ?? ''}`;
  for (const [pattern, name] of TRAILING) if (pattern.test(after) || pattern.test(after2)) words.push(name);
  const thing = tokens[next + 1];
  if ((after === 'per' || (after === '/' && tokens[next]?.glued && thing?.glued)) && thing?.kind === 'word')
    words.push(`per ${thing.lower}`);
  return { text: [...new Set(words)].join(' ') };
}
