import { wordSet } from '../../../shared/index.js';
import type { Passage, PassageWord } from './Passage.js';
import {
  ARTICLES,
  CLAUSE_STARTERS,
  COORDINATORS,
  FORMS_OF_BE,
  MODALS,
  NEEDS_OBJECT,
  NEVER_AFTER_ARTICLE,
  NEVER_BEFORE_UNIT,
  NEVER_LAST,
  NOT_AFTER_BE,
  NOT_AFTER_PREPOSITION,
  PLURAL_PRONOUNS,
  PLURAL_VERBS,
  SINGULAR_PRONOUNS,
  THIRD_PERSON,
  UNITS,
} from './wordClasses.js';

/** So many prepositions, articles and joining words in a row make no sense. */
const LONGEST_RUN = 5;
const RUN = wordSet('of|in|on|at|to|for|from|with|by|into|onto|a|an|the|and|or|but|is|are|very|also');
const MAY_DOUBLE = /^(?:that|had|so|very|no|out|up|off|over|it)$/u;
const SINGULAR_IN_S = /(?:ss|us|is|as|os)$|^(?:lens|series|species|means|news|sports|yes)$/u;

const A_OR_AN = wordSet('a|an|the');

/**
 * Words that cannot follow each other in English ("a or", "for of", "the the", "is very" at the end), as they are in the
 * text. Knows function words only, so names and codes never count. `undefined` when nothing is broken.
 */
export function brokenGrammar({ words, kind, text, goesOn }: Passage): string | undefined {
  const isShouted = text === text.toUpperCase();
  let run = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as PassageWord;
    const before = at > 0 && word.gap === '' ? words[at - 1] : undefined;
    run = RUN.has(word.lower) && (run === 0 || word.gap === '') ? run + 1 : RUN.has(word.lower) ? 1 : 0;
    if (run >= LONGEST_RUN) return shown(words, at - 2, at);
    if (before !== undefined && (isShouted || isLower(word)) && clashes(before, word, words, at, isShouted))
      return shown(words, at - 1, at);
    if (word.gap.startsWith(',') && at > 0 && A_OR_AN.has((words[at - 1] as PassageWord).text))
      return shown(words, at - 1, at - 1);
  }
  return kind === 'sentence' && !goesOn ? brokenEnd(words) : undefined;
}

function clashes(
  one: PassageWord,
  other: PassageWord,
  words: readonly PassageWord[],
  at: number,
  isShouted: boolean,
): boolean {
  const a = one.lower;
  const b = other.lower;
  const before = words[at - 2];
  const next = words[at + 1]?.gap === '' ? words[at + 1]?.lower : undefined;
  if (a === b)
    return other.isFunction ? !MAY_DOUBLE.test(a) : /^\p{Ll}{5,}$/u.test(other.text) && !/^(?:knock|night)$/u.test(b);
  if (UNITS.has(b)) return NEVER_BEFORE_UNIT.has(a);
  if (ARTICLES.has(a) && (isShouted || isLower(one) || at === 1)) {
    if (NEVER_AFTER_ARTICLE.has(b))
      return !(a === 'a' && b === 'to' && next === 'z') && !(b === 'every' && /^(?:your|my|our|their)$/u.test(a));
    if (b === 'on' || b === 'up' || b === 'off') return next !== undefined && (words[at + 1] as PassageWord).isFunction;
    if (a === 'a' || a === 'an') return isWrongArticle(a, other) || isPluralAlone(other, words[at + 1]);
  }
  if (NEEDS_OBJECT.has(a) && NOT_AFTER_PREPOSITION.has(b)) return !(a === 'for' && b === 'by');
  if ((a === 'to' || NEEDS_OBJECT.has(a)) && THIRD_PERSON.has(b)) return !isStranded(a, b, before);
  if ((a === 'in' || a === 'on') && b === 'of') return true;
  if (a === 'up' && b === 'of')
    return before === undefined || !/^(?:made|make|makes|making|consisting)$/u.test(before.lower);
  if (a === 'to' && /^(?:of|and|or)$/u.test(b)) return !/^(?:from|fro|away)$/u.test(next ?? '');
  if (COORDINATORS.has(a) && COORDINATORS.has(b)) return true;
  if (FORMS_OF_BE.has(a) && NOT_AFTER_BE.has(b)) return true;
  if (a === 'very' && /^(?:of|in|on|at|to|for|from|with|by|and|or|but|is|are|a|an|the)$/u.test(b)) return true;
  if (MODALS.has(a) && THIRD_PERSON.has(b))
    return !(before !== undefined && (ARTICLES.has(before.lower) || before.hasDigit));
  if (a === 'not' && THIRD_PERSON.has(b)) return before !== undefined && MODALS.has(before.lower);
  const isSubject = at === 1 || one.gap !== '' || CLAUSE_STARTERS.has(before?.lower ?? '');
  if (isSubject && SINGULAR_PRONOUNS.has(a)) return PLURAL_VERBS.has(b);
  return isSubject && PLURAL_PRONOUNS.has(a) && THIRD_PERSON.has(b);
}

/** "The case it comes with is blue", "the page it leads to has", "all kinds of needs". */
const isStranded = (preposition: string, verb: string, before: PassageWord | undefined): boolean =>
  /^(?:for|with)$/u.test(preposition) || /^(?:is|has|does|needs)$/u.test(verb)
    ? preposition !== 'of' || verb === 'needs' || /^(?:made|consists)$/u.test(before?.lower ?? '')
    : false;

const isLower = ({ text, lower }: PassageWord): boolean => text === lower;

/** "A apple", "an bottle"; letters that are spelled out ("an LED") and figures are left alone. */
function isWrongArticle(article: string, { text }: PassageWord): boolean {
  if (!/^\p{Ll}{3,}$/u.test(text) || !/[aeiou]/u.test(text)) return false;
  return article === 'a'
    ? /^[aeio]/u.test(text) && !/^(?:one|once|eu|oui)/u.test(text)
    : /^[bcdfgjklmnpqrstvwyz]/u.test(text);
}

/** "A bottles and": a plural that ends its noun phrase. */
function isPluralAlone({ text }: PassageWord, next: PassageWord | undefined): boolean {
  if (!/^\p{Ll}{3,}s$/u.test(text) || SINGULAR_IN_S.test(text)) return false;
  return next === undefined || (next.gap !== '' && !/^['’]/u.test(next.gap)) || next.isFunction;
}

function brokenEnd(words: readonly PassageWord[]): string | undefined {
  const last = words.at(-1) as PassageWord;
  const before = words.at(-2);
  if (before === undefined) return undefined;
  const isCut = last.text === last.lower && NEVER_LAST.has(last.lower) && last.gap === '';
  const isOf =
    last.lower === 'of' &&
    !/^(?:made|think|full|part|proud|out|kind|sort|lot|free|because|dream|capable|heard|short|consists?|use|care|rid)$/u.test(
      before.lower,
    );
  const isUpTo = last.lower === 'to' && before.lower === 'up';
  const isBare =
    FORMS_OF_BE.has(last.lower) && /^(?:of|in|for|with|from|and|or|the|a|an|both|very)$/u.test(before.lower);
  return isCut || isOf || isUpTo || isBare ? shown(words, words.length - 2, words.length - 1) : undefined;
}

const shown = (words: readonly PassageWord[], first: number, last: number): string =>
  words
    .slice(Math.max(0, first), last + 1)
    .map(({ text }) => text)
    .join(' ');
