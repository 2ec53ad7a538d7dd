import { figures } from '../rules/text/figures.js';
import { utf8Length } from '../rules/text/utf8Length.js';
import { benefitFirst, bulletCount, bulletLength } from './bulletMeasures.js';
import { filled, images, keywordCoverage, keywordInTitle, without } from './measures.js';
import type { Measured, ScoreFacts, ScorePart } from './ScoreFacts.js';

/** Of the search term bytes, the share that counts as well used. */
const GOOD_BYTES_SHARE = 0.8;

function searchTermBytes({ copy, limits }: ScoreFacts): Measured {
  const most = limits.searchTermsMaxBytes ?? 249;
  const target = limits.searchTermsTargetBytes ?? most;
  const bytes = utf8Length(copy.searchTerms);
  const good = Math.ceil(target * GOOD_BYTES_SHARE);
  const why = `Search terms use ${figures(bytes, 'byte')}; ${good} to ${most} are good.`;
  if (bytes > most)
    return { share: 0, why, hint: `Remove ${figures(bytes - most, 'byte')}: Amazon ignores all of them otherwise.` };
  return { share: Math.min(1, bytes / good), why, hint: 'Add words that buyers use and the title does not have.' };
}

function searchTermRepeats(facts: ScoreFacts): Measured {
  const hint = 'Replace words of the title by other words.';
  if (facts.copy.searchTerms === '') return { share: 0, why: 'There are no search terms.', hint: 'Add search terms.' };
  return without(
    facts,
    /^amazon\.search_terms\.(?:title_words|repeats)$/,
    'No word is given twice or stands in the title.',
    hint,
  );
}

/** The parts of the Amazon score. The weights add up to 100. */
export const AMAZON_SCORE_PARTS: readonly ScorePart[] = [
  {
    id: 'title.length',
    label: 'Title within the limit',
    weight: 10,
    measure: ({ copy, limits }) =>
      filled('The title', copy.title, limits.titleMax, Math.round(Math.min(limits.titleMax, 75) * 0.5)),
  },
  { id: 'title.keyword', label: 'Main keyword early in the title', weight: 6, measure: keywordInTitle },
  {
    id: 'title.brand',
    label: 'Brand first',
    weight: 3,
    measure: ({ copy, findings }) =>
      copy.title !== '' && !findings.some(({ rule }) => rule === 'amazon.title.brand_first')
        ? { share: 1, why: 'Nothing stands before the brand.', hint: '' }
        : { share: 0, why: 'The title does not start with the brand.', hint: 'Start the title with the brand.' },
  },
  {
    id: 'title.clean',
    label: 'No repeats or banned characters',
    weight: 6,
    measure: (facts) =>
      facts.copy.title === ''
        ? { share: 0, why: 'The title is empty.', hint: 'Write a title.' }
        : without(
            facts,
            /^amazon\.title\.(?:banned_characters|context_characters|non_language|emoji|repeated_words|separators)$/,
            'The title has no repeated words and no banned characters.',
            'Correct the title.',
          ),
  },
  {
    id: 'highlights',
    label: 'Item highlights',
    weight: 8,
    measure: ({ copy, limits }) =>
      limits.highlightsMax === undefined
        ? { share: undefined, why: 'There were no item highlights at that time.', hint: '' }
        : filled('Item highlights', copy.itemHighlights, limits.highlightsMax, Math.round(limits.highlightsMax * 0.6)),
  },
  { id: 'bullets.count', label: 'Bullet points', weight: 5, measure: bulletCount },
  { id: 'bullets.length', label: 'Bullet length', weight: 5, measure: bulletLength },
  { id: 'bullets.benefit', label: 'Benefit first', weight: 5, measure: benefitFirst },
  {
    id: 'bullets.claims',
    label: 'No banned claims',
    weight: 5,
    measure: (facts) =>
      facts.copy.bulletPoints.length === 0
        ? { share: 0, why: 'There are no bullet points.', hint: 'Write bullet points.' }
        : without(
            { ...facts, findings: facts.findings.filter(({ field }) => field === 'bullet_points') },
            /\.claims\.|banned_claims/,
            'The bullet points make no banned claims.',
            'Remove the claims.',
          ),
  },
  {
    id: 'description',
    label: 'Description',
    weight: 10,
    measure: ({ copy, limits }) => filled('The description', copy.description, limits.descriptionMax ?? 2000, 600),
  },
  { id: 'search_terms.bytes', label: 'Search terms used', weight: 6, measure: searchTermBytes },
  { id: 'search_terms.repeats', label: 'Search terms add words', weight: 6, measure: searchTermRepeats },
  { id: 'keywords', label: 'Keywords covered', weight: 15, measure: keywordCoverage },
  { id: 'images', label: 'Images', weight: 10, measure: images },
];
