import { isNegation, stemOf, type Statement } from '../../../products/index.js';
import { remembering, wordSet } from '../../../shared/index.js';
import { allGroupsOf, generalWordsAt, isDeniedAt } from '../concepts.js';
import { keysOfWords } from '../keysOfWords.js';
import { carryingPhraseAt } from '../words/carriersAt.js';
import { deniedWithin } from '../words/deniedWithin.js';
import { deniesIndirectly } from '../words/deniesIndirectly.js';
import { isImitatedAt } from './isImitatedAt.js';
import { isConditional } from './isConditional.js';
import { isExclusion, isModifier } from '../words/excludedThings.js';
import { meaningsOf, numeralNames, sizeNames, unitNames } from '../words/spelledNames.js';

/** That a clause speaks of something: under which key of the evidence, and whether it denies it. */
export interface SpokenUse {
  readonly key: string;
  readonly isNegated: boolean;
  /** It is not said but follows from what is. */
  readonly onlyFollows: boolean;
}

/** All that a clause of the input speaks of: its words, what they stand for, what is more general, the groups they are in. */
export function usesIn(statement: Statement): readonly SpokenUse[] {
  const { tokens, stems, negated } = statement;
  const uses: SpokenUse[] = [];
  const isSupposed = isConditional(statement);
  const use = (key: string, isNegated: boolean, onlyFollows = false): void => {
    if (isSupposed && isNegated) return;
    uses.push({ key, isNegated, onlyFollows });
  };
  const object = deniedObject(statement);
  const before = tokens.findIndex(({ lower }) => lower === 'before');
  // "Take off before showering": not for the shower.
  const avoided = before !== -1 && deniesIndirectly(statement) ? before : tokens.length;
  tokens.forEach((token, at) => {
    if (token.kind === 'sign') return;
    const isNegated = negated[at] ?? false;
    use(stems[at] ?? '', isNegated || at > avoided);
    // "Horn-effect" is no horn.
    if (isImitatedAt(statement, at)) use(stems[at] ?? '', true);
    if (isNegated && (at >= object || (isExclusion(statement) && isModifier(statement, at))))
      use(stems[at] ?? '', false);
    // "A belt for men": "men's belt".
    if (token.lower.endsWith("'s") || token.lower.endsWith('’s')) use(stemOf(token.lower.slice(0, -2)), isNegated);
    for (const stem of meaningsOf(token.lower)) use(stem, isNegated);
    for (const stem of sizeNames(tokens, at)) use(stem, isNegated);
    for (const stem of unitNames(token.text)) use(stem, isNegated);
    for (const stem of numeralNames(token.text)) use(stem, isNegated);
    const without = deniedWithin(token.lower);
    if (without !== undefined) use(without, !isNegated, true);
    const phrase = carryingPhraseAt(tokens, stems, at);
    if (phrase !== undefined) use(phrase.key, isDeniedAt(tokens, negated, at, phrase.next));
    for (const word of generalWordsAt(tokens, stems, at)?.words ?? [])
      for (const key of keysOfWords(word)) use(key, isNegated);
  });
  for (const { key, first, next } of allGroupsOf(tokens, stems)) {
    use(key, isDeniedAt(tokens, negated, first, next));
    if (isExclusion(statement) && isModifier(statement, next - 1)) use(key, false);
  }
  return uses;
}

/** The same of a phrase of an entailment: these are the same for all products. */
export const usesOfPhrase: (statement: Statement) => readonly SpokenUse[] = remembering(usesIn, () => true);

/** Verbs whose denial is one of their object: "do not use near power lines", "never machine wash". */
const GENERAL_VERB = wordSet(
  'use|used|put|place|keep|store|expose|wash|machine|tumble|dry|iron|bleach|clean|microwave|freeze|contain|include|fit|work|suit|allow|support',
);

const KEPT = wordSet('keep|store|protect');

/**
 * Where the object of a denied action begins: "do not leave water inside" denies the leaving, and water may be spoken of.
 * Behind the last token where no action or a general one is denied.
 */
function deniedObject({ form, tokens, negated }: Statement): number {
  const verb = negated.indexOf(true);
  // "Keep out of direct sun" denies no act.
  const isKept = KEPT.has(tokens[0]?.lower ?? '') && !isNegation(tokens, verb - 1);
  if (
    form !== 'imperative' ||
    tokens[0]?.lower === 'for' ||
    verb === -1 ||
    isKept ||
    GENERAL_VERB.has(tokens[verb]?.lower ?? '')
  )
    return tokens.length;
  return verb + 1;
}
