import { EMPTY_COPY, handleFor, packSearchTerms } from '@listwright/domain/listings';
import type { ListingBrief, ListingCopy } from '@listwright/domain/listings';
import type { RuleSet } from '@listwright/domain/marketplaces';
import { bulletsOf } from './fields/bulletsOf.js';
import { highlightsOf } from './fields/highlightsOf.js';
import { htmlOf } from './fields/htmlOf.js';
import { keywordsOf } from './fields/keywordsOf.js';
import { metaDescriptionOf } from './fields/metaDescriptionOf.js';
import { paragraphsOf } from './fields/paragraphsOf.js';
import { searchVariants } from './fields/searchVariants.js';
import { tagsOf } from './fields/tagsOf.js';
import { titleOf } from './fields/titleOf.js';
import { storyOf } from './points/storyOf.js';
import { contentWordsOf } from './prose/contentWordsOf.js';
import { cutAtWord } from './prose/cutAtWord.js';
import type { Language } from './source/Language.js';
import type { Subject } from './Subject.js';

/** Where Shopify sets no limit, a title still ends before search results cut it twice. */
const SHOPIFY_TITLE = 70;
const LONGEST_DESCRIPTION = 3000;

/** Writes every field of the marketplace of the rule set from what the subject's brief gives. */
export function writeCopy(subject: Subject, ruleSet: RuleSet, language: Language): ListingCopy {
  const { limits } = ruleSet;
  const isShopify = ruleSet.marketplace === 'shopify';
  const story = storyOf(subject, language);
  const { title: made, rest } = titleOf(
    subject,
    isShopify ? Math.min(limits.titleMax, SHOPIFY_TITLE) : Math.min(limits.titleMax, 200),
  );
  // A name of signs alone leaves nothing to write; the linter then tells the seller what is wrong with it.
  const title = made === '' ? subject.brief.productName : made;
  const bullets = bulletsOf(story.points, {
    count: limits.bulletCount ?? 5,
    min: limits.bulletMin ?? 10,
    max: limits.bulletMax ?? 255,
    total: limits.bulletsTotalMax ?? 1000,
  });
  const keywords = keywordsOf(subject, story.sentences, language);
  const max = Math.min(limits.descriptionMax ?? LONGEST_DESCRIPTION, LONGEST_DESCRIPTION);
  const written = { ...EMPTY_COPY, title, keywords };
  if (isShopify) {
    // The list tells its points; the text around it tells the rest.
    const untold = (sentences: readonly string[]): readonly string[] =>
      sentences.filter((sentence) => !isTold(sentence, bullets));
    const [first = '', ...others] = story.opening;
    const opening = paragraphsOf([[first, ...untold(others)]], max);
    const further = paragraphsOf(story.more.map(untold), max);
    return {
      ...written,
      description: htmlOf(opening, bullets, further),
      seoTitle: cutAtWord(title, Math.min(limits.seoTitleMax ?? 70, limits.seoTitleAdvised ?? 60)),
      metaDescription: metaDescriptionOf(
        [...story.opening, ...story.more.flat()],
        Math.min(limits.metaDescriptionMax ?? 320, limits.metaDescriptionAdvised ?? 160),
      ),
      tags: tagsOf(subject),
      handle: handleOf(title, subject.brief),
    };
  }
  const room = Math.min(limits.highlightsMax ?? 125, (limits.titleWithHighlightsMax ?? 200) - [...title].length - 1);
  const itemHighlights = limits.highlightsMax === undefined ? '' : highlightsOf(title, rest, story.points, room);
  return {
    ...written,
    itemHighlights,
    bulletPoints: bullets,
    description: paragraphsOf([story.opening, ...story.more], max).join('\n\n'),
    searchTerms: packSearchTerms(
      [...keywords, ...searchVariants(`${subject.brief.productName} ${keywords.join(' ')}`), ...rest],
      {
        title,
        itemHighlights,
        bullets,
        brand: subject.brand,
        maxBytes: limits.searchTermsTargetBytes ?? 200,
      },
    ),
  };
}

/** Whether one bullet says what a sentence says, word for word or nearly. */
function isTold(sentence: string, bullets: readonly string[]): boolean {
  const words = [...contentWordsOf(sentence)];
  return bullets.some((bullet) => {
    const told = contentWordsOf(bullet);
    return words.filter((word) => told.has(word)).length >= words.length * 0.7;
  });
}

/** A handle has Latin letters; a name without any takes what else the brief has. */
function handleOf(title: string, brief: ListingBrief): string {
  return handleFor(title) || handleFor(`${brief.brand} ${brief.category}`) || 'product';
}
