import { figures } from '../rules/text/figures.js';
import { tokenise } from '../rules/text/tokenise.js';
import { stripHtml } from '../rules/everyField/stripHtml.js';
import { filled, images, keywordCoverage } from './measures.js';
import type { Measured, ScoreFacts, ScorePart } from './ScoreFacts.js';

/** A description of this many words answers what buyers ask (Describely recommends 150 to 350). */
const GOOD_WORDS = 150;
const GOOD_TAGS = 5;

function description({ copy }: ScoreFacts): Measured {
  const words = tokenise(stripHtml(copy.description)).length;
  const hasList = /<li\b/i.test(copy.description);
  const length = Math.min(1, words / GOOD_WORDS);
  return {
    share: words === 0 ? 0 : length * 0.8 + (hasList ? 0.2 : 0),
    why: `The description has ${figures(words, 'word')} and ${hasList ? 'a list' : 'no list'}.`,
    hint: `Write ${GOOD_WORDS} words and put the features into a list.`,
  };
}

/** The parts of the Shopify score. The weights add up to 100. */
export const SHOPIFY_SCORE_PARTS: readonly ScorePart[] = [
  {
    id: 'title',
    label: 'Title',
    weight: 20,
    measure: ({ copy, limits }) => {
      const advised = limits.titleAdvised ?? limits.titleMax;
      const measured = filled('The title', copy.title, limits.titleMax, 25);
      const length = [...copy.title].length;
      if (length <= advised || length > limits.titleMax) return measured;
      return {
        share: 0.6,
        why: `${measured.why} Up to ${advised} stand whole everywhere.`,
        hint: `Shorten it to ${advised}.`,
      };
    },
  },
  { id: 'description', label: 'Description', weight: 25, measure: description },
  {
    id: 'seo_title',
    label: 'Search title',
    weight: 10,
    measure: ({ copy, limits }) => filled('The search title', copy.seoTitle, limits.seoTitleMax ?? 70, 30),
  },
  {
    id: 'meta_description',
    label: 'Search description',
    weight: 10,
    measure: ({ copy, limits }) =>
      filled('The search description', copy.metaDescription, limits.metaDescriptionMax ?? 320, 110),
  },
  {
    id: 'tags',
    label: 'Tags',
    weight: 10,
    measure: ({ copy }) => ({
      share: Math.min(1, copy.tags.length / GOOD_TAGS),
      why: `There are ${figures(copy.tags.length, 'tag')}; ${GOOD_TAGS} bring full marks.`,
      hint: 'Add tags for type, material and use.',
    }),
  },
  { id: 'keywords', label: 'Keywords covered', weight: 15, measure: keywordCoverage },
  { id: 'images', label: 'Images', weight: 10, measure: images },
];
