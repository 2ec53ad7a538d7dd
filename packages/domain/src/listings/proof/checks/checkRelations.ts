import { wordSet } from '../../../shared/index.js';
import { NUMBER_WORDS, PART_STEMS, stemOf, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { carriersAt } from '../words/carriersAt.js';
import { isSamePart } from '../words/isSamePart.js';
import type { Verdict } from '../Verdict.js';

const HAS = wordSet('has|have|features?|includes?|comes?|with|offers?|sports');
const LEAD = wordSet('a|an|the|two|its|one|with|also|built|in|-');
const STOP =
  /^(?:of|for|in|on|at|to|by|from|that|which|and|or|with|so|when|while|per|each|,|;|\(|as|than|under|over|around|between|inside|into|you|is|are|can|will|only|up|about|through|not|no|made|used)$/u;
/** Heads that name nothing the product could have or lack. */
const PLAIN = wordSet(
  'use|day|hand|plac|way|side|hom|time|everyth|what|it|them|you|room|siz|weight|height|length|width|part|one|name|colour|color|capacity|total|rest|inside|outside|look|mind|life|year|month|hour|range|diameter|depth|area|volum|age|kind|typ|number|amount|shap|form',
);

/** "It has a see-through window": the thing it is said to have must be in the input, however plain the word. */
export function checkPossession(
  { tokens, stems, text, negated }: Statement,
  { concepts, figures }: Evidence,
): readonly Verdict[] {
  const at = tokens.findIndex(
    ({ lower, kind }, place) =>
      kind === 'word' &&
      HAS.has(lower) &&
      !(negated[place] ?? false) &&
      // "Here is what comes in the box".
      !(/^comes?$/u.test(lower) && tokens[place + 1]?.lower === 'in') &&
      // "The sports bag" has nothing.
      (lower !== 'sports' || /^(?:an?|the|two)$/u.test(tokens[place + 1]?.lower ?? '')),
  );
  if (at === -1) return [];
  let from = at + 1;
  while (LEAD.has(tokens[from]?.lower ?? '')) from += 1;
  let to = from;
  while (to < tokens.length && !STOP.test(tokens[to]?.lower ?? '') && to - from < 6) to += 1;
  const head = tokens.slice(from, to).findLastIndex(({ kind }) => kind === 'word');
  const place = from + head;
  const stem = stems[place] ?? '';
  const token = tokens[place];
  if (
    head === -1 ||
    token === undefined ||
    PLAIN.has(stem) ||
    concepts.has(stem) ||
    (carriersAt(tokens, stems, place)?.keys ?? []).some((key) => concepts.get(key)?.affirmed === true) ||
    figures.some(({ measured }) => measured.noun.split(' ').some((word) => stemOf(word) === stem))
  )
    return [];
  if (!PART_STEMS.has(stem) && !NAMED_THING.has(token.lower)) return [];
  return [
    {
      support: 'unverified',
      factIds: [],
      reason: `No fact says that it has "${text.slice(tokens[from]?.start ?? 0, token.end)}".`,
      at: { start: tokens[from]?.start ?? 0, end: token.end },
    },
  ];
}

/** Things of other kinds that a product may be said to have. */
const NAMED_THING = wordSet(
  'window|windows|stay|stays|opening|holder|cover|covers|slot|slots|loop|loops|ring|rings|hole|holes|foot|feet|leg|legs|wheel|wheels|case|bag|box|pouch|stand|rack|shelf|shelves|drawer|drawers|door|doors|light|lights|lamp|switch|button|buttons|cable|cables|cord|plug|plugs|strap|straps|lock|locks|key|keys|pad|pads|tray|trays|clip|clips|hook|hooks|pocket|pockets|mirror|screen|sensor|timer|filter|brush|spoon|cup|guide|manual|card|sticker|label|tag|cushion|pillow|blanket|rail|rails|bar|bars|frame|base|top|bottom|back|edge|edges|corner|corners|seam|seams|collar|belt|hood|liner|lining',
);

/** What is said of one part of the product must be said of it, or of no other part, in the input. */
export function checkPart(
  { tokens, stems, part, terms, negated, quantities }: Statement,
  evidence: Evidence,
): readonly Verdict[] {
  if (part === '' || !evidence.clauses.some((clause) => clause.has(part))) return [];
  const isOwn = (clause: ReadonlySet<string>): boolean =>
    clause.has(part) || [...clause].some((stem) => isSamePart(stem, part));
  const { parts } = evidence.reading.context;
  const isPartStem = (stem: string): boolean => (PART_STEMS.has(stem) || parts.has(stem)) && stem !== part;
  for (const [at, stem] of stems.entries()) {
    const token = tokens[at];
    if (
      token === undefined ||
      token.kind === 'sign' ||
      token.kind === 'number' ||
      token.kind === 'code' ||
      NUMBER_WORDS.has(token.lower) ||
      quantities.some(({ start, end }) => token.start >= start && token.end <= end) ||
      negated[at] ||
      /^(?:about|approximately|roughly|around|nearly|almost|you|your|let|lets|way)$/u.test(token.lower) ||
      stem === part ||
      isPartStem(stem) ||
      GRAMMAR.has(stem)
    )
      continue;
    if (terms.some(({ first, next }) => at >= first && at < next)) continue;
    const where = evidence.clauses.filter((clause) => clause.has(stem));
    // Another part of the clause has it: "the grips are cork and the straps padded".
    if (
      where.some((clause) =>
        stems.some((one, place) => isPartStem(one) && clause.has(one) && opensPhrase(tokens, place)),
      )
    )
      continue;
    if (where.length === 0 || where.some(isOwn) || !where.every((clause) => [...clause].some(isPartStem))) continue;
    return [
      {
        support: 'unverified',
        factIds: [],
        reason: `The facts say "${token.text}" of another part.`,
        at: { start: token.start, end: token.end },
        doubt: 'part',
      },
    ];
  }
  return [];
}

/** Whether a phrase for another part ends at a place: "the straps", "with a 60 cm air hose". */
function opensPhrase(tokens: Statement['tokens'], place: number): boolean {
  const [before = '', ...more] = tokens
    .slice(Math.max(0, place - LONGEST_PHRASE), place)
    .map(({ lower }) => lower)
    .toReversed();
  return (
    /^(?:the|its|their)$/u.test(before) ||
    (/^\p{L}+$/u.test(before) && /(?:^| )an? (?:with|has|have)\b|(?:^| )(?:with|has|have)\b/u.test(more.join(' ')))
  );
}
const LONGEST_PHRASE = 6;

const GRAMMAR = wordSet(
  'the|a|an|no|not|never|without|none|under|if|when|while|of|for|with|and|or|to|in|on|at|by|is|be|it|its|this|that|have|do|as|from|up|out|mak|make|made|use|can|be|removabl|each|both|one|only|all|long|wid|wide|high|tall|deep|thick|weigh|measur|cover|wrap|built|come|includ|include|supply|provid|provide',
);
