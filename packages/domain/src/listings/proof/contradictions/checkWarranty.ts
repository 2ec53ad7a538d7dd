import type { ProductReading, Statement } from '../../../products/index.js';
import { flatMapped, remembering, wordSet } from '../../../shared/index.js';
import type { Verdict } from '../Verdict.js';
import { isGrammarWord } from '../words/isGrammarWord.js';

/** What the facts keep out of the warranty, as the stems of one thing each, with the facts that say so. */
interface Exclusion {
  readonly stems: ReadonlySet<string>;
  readonly factIds: readonly string[];
}

const WARRANTY = /\b(?:warrant\p{L}*|guarantee\p{L}*)\b/iu;
/** Turns that speak of a warranty without its word: "punctures are not covered". */
const COVERED = /\bcovered\b|\b(?:years?|months?) of cover\b|\b(?:repaired|replaced|fixed) (?:for )?free\b/iu;
const EXCLUDES =
  /\b(?:exclud\p{L}*|excl|except\p{L}*|(?:is|are) not (?:covered|included|part of)|(?:does|do) not (?:cover|include|extend|apply)|not (?:covered|under)|outside|leav\p{L}* (?:it |them )?out|left out|rul\p{L}* out|(?:everything|all(?: parts)?) but)\b/iu;
/** Whether a text speaks of a warranty, by its word or a turn. */
export const isAboutWarranty = (text: string): boolean => WARRANTY.test(text) || COVERED.test(text);

/** Words of the turn, not of the thing that it keeps out. */
export const OF_TURN = wordSet(
  'warranty|guarante|guarantee|be|not|pay|excl|cover|covered|exclud|exclude|except|extend|appli|apply|includ|include|under|outside|fall|part|none|nil|claim|valid|year|month|limit|manufactur|by|also|too|well|free|repair|replac|damag|caus|result',
);
/** "Blades none", "none on cassettes". */
const NONE = /^(?:\p{L}+(?: \p{L}+)? (?:none|nil)|none (?:on|for) .+)$/iu;
/** A longer clause says more than that. */
const LONGEST = 16;

const exclusionsOf = remembering(
  ({ statements }: ProductReading): readonly Exclusion[] => {
    if (!statements.some(({ statement }) => WARRANTY.test(`${statement.label} ${statement.text}`))) return [];
    const found: Exclusion[] = [];
    let open = '';
    const inWarranty = new Set(
      statements
        .filter(({ statement }) => WARRANTY.test(`${statement.label} ${statement.text}`))
        .map(({ field, statement }) => `${field}:${statement.sentence}`),
    );
    for (const { field, statement, unused, factIds } of statements) {
      const said = `${statement.label} ${statement.text}`;
      const sentence = `${field}:${statement.sentence}`;
      // "The warranty does not cover the coating, handles or lids".
      const goesOn = open === sentence && statement.form === 'noun' && statement.quantities.length === 0;
      // "2 years, battery 1 year, blades none".
      const isNone = inWarranty.has(sentence) && NONE.test(statement.text);
      const isExclusion = (EXCLUDES.test(said) || isNone) && !/\b(?:in|from) the box\b|\bincluded\b/iu.test(said);
      if (unused !== undefined || !(isExclusion || goesOn)) continue;
      open = sentence;
      found.push(...thingsOf(statement).map((stems) => ({ stems, factIds })));
    }
    return found;
  },
  () => true,
);

const SAID_FIRST = /\b(?:is|are) \S.{0,60} and (?:is |are )?(?:not (?:covered|included)|excluded)\b/iu;

/** The content of each thing of a list: "nib wear", "punctures and stains". */
function thingsOf({ tokens, stems, quantities, text }: Statement): readonly ReadonlySet<string>[] {
  const things: Set<string>[] = [new Set()];
  // "12 months on the stitching, chew damage excluded": what has a term is covered.
  const ends = quantities.map(({ end }) => end);
  const term = ends.length === 0 ? -1 : tokens.findIndex(({ start }) => start >= Math.max(...ends));
  const comma = term === -1 ? -1 : tokens.findIndex(({ text }, at) => at >= term && /^[,;]$/u.test(text));
  // "The gasket is a wearing part and is not covered": the gasket.
  const said = SAID_FIRST.test(text)
    ? tokens.findIndex(({ lower }) => lower === 'is' || lower === 'are')
    : tokens.length;
  // "18 months on everything but the adapter".
  const but = tokens.findIndex(
    ({ lower }, at) => lower === 'but' && /^(?:everything|all|parts)$/u.test(tokens[at - 1]?.lower ?? ''),
  );
  // "It is two years on dials and stand and does not cover the jersey".
  const denied = tokens.findIndex(
    ({ lower }, at) =>
      /^(?:cover|include|extend|apply)$/u.test(lower) &&
      (tokens[at - 1]?.lower === 'not' || /n['’]t$/u.test(tokens[at - 1]?.lower ?? '')),
  );
  stems.forEach((stem, at) => {
    if (at < Math.max(comma, but + 1, denied) || at >= said) return;
    if (tokens[at]?.kind !== 'word' || /^(?:and|or|nor)$/u.test(tokens[at]?.lower ?? '')) things.push(new Set());
    else if (!isGrammarWord(stem) && !OF_TURN.has(stem)) things.at(-1)?.add(stem);
  });
  return things.filter(({ size }) => size > 0);
}

/** Where a clause says whether the warranty covers what the facts keep out of it: the verdict, and the words it judges. */
export function checkWarranty(
  statement: Statement,
  reading: ProductReading,
): { readonly verdict: Verdict; readonly stems: ReadonlySet<string> } | undefined {
  const { text, stems, negated, tokens } = statement;
  const exclusions = exclusionsOf(reading);
  if (exclusions.length === 0 || tokens.length > LONGEST || !isAboutWarranty(text)) return undefined;
  const own = exclusions.filter((one) => [...one.stems].every((stem) => stems.includes(stem)));
  if (own.length === 0) return undefined;
  const factIds = flatMapped(own, (one) => [...one.factIds]);
  const isDouble = /(?:\bnot|n['’]t) exclude/iu.test(text);
  if ((EXCLUDES.test(text) || negated.includes(true)) && !isDouble) {
    const judged = new Set(flatMapped(own, (one) => [...one.stems]));
    for (const stem of stems) if (OF_TURN.has(stem)) judged.add(stem);
    return { verdict: { support: 'given', factIds }, stems: judged };
  }
  // "The battery drill has a 3-year warranty" says nothing of the battery's.
  if (!isDouble && !own.some((one) => isCovered(statement, one.stems))) return undefined;
  const reason = 'The facts keep this out of the warranty.';
  return { verdict: { support: 'contradicted', factIds, reason }, stems: new Set() };
}

/** "The warranty covers the hoses", "hoses are covered", "a warranty on the hoses". */
function isCovered({ tokens, stems }: Statement, things: ReadonlySet<string>): boolean {
  const last = stems.findLastIndex((stem) => things.has(stem));
  const verb = tokens.findIndex(({ lower }) =>
    /^(?:covers?|covered|includes?|extends|repaired|replaced|fixed|on|for)$/u.test(lower),
  );
  if (verb === -1) return false;
  // "Chew damage is covered": the damage is of the turn.
  let next = last + 1;
  while (next < verb && OF_TURN.has(stems[next] ?? '') && stems[next] !== 'be') next += 1;
  const isSubject =
    last < verb && [last + 1, next].some((at) => /^(?:is|are|stays?|remains?)$/u.test(tokens[at]?.lower ?? ''));
  return (
    isSubject ||
    (last > verb &&
      WARRANTY.test(
        tokens
          .slice(0, verb)
          .map(({ lower }) => lower)
          .join(' '),
      ))
  );
}
