import { contentWords, termWeights, type TermWeight, type WeighedDocument } from '../keywords/index.js';
import type { ComparedProduct } from './ComparedProduct.js';

/** A term that competitors use. */
export interface KeywordGap {
  readonly term: string;
  /** 0 to 100: of the heaviest term. */
  readonly weight: number;
  /** Ids of the products that use it. */
  readonly usedBy: readonly string[];
  /** Whether the own text has all its words. */
  readonly isYours: boolean;
}

const MOST = 40;
/** A word in the title weighs most, as in the placement weights of the listing score. */
const TITLE = 3;
const BULLETS = 2;
const DESCRIPTION = 1;

/** What introduces a measure or a part; buyers do not search for it. */
const VERBS: ReadonlySet<string> = new Set(contentWords('weighs holds measures features comes includes contains'));
/** "Not for microwaves" has no word that a buyer of it searches for. */
const DENIED = /[^.;!\n]{0,300}?\b(?:not|no|never|without|excludes|(?:does|do|is|are)n['’]t)\b[^.;!\n]*/giu;

const PERIOD = String.raw`\b\d+[- ]?(?:years?|months?|weeks?|days?|hours?)\b`;
const PROMISE = String.raw`(?:warrant(?:y|ies|ed)|guarantee[sd]?|returns?|refunds?|money[- ]back)\b`;
/** Few words, no end of a clause, and no other thing: "7 day planner with warranty". */
const BETWEEN = String.raw`(?:(?!(?:with|and|or|plus)\b)[\p{L}'’-]+ ){0,2}`;
/** The period belongs to no word after it: "warranty on a 7 day planner". */
const NO_NOUN = String.raw`(?! (?!(?:of|from|after|if|or|and|for|on|to)\b)\p{L})`;
/** "2 year warranty": the figure is the seller's own, and no buyer searches for "year warranty". "7 day pill organizer" is. */
const TERM_OF_TIME = new RegExp(
  String.raw`${PERIOD}(?=[- ]${BETWEEN}${PROMISE})|(?<=\b${PROMISE}:? ${BETWEEN})${PERIOD}${NO_NOUN}`,
  'giu',
);

/** The terms of competitors by weight, brand names left out; each says whether the own text has it. */
export function keywordGaps(own: ComparedProduct, others: readonly ComparedProduct[]): readonly KeywordGap[] {
  const brands = new Set(
    [own, ...others].flatMap(({ brand, seller, sellers, asin }) =>
      contentWords([brand, seller, asin, ...sellers.map((one) => one.seller)].join(' ')),
    ),
  );
  const mine = new Set(
    contentWords([own.title, ...own.bulletPoints, own.description, ...Object.values(own.specifications)].join('\n')),
  );
  return withoutParts(termWeights(others.map(documentOf)))
    .filter(({ term }) => !term.split(' ').some((word) => brands.has(word) || VERBS.has(word)))
    .slice(0, MOST)
    .map(({ term, weight, usedBy }) => ({
      term,
      weight,
      usedBy,
      isYours: term.split(' ').every((word) => mine.has(word)),
    }));
}

/** "dishwasher" says nothing more where each that uses it says "dishwasher safe". */
const withoutParts = (terms: readonly TermWeight[]): readonly TermWeight[] => {
  const pairs = terms.filter(({ term }) => term.includes(' '));
  return terms.filter(
    ({ term, usedBy }) =>
      !pairs.some((pair) => pair.term.split(' ').includes(term) && pair.usedBy.length === usedBy.length),
  );
};

const documentOf = ({ id, title, bulletPoints, description }: ComparedProduct): WeighedDocument => ({
  id,
  fields: [
    { text: title, weight: TITLE },
    { text: stated(bulletPoints.join('\n')), weight: BULLETS },
    { text: stated(description), weight: DESCRIPTION },
  ],
});

const stated = (text: string): string => text.replaceAll(DENIED, ' ').replaceAll(TERM_OF_TIME, ' ');
