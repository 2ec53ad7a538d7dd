import { LEXICON_WORDS, stemOf } from '../../../../../products/index.js';
import { isHeadNoun } from '../../../../../shared/index.js';
import type { Unit } from '../../../plan/Unit.js';
import { inSentence } from '../../../prose/inSentence.js';
import { isThing } from '../../../prose/things.js';

/** Words of a phrase, without what may open it. */
const MOST_WORDS = 4;
/** Where a phrase about a thing is over. */
const ENDS =
  /^(?:and|or|but|with|in|on|at|of|for|from|to|that|which|so|is|are|was|has|have|by|as|under|over|inside|outside|below|above|round|around|between|sewn|made|set|plus|holds?|keeps?|takes?|goes|can|may|must|will|does)$/iu;
/** What may stand before the material of a thing: "removable stainless steel cups". */
const DESCRIBES =
  /^(?!(?:need|feed|speed|seed|weed|bed)$)(?:\p{L}+(?:able|ible|ed)|non-\p{L}+|\p{L}+-(?:on|in|up|\p{L}+ed)|clear|solid|soft|hard|thick|wide)$/iu;
/** What is like a material and is none, and what takes the thing back. */
const IMITATED = /^(?:look|effect|style|tone|free|type|feel|finish|colou?r|optic|imitation|faux)$/iu;
const UNSURE =
  /\b(?:not|no|never|without|unlike|instead|than|if|when|unless|except|only|optional|extra|spare|other|another|separate|faux|imitation|fake|like|look|photo|fits?|scratch(?:es)?|protects?)\b|n['’]t\b/iu;

/**
 * Parts with what they are made of, from anywhere in a sentence that affirms them: "stainless steel stirring rod" and "wooden
 * crank handle" of "it has a stainless steel stirring rod and a wooden crank handle".
 */
export function thingsOfMaterial({ text, label, isNegative, statement, topic, form, self }: Unit): readonly string[] {
  if (label !== '' || isNegative || form === 'imperative' || /^(?:limits|care|trust|contents)$/u.test(topic)) return [];
  if (statement.negated.includes(true) || UNSURE.test(text)) return [];
  const materials = new Set(
    statement.terms
      .filter(({ lexicon }) => lexicon === 'material')
      .flatMap(({ first, next }) => statement.tokens.slice(first, next).map(({ lower }) => lower)),
  );
  if (materials.size === 0) return [];
  const words = text.split(/\s+/u);
  const phrases: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!materials.has((words[at] ?? '').toLowerCase())) continue;
    let from = at;
    while (from > 0 && !/[,;:.()]$/u.test(words[from - 1] ?? '') && isBefore(words[from - 1] ?? '')) from -= 1;
    let end = at;
    while (end + 1 < words.length && !/[,;:.()]$/u.test(words[end] ?? '') && !ENDS.test(bare(words[end + 1]))) end += 1;
    const phrase = words.slice(from, end + 1).map(bare);
    const head = (phrase.at(-1) ?? '').toLowerCase();
    const isPart =
      end > at &&
      phrase.length <= MOST_WORDS &&
      phrase.every((word) => /^[\p{L}-]+$/u.test(word) && !IMITATED.test(word)) &&
      (isThing(head) || isHeadNoun(head)) &&
      !LEXICON_WORDS.has(head) &&
      !head.endsWith('ed') &&
      isHad(words.slice(0, from).join(' '), form) &&
      !self.has(stemOf(head));
    if (isPart) phrases.push(inSentence(phrase.join(' ')));
    at = end;
  }
  return phrases;
}

const bare = (word = ''): string => word.replace(/[,;:.()]+$/u, '');

/** Whether what stands before a phrase says that the product has it: not "cuts copper pipe", "holder for steel cans". */
const isHad = (before: string, form: Unit['form']): boolean =>
  before === '' ||
  (form === 'clause' || form === 'verb'
    ? /(?:^| )(?:has|have|with)(?: .*(?:,| and| plus))?(?: (?:an?|one|\d+|two|three|four|six|eight))*$/iu
    : BARE
  ).test(before);
const BARE = /(?:^|,| (?:with|and|plus))(?: ?(?:an?|the|one|\d+|two|three|four|six|eight))*$/iu;

const isBefore = (word: string): boolean => DESCRIBES.test(word) || LEXICON_WORDS.has(word.toLowerCase());
