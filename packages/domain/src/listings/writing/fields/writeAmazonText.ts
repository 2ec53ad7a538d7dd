import { packSearchTerms } from '../../fitting/packSearchTerms.js';
import { codePointLength } from '../../rules/text/codePointLength.js';
import { capitalised } from '../prose/normalise.js';
import { asFragment } from '../prose/asFragment.js';
import type { ListingCopy } from '../../ListingCopy.js';
import { stemsOf } from '../../../products/index.js';
import type { Story } from '../Story.js';
import { bulletsOf } from './bulletsOf.js';
import { describe } from './describe.js';

const LONGEST_HIGHLIGHT = 42;

/** Highlights, bullets, description and search terms of an Amazon listing. */
export function writeAmazonText(
  story: Story,
  keywords: readonly string[],
): Pick<ListingCopy, 'itemHighlights' | 'bulletPoints' | 'description' | 'searchTerms'> {
  const { limits } = story.ruleSet;
  const { bullets, told, sole } = bulletsOf(story);
  const max = Math.min(limits.descriptionMax ?? 2000, 2000);
  const room = Math.min(
    limits.highlightsMax ?? 125,
    (limits.titleWithHighlightsMax ?? 200) - codePointLength(story.title.title) - 1,
  );
  return {
    itemHighlights: limits.highlightsMax === undefined ? '' : highlightsOf(story, room),
    bulletPoints: bullets,
    description: cutParagraphs(describe(story, bullets, told, sole), max),
    searchTerms: packSearchTerms(keywords, {
      title: story.title.title,
      brand: story.brief.brand,
      maxBytes: limits.searchTermsTargetBytes ?? 200,
    }),
  };
}

/** The strongest short facts that the title left out; never an identifier. */
function highlightsOf({ title, groups }: Story, room: number): string {
  const known = new Set(stemsOf(title.title));
  const ranked = groups
    .flatMap((group) => group.units)
    .filter(
      ({ property, form, items }) =>
        !/^(?:licence_number|part_number|warning|directions|storage|author|date)$/u.test(property) &&
        form !== 'clause' &&
        form !== 'imperative' &&
        items.length === 1,
    )
    .toSorted((one, other) => other.weight - one.weight);
  const phrases: string[] = [];
  for (const unit of ranked) {
    const phrase = asFragment(unit);
    if (phrase.length > LONGEST_HIGHLIGHT || /[:;,()]/u.test(phrase)) continue;
    const stems = stemsOf(phrase);
    if (stems.every((stem) => known.has(stem))) continue;
    const next = [...phrases, phrase].join(', ');
    if (codePointLength(next) > room) continue;
    phrases.push(phrase);
    for (const stem of stems) known.add(stem);
  }
  return capitalised(phrases.join(', '));
}

/** Whole sentences up to a length. */
export function cutParagraphs(paragraphs: readonly (readonly string[])[], max: number): string {
  let text = '';
  for (const sentences of paragraphs) {
    for (const [at, sentence] of sentences.entries()) {
      const joint = at > 0 ? ' ' : text === '' ? '' : '\n\n';
      if (codePointLength(text) + joint.length + codePointLength(sentence) > max) return text;
      text += joint + sentence;
    }
  }
  return text;
}
