import { BASE_VERBS, NOUN_LIKE } from '../../../products/index.js';
import { isThing } from '../prose/things.js';
import type { ListingCopy } from '../../ListingCopy.js';
import { codePointLength } from '../../rules/text/codePointLength.js';
import type { Story } from '../Story.js';
import { bulletsOf } from './bullets/bulletsOf.js';
import { describe, inParagraphs } from './describe.js';
import { NO_HIGHLIGHTS } from './highlightsOf.js';
import { leadFacts } from './leadOf.js';
import { verbatimText } from './verbatim/verbatimText.js';
import { memoised } from './memoised.js';
import { namesProduct, saysWhatItIs } from './namesProduct.js';
import { tagsOf } from './tagsOf.js';

/** The HTML description, search title, meta description and tags of a store listing. */
export function writeShopifyText(
  story: Story,
): Pick<ListingCopy, 'description' | 'seoTitle' | 'metaDescription' | 'tags'> {
  const verbatim = verbatimText(story);
  if (verbatim !== undefined) return fieldsOf(story, verbatim.opening, verbatim.bullets, verbatim.paragraphs);
  const spokenOf = memoised(story);
  const first = leadFacts(story, spokenOf);
  const written = bulletsOf(
    story,
    first.flatMap(({ passage }) => passage.units),
    (passage) => spokenOf(passage) !== undefined,
  );
  const [lead = [], ...others] = describe(story, spokenOf, written, NO_HIGHLIGHTS, first);
  return fieldsOf(story, lead, written.bullets, inParagraphs(others));
}

function fieldsOf(
  story: Story,
  lead: readonly string[],
  bullets: readonly string[],
  rest: readonly (readonly string[])[],
): Pick<ListingCopy, 'description' | 'seoTitle' | 'metaDescription' | 'tags'> {
  const { limits } = story.ruleSet;
  const seoMax = Math.min(limits.seoTitleMax ?? 70, limits.seoTitleAdvised ?? 60);
  const metaMax = Math.min(limits.metaDescriptionMax ?? 320, limits.metaDescriptionAdvised ?? 160);
  return {
    description: htmlOf(lead, bullets, rest),
    seoTitle: seoTitleOf(story, seoMax),
    metaDescription: wholeSentences(
      withName(metaSentences([...lead, ...bullets.map((bullet) => `${bullet}.`), ...rest.flat()]), story),
      metaMax,
    ),
    tags: tagsOf(story),
  };
}

function htmlOf(lead: readonly string[], bullets: readonly string[], rest: readonly (readonly string[])[]): string {
  const items = bullets.map((bullet) => {
    const [heading = '', ...body] = bullet.split(': ');
    return body.length === 0 || !HEADING.test(heading) || OTHER_LABEL.test(body.join(': '))
      ? `<li>${escaped(bullet)}</li>`
      : `<li><strong>${escaped(heading)}:</strong> ${escaped(body.join(': '))}</li>`;
  });
  return [
    `<p>${escaped(lead.join(' '))}</p>`,
    ...(items.length === 0 ? [] : [`<ul>${items.join('')}</ul>`]),
    ...rest.map((sentences) => `<p>${escaped(sentences.join(' '))}</p>`),
  ].join('');
}

/** A few words in front of the colon: not half of a sentence. */
const HEADING = /^(?!The |.* (?:is|are|has|have) )(?:[^;.(),]{2,32}|\p{Lu}\p{L}+, \p{L}+ and \p{L}+)$/u;

/** "44 cm long, 8 cm deep" does not say of what: the name does. */
function withName(sentences: readonly string[], story: Story): readonly string[] {
  const [first = ''] = sentences;
  if (namesProduct(first, story)) return sentences;
  const naming = sentences.find((sentence) => saysWhatItIs(sentence, story));
  if (naming !== undefined) return [naming, ...sentences.filter((one) => one !== naming)];
  const [name = ''] = story.title.title.split(', ');
  return [`${name}.`, ...sentences];
}

/** What it is comes first in a search result, what it is not only where there is nothing else. */
function metaSentences(sentences: readonly string[]): readonly string[] {
  const said = sentences.filter((sentence) => !DENIES.test(sentence));
  const alone = said.filter((sentence, at) => !GOES_ON.test(sentence) && !(at > 0 && isOrder(sentence)));
  const telling = alone.filter((sentence, at) => at === 0 || !OF_LITTLE.test(sentence));
  // What the seller tells of himself says nothing of the product where other sentences do.
  const ofProduct = telling.filter((sentence) => !OF_SELLER.test(sentence));
  return (
    [ofProduct.join(' ').length >= ENOUGH_OF_PRODUCT ? ofProduct : [], telling, alone, said].find(
      ({ length }) => length > 0,
    ) ?? sentences
  );
}

/** "Always put them on the downhill side", "Salt or sand: shake out": what its owner does. */
const isOrder = (sentence: string): boolean => {
  const words = sentence
    .replace(/^[^.:]{2,24}: /u, '')
    .replace(/^(?:Always|Please|Just|First) /iu, '')
    .toLowerCase()
    .split(/[^\p{L}-]+/u);
  const [first = '', second = ''] = words;
  return BASE_VERBS.has(first) && !isThing(first) && !NOUN_LIKE.has(first) && ORDERED.test(second);
};
const ORDERED =
  /^(?:it|them|the|your|a|an|in|on|off|out|up|over|away|down|after|before|every|once|twice|with|by|from|at|only|dry|well)$/u;

/** Characters that fill half of a search result. */
const ENOUGH_OF_PRODUCT = 80;
const OF_SELLER = /\b(?:we|ours?|us|I|my|me|everyone|customers?)\b|\b(?:don|doesn)['’]t\b/iu;

/** What no one searches by: a weight or an origin alone, how it ages, how it is sold. */
const OF_LITTLE =
  /^(?:Weight|Weighs|It weighs|Made in|Colou?r)\b|\b(?:warranty|guaranteed?|differs?|var(?:y|ies)|chips?|gnaw|breaks?|broken|arrives?|sold|included|tell us|contact us|on request|is normal|defect)\b/iu;

/** What goes on with another sentence, and what its owner does with it later. */
const GOES_ON =
  /\bof them\b|^(?:The \p{L}+ ones?\b|It does\b|Both\b|Each (?:has|is|comes)\b|Otherwise\b|Then\b|Also\b|That['’]?s?\b|(?:Wipe|Wash|Dry|Rinse|Clean|Let|Store|Oil|Dust|Brush|Spot|Sponge|Please|If|When)\b)/u;

const DENIES = /^(?:Not|No|Does(?:n['’]t| not)|Do(?:n['’]t| not)|Never|Keep|There (?:is|are) no|Without)\b/u;

/** A second label: the first is not the heading of all. */
const OTHER_LABEL = /\. \p{Lu}[^.:;]{1,32}: /u;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function seoTitleOf({ title, brief }: Story, max: number): string {
  const whole =
    brief.brand === '' || title.title.toLowerCase().includes(brief.brand.toLowerCase())
      ? title.title
      : `${title.title} | ${brief.brand}`;
  if (codePointLength(whole) <= max) return whole;
  const parts = title.title.split(', ');
  while (parts.length > 1 && codePointLength(parts.join(', ')) > max) parts.pop();
  const words = parts.join(', ').split(' ');
  while (words.length > 1 && codePointLength(words.join(' ')) > max) words.pop();
  return words.join(' ').replace(/[,\s]+(?:for|with|of|and|in)?$/u, '');
}

function wholeSentences(sentences: readonly string[], max: number): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (codePointLength(longer) <= max) text = longer;
  }
  return text;
}
