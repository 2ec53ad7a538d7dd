import { wordSet } from '../../../shared/index.js';
import { NUMBER_WORDS } from './numberWords.js';
import type { Token } from '../tokens/Token.js';
import { lowerAt } from '../tokens/lowerAt.js';

const LEADING: readonly (readonly [ReadonlySet<string>, string])[] = [
  [
    new Set([
      'up to',
      'upto',
      'bis zu',
      'max',
      'max.',
      'maximum',
      'maximum of',
      'at most',
      'no more than',
      'long as',
      'much as',
      'many as',
      'not exceed',
      'under',
      'below',
      'less than',
      'younger than',
      'shorter than',
      'lighter than',
      'smaller than',
      'thinner than',
      'cooler than',
      'colder than',
      'lower than',
      'narrower than',
      'within',
    ]),
    'up to',
  ],
  [
    new Set([
      'min',
      'min.',
      'minimum',
      'at least',
      'over',
      'more than',
      'older than',
      'heavier than',
      'longer than',
      'taller than',
      'hotter than',
      'warmer than',
      'wider than',
      'thicker than',
      'above',
      'starting at',
    ]),
    'at least',
  ],
  [
    new Set([
      'about',
      'approx',
      'approx.',
      'approximately',
      'around',
      'ca',
      'ca.',
      'circa',
      '~',
      'nearly',
      'almost',
      'roughly',
    ]),
    'about',
  ],
];

const TRAILING: readonly (readonly [ReadonlySet<string>, string])[] = [
  [new Set(['each', 'apiece', 'je']), 'each'],
  [new Set(['total', 'in total', 'altogether', 'overall', 'combined', 'insgesamt']), 'total'],
  [new Set(['max', 'max.', 'maximum', 'at most', 'tops', 'or less', 'or fewer', 'or under']), 'up to'],
  [
    new Set([
      'min.',
      'minimum',
      'at least',
      'or more',
      'or over',
      'and over',
      'and up',
      '& up',
      '& over',
      '& older',
      'and older',
      'and above',
      'or older',
      'or up',
    ]),
    'at least',
  ],
  [new Set(['equivalent', 'equiv', 'equiv.', 'eq']), 'equivalent'],
];

const LIMIT =
  /\b(?:no|not|never|don't|can't|cannot|mustn't) (?:been |(?:\p{L}+ ){1,3}?(?=beyond|more than|longer than))?(over|above|under|below|exceed|exceeding|beyond|(?:more|less|fewer|\p{L}{3,}er) than)$/u;
const SMALLER = /^(?:under|below|less|fewer|lighter|shorter|smaller|lower|younger|thinner|colder|cooler|narrower)/u;

/** "The pair weighs 130 g", "in total they weigh 1.6 kg". */
const TOGETHER =
  /\b(?:pair|both|together|altogether|in total|combined)(?: of \p{L}+)?(?: they| (?:the|all|both) (?:\p{L}+ )?\p{L}+)? (?:weighs?|holds?|carry|carries)(?: up to| about| around)?$/u;
const STEPS = /^(?:heights|positions|levels|settings|angles|speeds|modes|sizes|widths|lengths)$/u;
/** "The maximum load is 120 kg". */
const MAXIMUM =
  /\bmax(?:imum)?(?: \.)? (?:\p{L}+ )?(?:load|weight|capacity|pressure|temperature|speed|depth|height|width|length|thickness|power)(?: \.| :| is| of| are)*$/u;
/** "And the whole airer up to 15 kg". */
const WHOLE = /\bthe whole \p{L}+(?: holds?| carries| weighs?| takes?)?(?: up to| about| around)?$/u;
const wordsBefore = (tokens: readonly Token[], first: number): string =>
  tokens
    .slice(Math.max(0, first - 8), first)
    .map(({ lower }) => lower)
    .join(' ');

/** Short forms behind "per". */
const RATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hr: 'hour',
    hrs: 'hour',
    h: 'hour',
    min: 'minute',
    sec: 'second',
    s: 'second',
    yr: 'year',
    pc: 'piece',
    pcs: 'piece',
  }),
);

/** "7 servings", "two packs". */
const isCounted = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    tokens[at]?.kind === 'word' &&
    before !== undefined &&
    (before.kind === 'number' || (NUMBER_WORDS.get(before.lower) ?? 1) > 1)
  );
};

const TIMES = wordSet('second|minute|hour|day|week|month|year');

const ABOUT_OR_APPROXIMATELY = wordSet('about|approximately|around|roughly|nearly|almost');
/** "Each shoe weighs 2 lb". */
const OF_EACH = /\beach (?:\p{L}+ ){1,2}(?:weighs?|holds?|carries)(?: up to| about| around)?$/u;

/** The qualifiers around a figure: "up to", "at least", "about", "each", "total", "equivalent", "per cup". */
export function qualifierOf(tokens: readonly Token[], first: number, next: number): { text: string } {
  const words: string[] = [];
  const one = lowerAt(tokens, first - 1);
  const two = `${lowerAt(tokens, first - 2)} ${one}`;
  const dotted = one === '.' ? `${lowerAt(tokens, first - 2)}.` : '';
  // "Cages to 75 mm" goes up to them; "5 to 9" is a range.
  if (
    one === 'to' &&
    // "Adjusts to seven heights" counts them.
    !STEPS.test(lowerAt(tokens, next - 1)) &&
    tokens[first - 2]?.kind === 'word' &&
    !/^(?:up|close|next|due|equal|equivalent|according|compared|folds?|folded|flat|down|packs?|shrinks?|collapses?|comes?|amounts?|adds|totals?|runs?|works|sums|connects?|connected|pairs?|paired|links?|linked|syncs?|attach(?:es)?|set|compares|belongs?|it|them)$/u.test(
      lowerAt(tokens, first - 2),
    )
  )
    words.push('up to');
  // "From 18 months": that age or older.
  if (one === 'from' && /^(?:months?|mths?|years?|yrs?|half)$/u.test(lowerAt(tokens, next - 1))) words.push('at least');
  // "Up to about 8 kg": both hold.
  const before = `${lowerAt(tokens, first - 3)} ${lowerAt(tokens, first - 2)}`;
  if (ABOUT_OR_APPROXIMATELY.has(one) && before === 'up to') words.push('up to');
  // "No more than 30 kg" is up to them, "not less than" at least.
  const three = [6, 5, 4, 3].map((back) => lowerAt(tokens, first - back)).join(' ') + ` ${two}`;
  const limit = LIMIT.exec(three);
  if (limit !== null) return { text: SMALLER.test(limit[1] ?? '') ? 'at least' : 'up to' };
  const said = wordsBefore(tokens, first);
  if (said.includes('max') && MAXIMUM.test(said)) words.push('up to');
  const isName = /^(?:pro|s\d+|ultra)$/u.test(lowerAt(tokens, first - 2));
  // The "min" of "2 min a day" is a unit.
  const isUnit = one === 'min' && /\d$/u.test(tokens[first - 2]?.text ?? '');
  // "It adds up to 60 sheets" is a sum.
  // "It rolls up to 11 cm" is its size then.
  const isRolled =
    /^(?:rolls?|rolled|folds?|folded|curls?)$/u.test(lowerAt(tokens, first - 3)) &&
    /^(?:mm|cm|m|in|inch|inches|ft)$/u.test(lowerAt(tokens, next - 1));
  const isSum = two === 'up to' && (isRolled || /^(?:add|adds|added|adding)$/u.test(lowerAt(tokens, first - 3)));
  if (!isName && !isUnit && !isSum)
    for (const [spellings, name] of LEADING)
      if (spellings.has(two) || spellings.has(one) || spellings.has(dotted)) words.push(name);
  if (one === 'total' || one === 'combined' || TOGETHER.test(said) || (said.includes('whole') && WHOLE.test(said)))
    words.push('total');
  if (said.includes('each') && OF_EACH.test(said)) words.push('each');
  // "7 servings of 50 g": so much is in each of them.
  if (one === 'of' && isCounted(tokens, first - 2)) words.push('each');
  if (two === 'equivalent to' || one === '=' || two === 'equal to' || one === 'replaces') words.push('equivalent');
  const after = tokens[next]?.lower ?? '';
  const after2 = `${after} ${tokens[next + 1]?.lower ?? ''}`;
  for (const [spellings, name] of TRAILING) if (spellings.has(after) || spellings.has(after2)) words.push(name);
  // "60 W replacement", but "90 days replacement guarantee".
  if (after === 'replacement' && /^(?:w|watts?)$/u.test(lowerAt(tokens, next - 1))) words.push('equivalent');
  const thing = tokens[next + 1];
  if (
    (after === 'per' ||
      (/^an?$/u.test(after) && TIMES.has(thing?.lower ?? '')) ||
      (after === '/' && tokens[next]?.glued && thing?.glued)) &&
    thing?.kind === 'word'
  )
    words.push(`per ${RATES.get(thing.lower) ?? thing.lower}`);
  return { text: [...new Set(words)].join(' ') };
}
