import { stemsOf } from '../../../../products/index.js';
import { categoryOf, questionOf } from '../../plan/questionOf.js';
import type { Subject } from '../../prose/grammar.js';
import type { Passage } from '../../plan/Passage.js';
import type { Story } from '../../Story.js';
import { ownSentence } from '../sentenceOf.js';
import { lengthOf, type Segment } from './Segment.js';

/** Characters of sentences that share a bullet. */
const FULL = 195;

/**
 * The seller's sentences in their order, each with those that say nothing without it: "Four of them have moving arms" stays
 * behind "The figures are black card".
 */
export function segmentsOf(story: Story, passages: readonly Passage[]): readonly Segment[] {
  const category = categoryOf(story.reading.name.kind.kind);
  const all: Segment[] = [];
  // What a pronoun at the beginning of the next sentence would mean.
  let isProductMeant = true;
  for (const passage of passages) {
    const sentence = ownSentence(passage);
    const isPronoun = PRONOUN.test(sentence);
    const last = all.at(-1);
    // "The cushion is rubber. It's 24 cm long, the paddle is 8 cm wide, and it weighs 105 g": of the paddle brush.
    if (
      isPronoun &&
      !isProductMeant &&
      ((WEIGHS.test(sentence) && speaksOfProduct(sentence, story)) || SUITS.test(sentence))
    )
      isProductMeant = true;
    const isBound = BOUND.test(sentence) || (isPronoun && !isProductMeant);
    if (last !== undefined && isBound)
      all[all.length - 1] = {
        ...last,
        passages: [...last.passages, passage],
        sentences: [...last.sentences, sentence],
      };
    else
      all.push({
        passages: [passage],
        sentences: [sentence],
        question: questionOf(passage, category),
        isOfProduct: isPronoun,
      });
    if (KEEPS.test(sentence) || passage.units.every(({ form }) => form === 'excluded'))
      isProductMeant ||= /\b(?:it|them)\b/iu.test(sentence);
    else if (!isPronoun) isProductMeant = all.length === 1 || namesProduct(sentence, story);
  }
  return all;
}

const PRONOUN = /^(?:it|they|its|their|it['’]s|they['’]re)\b/iu;

/** Its weight beside other sides. */
const WEIGHS = /^it\b.*\bweighs\b/iu;

/** What it is for and what it is not for is said of the product: "It's not for the microwave". */
const SUITS = /^it(?:['’]s| is)? (?:(?:also|not|only) )*(?:(?:good|suitable|fine|meant|made) )?(?:for|on) /iu;

/** It points to the sentence before it. */
const BOUND =
  /^(?:them|that['’]?s?|those|these|such|both(?= (?:are|is|have|has|can|may|must|come|comes|need|fit|hold|go|work|of|in|on|with|together|ways)\b|,|$)|otherwise|instead|so|then|also|but|and|or|always|each one|each (?:has|comes|is|holds|takes|weighs|measures)|the (?:other|others|rest|latter)|(?:one|two|three|four|five|six|some|all|most|none|neither|either) of (?:them|these|those))\b|^(?:there is|we (?:have|make|sell|also)) (?:\p{L}+ )?(?:separate|other|another|different|further) (?:\p{L}+ )?(?:model|version|one|size)|\b(?:either|also not)\b(?! (?:side|way|end|hand|\p{L}+ or)\b)/iu;

/** A sentence without a thing of its own leaves the product meant: an order, "there is no lid", "we replace it". */
const KEEPS =
  /^(?:there|we|our|you|please|do|don['’]t|never|always|not|no|use|wear|wash|wipe|store|keep|let|dry|clean|check|take|put|place|hang|hand|machine|rinse|sponge|made|comes?|suitable|good|for|fits?)\b/iu;

/** Its first noun phrase is the product: "The tin can go in the oven". */
function namesProduct(sentence: string, { subject, reading }: Story): boolean {
  const opening = stemsOf(sentence.split(' ').slice(0, OPENING).join(' '));
  const names = [subject.short, reading.name.kind.name].map((name) => stemsOf(name).at(-1));
  return names.some((name) => name !== undefined && opening.includes(name));
}
const OPENING = 5;

/** It has a word of the product's name. */
const speaksOfProduct = (sentence: string, { reading }: Story): boolean => {
  const own = new Set(stemsOf(reading.name.kind.name));
  return stemsOf(sentence).some((stem) => own.has(stem));
};

/**
 * Neighbours joined until there are no more than `most`, those first that make the shortest segment; neighbours about one
 * thing count as shorter.
 */
export function joinedSegments(
  segments: readonly Segment[],
  most: number,
  groupOf: (segment: Segment) => string,
  subject: Subject,
): readonly Segment[] {
  const all = segments.slice(0, MOST_JOINED);
  const costAt = (at: number): number => {
    const [one, other] = [all[at], all[at + 1]];
    if (one === undefined || other === undefined) return Number.POSITIVE_INFINITY;
    const length = lengthOf(one) + lengthOf(other);
    return length > FULL ? Number.POSITIVE_INFINITY : length - (groupOf(one) === groupOf(other) ? KINDRED : 0);
  };
  const join = (at: number): void => {
    const [one, other] = [all[at], all[at + 1]];
    if (one === undefined || other === undefined) return;
    const sentences = isNamedAgain(one, other) ? named(other.sentences, subject) : other.sentences;
    all.splice(at, 2, {
      ...one,
      passages: [...one.passages, ...other.passages],
      sentences: [...one.sentences, ...sentences],
    });
  };
  while (all.length > most) {
    const costs = all.map((_, at) => costAt(at));
    const at = costs.indexOf(Math.min(...costs));
    if (costs[at] === Number.POSITIVE_INFINITY) break;
    join(at);
  }
  // A few words make a poor bullet: neighbours about one thing are one.
  for (let at = all.length - 2; at >= 0; at -= 1) {
    const [one, other] = [all[at], all[at + 1]];
    if (one === undefined || other === undefined || all.length <= LEAST_SEGMENTS) continue;
    const lengths = [lengthOf(one), lengthOf(other)];
    const isShort =
      Math.min(...lengths) < BRIEF && lengths.reduce((sum, length) => sum + length, 0) <= FULL / 2 + BRIEF;
    const groups = [groupOf(one), groupOf(other)];
    const isKindred =
      one.question === other.question ||
      (groups[0] === groups[1] && groups[0] !== 'use') ||
      groups.every((group) => group === 'care' || group === 'limits');
    if (isShort && isKindred) join(at);
  }
  return [...all, ...segments.slice(MOST_JOINED)];
}

/** "The glove is not included. It weighs 1.6 lb": behind another thing the pronoun would mean that. */
const isNamedAgain = ({ passages }: Segment, { isOfProduct }: Segment): boolean =>
  isOfProduct && passages.at(-1)?.units.every(({ form }) => form === 'excluded') === true;

/** The pronoun of a first sentence as the noun it stands for: "It's stoneware" → "The dish is stoneware". */
export const named = (
  [first = '', ...others]: readonly string[],
  { short: noun, isPlural }: Subject,
): readonly string[] => [
  first
    .replace(/^(?:it|they)['’](?:s|re) /iu, `${noun} ${isPlural ? 'are' : 'is'} `)
    .replace(/^(?:it|they) /iu, `${noun} `),
  ...others,
];

/** Each pair is compared: no seller writes more, and hostile text may not cost more. */
const MOST_JOINED = 120;
/** A shorter segment is joined where so many are left. */
const BRIEF = 50;
const LEAST_SEGMENTS = 7;
/** So many characters longer a segment about one thing may be. */
const KINDRED = 60;
