import { packSearchTerms } from '../../fitting/packSearchTerms.js';
import { codePointLength } from '../../rules/text/codePointLength.js';
import type { ListingCopy } from '../../ListingCopy.js';
import type { Passage } from '../plan/Passage.js';
import { categoryOf, questionOf } from '../plan/questionOf.js';
import { opensNotes } from '../prose/predicates/identity.js';
import type { Story } from '../Story.js';
import { bulletsOf } from './bullets/bulletsOf.js';
import { describe, inParagraphs } from './describe.js';
import { leadFacts } from './leadOf.js';
import { ENOUGH, highlightsOf, NO_HIGHLIGHTS } from './highlightsOf.js';
import { verbatimText } from './verbatim/verbatimText.js';
import { memoised } from './memoised.js';

/** Highlights, bullets, description and search terms of an Amazon listing. */
export function writeAmazonText(
  story: Story,
  keywords: readonly string[],
): Pick<ListingCopy, 'itemHighlights' | 'bulletPoints' | 'description' | 'searchTerms'> {
  const { limits } = story.ruleSet;
  const max = Math.min(limits.descriptionMax ?? 2000, 2000);
  const room = Math.min(
    limits.highlightsMax ?? 125,
    (limits.titleWithHighlightsMax ?? 200) - codePointLength(story.title.title) - 1,
  );
  const spokenOf = memoised(story);
  const isSpoken = (passage: Passage): boolean => spokenOf(passage) !== undefined;
  const verbatim = verbatimText(story, limits.highlightsMax === undefined ? 0 : room);
  const terms = packSearchTerms(keywords, {
    title: story.title.title,
    brand: story.brief.brand,
    maxBytes: limits.searchTermsTargetBytes ?? 200,
  });
  if (verbatim !== undefined)
    return {
      itemHighlights: verbatim.highlights,
      bulletPoints: verbatim.bullets,
      description: cutParagraphs(inOne(verbatim.opening, verbatim.paragraphs), max),
      searchTerms: terms,
    };
  const highlights = limits.highlightsMax === undefined ? NO_HIGHLIGHTS : highlightsOf(story, room, isSpoken);
  const category = categoryOf(story.reading.name.kind.kind);
  // Where there is much to say, what the description begins with is not a bullet too. Ingredients stay one: buyers look for
  // them there.
  const found = leadFacts(story, spokenOf, highlights.used);
  const lead =
    story.units.length >= ENOUGH
      ? found
      : found.filter(
          ({ passage, spoken }) => spoken.kind === 'is' && opensNotes(passage) && /^an? /u.test(spoken.text),
        );
  const reserved = lead
    .filter(({ passage }) => questionOf(passage, category) !== 'ingredients')
    .flatMap(({ passage }) => passage.units);
  const written = bulletsOf(story, [...highlights.used, ...reserved], isSpoken);
  return {
    itemHighlights: highlights.text,
    bulletPoints: written.bullets,
    description: cutParagraphs(inParagraphs(describe(story, spokenOf, written, highlights, lead)), max),
    searchTerms: terms,
  };
}

/** The opening goes on with the first paragraph. */
const inOne = (
  opening: readonly string[],
  [first = [], ...others]: readonly (readonly string[])[],
): readonly (readonly string[])[] => [[...opening, ...first], ...others];

/** Whole sentences up to a length. */
function cutParagraphs(paragraphs: readonly (readonly string[])[], max: number): string {
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
