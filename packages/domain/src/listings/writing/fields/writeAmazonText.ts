import { packSearchTerms } from '../../fitting/packSearchTerms.js';
import { codePointLength } from '../../rules/text/codePointLength.js';
import { capitalised } from '../prose/normalise.js';
import { asFragment } from '../prose/asFragment.js';
import type { ListingCopy } from '../../ListingCopy.js';
import { stemsOf } from '../../../products/index.js';
import type { Passage } from '../plan/Passage.js';
import type { Unit } from '../plan/Unit.js';
import type { Story } from '../Story.js';
import { bulletsOf } from './bulletsOf.js';
import { describe, inParagraphs } from './describe.js';
import { leadFacts } from './leadOf.js';
import { memoised } from './memoised.js';

const LONGEST_HIGHLIGHT = 42;

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
  const highlights = limits.highlightsMax === undefined ? NO_HIGHLIGHTS : highlightsOf(story, room, isSpoken);
  // Where there is much to say, what the description begins with is not a bullet too.
  const lead = story.units.length >= ENOUGH ? leadFacts(story, spokenOf, highlights.used) : [];
  const reserved = lead.flatMap(({ passage }) => passage.units);
  const written = bulletsOf(story, [...highlights.used, ...reserved], isSpoken);
  return {
    itemHighlights: highlights.text,
    bulletPoints: written.bullets,
    description: cutParagraphs(inParagraphs(describe(story, spokenOf, written, highlights.used, lead)), max),
    searchTerms: packSearchTerms(keywords, {
      title: story.title.title,
      brand: story.brief.brand,
      maxBytes: limits.searchTermsTargetBytes ?? 200,
    }),
  };
}

interface Highlights {
  readonly text: string;
  readonly used: readonly Unit[];
}

const NO_HIGHLIGHTS: Highlights = { text: '', used: [] };
/** With fewer facts the bullets need them all. */
const ENOUGH = 9;
const MOST = 5;
/** One of so many passages is a highlight: the bullets need the others. */
const SHARE = 4;
/** Limits, orders and numbers of papers belong elsewhere. */
const NO_HIGHLIGHT =
  /^(?:contains? .*(?:nuts?|milk|soya?|gluten|eggs?|wheat)|use|only|please|best before|external|keep|store)\b|\b(?:weighs|takes|charges)\b|\bincluded$|\bonly$|\d{8}/iu;

/** The strongest short facts that the title left out; never an identifier, nor what is not there. */
function highlightsOf(
  { title, passages, reading, units }: Story,
  room: number,
  isSpoken: (passage: Passage) => boolean,
): Highlights {
  const known = new Set(stemsOf(title.title));
  const asked = reading.name.kind.kind.title;
  const rank = (unit: Unit): number => unit.weight + (asked.includes(unit.property) ? 0.3 : 0);
  const ranked = passages
    // The bullets keep passages together: a part of one is named here only where the description says all of it.
    .flatMap((passage) => (passage.units.length === 1 || isSpoken(passage) ? passage.units : []))
    .filter(
      ({ property, form, items, isNegative, statement, topic, text, at, isAlone, label }) =>
        at === 0 &&
        (isAlone || statement.quantities.length > 0) &&
        !/^(?:warranty|run_time|noise|charge_time)$/u.test(property) &&
        (label === '' || /^(?:material|fabric|colou?r|finish|style|capacity)$/u.test(label)) &&
        !/^(?:licence_number|part_number|warning|directions|storage|author|date|allergen|excluded|included|care)$/u.test(
          property,
        ) &&
        !/^(?:clause|verb|imperative|excluded|without)$/u.test(form) &&
        !/^(?:limits|care)$/u.test(topic) &&
        !NO_HIGHLIGHT.test(text) &&
        !isNegative &&
        !statement.negated.includes(true) &&
        items.length === 1,
    )
    .toSorted((one, other) => rank(other) - rank(one));
  const most = units.length >= ENOUGH ? Math.min(MOST, Math.ceil(passages.length / SHARE)) : MOST;
  const phrases: string[] = [];
  const used: Unit[] = [];
  for (const unit of ranked) {
    const phrase = asFragment(unit);
    if (
      phrase.length > LONGEST_HIGHLIGHT ||
      !/\p{L}{2}/u.test(phrase) ||
      /°(?![CF])/u.test(phrase) ||
      /[:;,()]/u.test(phrase)
    )
      continue;
    const stems = stemsOf(phrase);
    if (stems.every((stem) => known.has(stem))) continue;
    const next = [...phrases, phrase].join(', ');
    if (codePointLength(next) > room) continue;
    if (phrases.length >= most) break;
    phrases.push(phrase);
    used.push(unit);
    for (const stem of stems) known.add(stem);
  }
  const named = passages.filter((passage) => passage.units.some((unit) => used.includes(unit)));
  return {
    text: capitalised(phrases.join(', ')),
    used: units.length >= ENOUGH ? named.flatMap((passage) => passage.units) : [],
  };
}

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
