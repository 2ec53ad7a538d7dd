import { wordSet } from '../../../shared/index.js';
import {
  lowerAt,
  isCueOf,
  NEUTRAL_PHRASES,
  PhraseIndex,
  type ClaimClass,
  type PhraseHit,
  type Statement,
} from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import { addressedTokens, ownedTokens } from './addressedTokens.js';
import { INDIRECT_WORD } from '../words/deniesIndirectly.js';
import { followingWords } from '../comparing/followingWords.js';
import { PRESENTING_PHRASES } from './presentingPhrases.js';
import { sceneTokens } from './sceneTokens.js';

const PHRASES = new PhraseIndex<true>().add(
  true,
  [...NEUTRAL_PHRASES, ...PRESENTING_PHRASES].map((phrase) => [phrase]),
);

/** Words that say what a figure measures; the figure is checked with them. */
const MEASURING = wordSet(
  'wide|width|tall|high|height|long|length|deep|depth|thick|thicknes|across|diameter|weigh|weight|measur|capacity|volum|last|run|burn|rat|nois|level|x|by|up|about|each|total|max|maximum|min|minimum|equivalent|per|least|most|long|ag|to|reach|enough|extend|serv|footprint|good|alon|alone|itself',
);

const PERIODS = wordSet('day|week|month|year');
const MANY = wordSet('many|much');
const ADJUST = wordSet('adjust(?:s|able)?');

/** The tokens of a statement that other checks judge, or that assert nothing where they stand. `isIndirect`: it denies indirectly. */
export function judgedTokens(
  statement: Statement,
  evidence: Evidence,
  claims: readonly PhraseHit<ClaimClass>[],
  isIndirect: boolean,
): ReadonlySet<number> {
  const { tokens, stems, negated, terms, quantities } = statement;
  const judged = new Set<number>();
  for (const { first, next } of terms) for (let at = first; at < next; at += 1) judged.add(at);
  if (quantities.length > 0)
    tokens.forEach((token, at) => {
      if (quantities.some(({ start, end }) => token.start >= start && token.end <= end)) judged.add(at);
    });
  for (const { first, next } of PHRASES.find(tokens, stems))
    // "Bathroom" is a setting, unless the facts say "not for the bathroom".
    for (let at = first; at < next; at += 1) if (next - first > 1 || !isOnlyDenied(evidence, stems[at])) judged.add(at);
  // "Four times a year": how often is checked.
  tokens.forEach(({ lower }, at) => {
    const isOften =
      PERIODS.has(lower) &&
      /^(?:a|per|each|every)$/u.test(lowerAt(tokens, at - 1)) &&
      /^(?:times|once|twice|time)$/u.test(lowerAt(tokens, at - 2));
    if (isOften) judged.add(at);
  });
  // "Excluded from the warranty" denies what stands before it.
  tokens.forEach(({ lower }, at) => {
    if (lower === 'excluded' && tokens[at + 1]?.lower === 'from') judged.add(at);
  });
  // "Slovenia is the country it is made in": the place is checked.
  if (terms.some(({ lexicon }) => lexicon === 'origin'))
    tokens.forEach(({ lower }, at) => /^(?:country|place)$/u.test(lower) && judged.add(at));
  // "It has CE certification": the certificate is checked.
  if (terms.some(({ lexicon }) => lexicon === 'certification') && !isCertificateDenied(evidence))
    tokens.forEach(
      ({ lower }, at) => /^(?:certifications?|certificates?|marks?|markings?)$/u.test(lower) && judged.add(at),
    );
  if (quantities.length > 0)
    stems.forEach((stem, at) => {
      if (MEASURING.has(stem) || quantities.some(({ property }) => isCueOf(stem, property))) judged.add(at);
    });
  for (const at of followingWords(statement, evidence)) judged.add(at);
  for (const at of [
    ...addressedTokens(statement, evidence),
    ...ownedTokens(statement),
    ...sceneTokens(statement, evidence),
  ])
    if (!evidence.concepts.has(stems[at] ?? '')) judged.add(at);
  // "As many as three suits"; "adjusts from 80 to 140 cm".
  tokens.forEach(({ lower }, at) => {
    const isMany = MANY.has(lower) && lowerAt(tokens, at - 1) === 'as' && tokens[at + 1]?.lower === 'as';
    const isRange = ADJUST.has(lower) && quantities.some(({ low, high }) => high > low);
    if (isMany || isRange) judged.add(at);
  });
  // "Every 100 g has 8 g of fibre" ranks nothing.
  tokens.forEach(({ lower, end }, at) => {
    if (lower === 'every' && quantities.some(({ start }) => start > end && start - end <= 1)) judged.add(at);
  });
  // "Free of palm oil" denies; it gives nothing away.
  tokens.forEach((token, at) => {
    if (
      token.lower === 'free' &&
      (/^(?:of|from)$/u.test(tokens[at + 1]?.lower ?? '') ||
        tokens[at - 1]?.text === '-' ||
        negated[at - 1] === true ||
        // "It is not latex free".
        (lowerAt(tokens, at - 2) === 'not' && tokens[at + 1]?.kind !== 'word'))
    )
      judged.add(at);
  });
  if (isIndirect) tokens.forEach(({ lower }, at) => INDIRECT_WORD.test(lower) && judged.add(at));
  for (const one of claims)
    if (namesOnly(one, statement)) for (let at = one.first; at < one.next; at += 1) judged.add(at);
  return judged;
}

/** "Not certified by a lab". */
const isCertificateDenied = ({ concepts }: Evidence): boolean =>
  [...concepts].some(([key, use]) => key.startsWith('certif') && use.denied);

const isOnlyDenied = ({ concepts }: Evidence, stem = ''): boolean => {
  const use = concepts.get(stem);
  return use !== undefined && use.denied && !use.affirmed;
};

const THE_OR_ITS = wordSet('the|its|an?');

/** A claim word that only names a part or a rating: "the grip is of beech", "rated IP65", "protect it from water". */
function namesOnly(
  { first, next }: { readonly first: number; readonly next: number },
  { tokens, form }: Statement,
): boolean {
  const before = lowerAt(tokens, first - 1);
  const after = tokens[next];
  const word = tokens[first]?.lower ?? '';
  if (next - first > 1) return false;
  if (word === 'rated') return after?.kind === 'code' || after?.kind === 'number';
  // Jump leads and dog leads lead nobody.
  if (word === 'leads' || word === 'lead') return !/^(?:|it|that|which|this|they|and|to|the)$/u.test(before);
  if (word === 'protect') return first === 0 && form === 'imperative';
  return word === 'grip' && THE_OR_ITS.has(before) && /^(?:is|are|of|has|and|in|made)$/u.test(after?.lower ?? '');
}
