import {
  BASE_VERBS,
  lowerAt,
  LEXICON_WORDS,
  propertyOfLabel,
  stemOf,
  type ReadingContext,
  type Statement,
  type Token,
} from '../reading/index.js';
import type { FieldStatement } from './inputStatements.js';

const STOP =
  /^(?:and|or|with|without|for|from|in|on|of|to|by|at|is|are|not|per|each|only|the|an?|its|their|this|that|all|both)$/u;
const NO_PART =
  /^(?:set|pack|piece|pieces|item|product|blend|mix|kit|pair|size|colour|color|free|edition|style|look|print|design|finish|coating|look|feel|work|quality|fabric|material|made|wear|grade|tone|plated|content|pongee|taffeta|twill|jersey|oxford|satin|ripstop|plush|weave|knit|yarn|cloth|textile|must|should|can|may|will|keeps|makes|needs|there|here|along|whether|where|when|while|across|around)$/u;

/** Letters of a stem: "w" and "h" are sides, no parts. */
const SHORTEST_PART = 3;
/** A part of more words than this is none: "ships in a plain box of cardboard". */
const LONGEST_NAME = 2;

/**
 * Parts that no list knows, from the seller's own words: the noun that closes a phrase after a material, "galvanized steel
 * spine", or begins one before it, "inner pot of aluminium", "the pad is EVA foam", "surround: EVA foam". Stems.
 */
export function ownParts(statements: readonly FieldStatement[], { parts, self }: ReadingContext): readonly string[] {
  const found = new Set<string>();
  for (const { statement } of statements) {
    const { tokens, stems, terms } = statement;
    for (const { lexicon, first, next, part } of terms) {
      if (lexicon !== 'material' || part !== '') continue;
      const named = namedThing(statement, first);
      if (named !== undefined && isPartName({ lower: named }, stemOf(named))) found.add(stemOf(named));
      const before = nounBefore(statement, first);
      if (before !== undefined && isPartName(tokens[before], stems[before] ?? '')) {
        found.add(stems[before] ?? '');
        continue;
      }
      let at = next;
      while (
        at < tokens.length &&
        tokens[at]?.kind === 'word' &&
        !STOP.test(tokens[at]?.lower ?? '') &&
        !isVerbBehind(tokens, at, next) &&
        at - next < 3
      )
        at += 1;
      const last = at - 1;
      if (last >= next && isPartName(tokens[last], stems[last] ?? '')) found.add(stems[last] ?? '');
    }
  }
  return [...found];

  function isPartName(token: Pick<Token, 'lower'> | undefined, stem: string): boolean {
    return (
      token !== undefined &&
      !LEXICON_WORDS.has(token.lower) &&
      token.lower.length >= SHORTEST_PART &&
      stem.length >= SHORTEST_PART &&
      !NO_PART.test(token.lower) &&
      !self.has(stem) &&
      !parts.has(stem) &&
      !/(?:ed|ing|able|ly)$/u.test(token.lower)
    );
  }
}

/** "Steel clips hold the dome": what several things do names no part. */
const isVerbBehind = (tokens: readonly Token[], at: number, next: number): boolean =>
  at > next && /[^su]s$/u.test(lowerAt(tokens, at - 1)) && BASE_VERBS.has(lowerAt(tokens, at));

/** The thing that a label or a subject of one word names where the material follows at once. */
function namedThing({ label, tokens }: Statement, term: number): string | undefined {
  const opening = tokens.slice(0, term).map(({ lower }) => lower);
  if (label !== '')
    return opening.length === 0 && /^\p{L}+$/u.test(label) && propertyOfLabel(label) === undefined
      ? label.toLowerCase()
      : undefined;
  return /^(?:(?:the|its|and|but|while|whereas) )+(\p{L}+) (?:is|are) (?:made (?:of|from) )?(?:\p{L}+ed )?$/u.exec(
    `${opening.join(' ')} `,
  )?.[1];
}

/** How a material is made or looks: "anodised", "solid". */
const TREATED = /(?:ed|ened)$|^(?:solid|pure|real|natural|genuine|fine|soft|hard|thick|thin|virgin|food|matt|matte)$/u;

/** So many words may say how a material is made: "ribs in powder coated steel". */
const MOST_TREATED = 3;

/** The noun of "inner pot of aluminium", "mast in anodised aluminium", where nothing else but "of" or "in" stands between. */
function nounBefore({ tokens, quantities, terms }: Statement, term: number): number | undefined {
  let first = term;
  const isOfTerm = (at: number): boolean => terms.some((one) => at >= one.first && at < one.next);
  while (
    term - first < MOST_TREATED &&
    first > 1 &&
    (TREATED.test(lowerAt(tokens, first - 1)) || isOfTerm(first - 1) || lowerAt(tokens, first - 1) === 'powder')
  )
    first -= 1;
  const isLinked =
    /^(?:of|in)$/u.test(lowerAt(tokens, first - 1)) && !/^(?:made|comes?|available)$/u.test(lowerAt(tokens, first - 2));
  const noun = first - 2;
  // "1.8 litre inner pot of aluminium"
  const figure =
    quantities[0]?.start === 0 && quantities[0].unit !== 'count'
      ? tokens.findIndex(({ start }) => start >= (quantities[0]?.end ?? 0))
      : 0;
  // "Below it there is an open newspaper holder of steel".
  const article = tokens.findLastIndex(({ lower }, at) => at < noun && /^(?:an?|the|its)$/u.test(lower));
  const opening =
    article > figure && tokens.slice(article, noun).every(({ kind }) => kind === 'word') ? article : figure;
  return isLinked &&
    noun >= figure &&
    noun - opening <= LONGEST_NAME + Number(opening > figure) &&
    tokens[noun]?.kind === 'word'
    ? noun
    : undefined;
}
