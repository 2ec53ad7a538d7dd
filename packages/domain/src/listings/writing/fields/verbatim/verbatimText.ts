import { baseOfThirdPerson, plainFieldText, stemsOf } from '../../../../products/index.js';
import { withArticles } from '../../prose/grammar.js';
import { calmTitle } from '../../prose/calmList.js';
import { inSentence } from '../../prose/inSentence.js';
import { capitalised } from '../../prose/normalise.js';
import { isFreeIn, passagesOf } from '../../plan/passagesOf.js';
import type { Unit } from '../../plan/Unit.js';
import type { Passage } from '../../plan/Passage.js';
import type { Story } from '../../Story.js';
import { nameLead } from '../bareLead.js';
import { consequencesOf } from '../consequencesOf.js';
import { isLeftOut } from '../isLeftOut.js';
import { saysWhatItIs } from '../namesProduct.js';
import { BARE_FIGURE, chosenSegments, groupOf, isAnecdote, LONGEST } from './chosenSegments.js';
import { isVerbatim } from './isVerbatim.js';
import { lengthOf, type Segment } from './Segment.js';
import { verbatimHighlights } from './highlights/verbatimHighlights.js';
import { withoutSaid } from './withoutSaid.js';
import { codePointLength } from '../../../rules/text/codePointLength.js';
import { joinedSegments, named, segmentsOf } from './segmentsOf.js';

/** Bullets and description of notes that are sentences already. */
export interface VerbatimText {
  readonly bullets: readonly string[];
  /** The sentences that open the description, which a store shows above its bullets. */
  readonly opening: readonly string[];
  readonly paragraphs: readonly (readonly string[])[];
  /** The item highlights; empty for a store without them. */
  readonly highlights: string;
}

/** For whom it is, without a word more. */
const BUYERS = /^(?:(?:for )?(?:men|women|kids|adults?|boys|girls|unisex|ladies|children)(?:,? (?:and |& )?|\.$))+$/iu;
/** Sentences in a paragraph. */
const TOGETHER = 4;
/** So many segments fill the bullets without the opening. */
const MANY = 7;
/** Segments beside the bullets, where there are many. */
const BESIDE = 4;
/** Characters of a segment that may say nothing but the title. */
const TITLE_AGAIN = 40;

/**
 * The seller's sentences, in their words and order, some of them as bullets and the others as the description; undefined
 * where the notes are no sentences. No sentence is in both.
 */
export function verbatimText(story: Story, roomOfHighlights = 0): VerbatimText | undefined {
  if (!isVerbatim(story)) return undefined;
  const passages = passagesOf(
    story.units.map((unit) => asWritten(unit, story)),
    story.brief,
    new Set(),
    Number.POSITIVE_INFINITY,
  );
  // "Author: Mira Joshi" under a title "…, by Mira Joshi".
  const described = passages.filter(({ units: [first] }) => first?.source.field === 'description');
  const isSheet = isSheetOf(story, described);
  const beside = described.map(({ label, text }) => `${label} ${text}`).join(' ');
  const given = passages.filter((passage) => isGiven(passage) && isLeftOut(passage, `${story.title.title} ${beside}`));
  const noted = [...described.slice(0, 1), ...given, ...described.slice(1)].filter(
    (passage) =>
      isSheet ||
      given.includes(passage) ||
      passage.label === '' ||
      // A longer label is a statement: "Two colours in one: black on one side".
      passage.label.split(' ').length > 2 ||
      isLeftOut(passage, story.title.title),
  );
  const all = withNameFirst(segmentsOf(story, noted), story);
  // A sheet of labels has no sentence to begin with.
  const opener = all.find(
    ({ passages: [first], sentences }) => first?.label === '' && !first.isLimit && !isStump(sentences, story),
  );
  // Buyers at Amazon read the bullets first; elsewhere the description stands above them.
  const isLead = opener !== undefined && all.indexOf(opener) === 0 && (!isAmazon(story) || all.length < MANY);
  const opening = isLead
    ? isAmazon(story)
      ? opener.sentences
      : saysWhatItIs(opener.sentences[0] ?? '', story)
        ? opener.sentences
        : named(opener.sentences, story.subject)
    : [nameLead(story)];
  // "Adult swim goggles!!" behind a title that says so.
  const others = all.filter(
    (segment) =>
      !(isLead && segment === opener) &&
      (!isAmazon(story) || lengthOf(segment) > TITLE_AGAIN || !isInTitle(segment.sentences, story)),
  );
  const highlights = roomOfHighlights === 0 ? '' : verbatimHighlights(story, roomOfHighlights);
  // No sentence stands in two fields; where there are few, the bullets keep theirs.
  const unsaid = others.length < MANY ? others : others.flatMap((segment) => withoutSaid(segment, highlights) ?? []);
  const segments = isSheet
    ? unsaid
    : joinedSegments(unsaid, (story.ruleSet.limits.bulletCount ?? 5) + BESIDE, groupOf, story.subject);
  const bulleted = new Set(isSheet ? listed(segments) : chosenSegments(segments, story));
  const bullets = segments.filter((segment) => bulleted.has(segment)).map(bulletOf);
  const rest = segments
    .filter((segment) => !bulleted.has(segment))
    .flatMap((segment) => withoutSaid(segment, highlights) ?? []);
  const said = [story.title.title, highlights, ...bullets, ...opening, ...rest.flatMap(({ sentences }) => sentences)];
  const left = segmentsOf(
    story,
    passages.filter((passage) => !noted.includes(passage) && isLeftOut(passage, said.join(' '))),
  );
  // The name has capitals of a title: "Full Motion"; "Men Women" and "Brackenby garden tools" are no sentences.
  const ofName = left
    .filter(isOfName)
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => !BUYERS.test(sentence) && !namesBrand(sentence, story))
    .map(calmTitle);
  const summary = withAsides(highlights, ofName, roomOfHighlights);
  const closingName = ofName.filter((sentence) => !summary.toLowerCase().includes(asideOf(sentence).toLowerCase()));
  const further = left.filter((segment) => !isOfName(segment)).flatMap(({ sentences }) => sentences);
  const closing = consequencesOf(story, [...said, summary, ...further, ...closingName].join(' '));
  // A lead that only says the title again is none, where something else is said.
  const isTitle = !isLead && isAmazon(story) && rest.length > 0 && !isLeftOutOf(opening, story);
  return {
    bullets,
    opening: isTitle ? [] : opening,
    paragraphs: inParagraphs(rest, [...further, ...closingName], closing, story),
    highlights: summary,
  };
}

const isOfName = ({ passages: [first] }: Segment): boolean => first?.units[0]?.source.field === 'product_name';

const namesBrand = (sentence: string, { brief: { brand } }: Story): boolean =>
  brand !== '' && stemsOf(brand).every((stem) => stemsOf(sentence).includes(stem));

/** What only the name says is a stump as a sentence, and a highlight where there is room: "shock stops". */
const withAsides = (highlights: string, sentences: readonly string[], room: number): string =>
  sentences
    .map(asideOf)
    .filter((aside) => aside.includes(' ') && aside.split(' ').length <= LONGEST_ASIDE && !/[.,;:!?]/u.test(aside))
    .reduce((text, aside) => {
      const longer = text === '' ? capitalised(aside) : `${text}, ${aside}`;
      return codePointLength(longer) <= room ? longer : text;
    }, highlights);
const asideOf = (sentence: string): string => inSentence(sentence.replace(/\.$/u, ''));
const LONGEST_ASIDE = 4;

/** How many there are and how large, where only an attribute says so: buyers ask it first. */
const isGiven = ({ units: [first], isLimit }: Passage): boolean =>
  first !== undefined && !isLimit && GIVEN.test(first.source.field);
const GIVEN = /^attributes\.(?:pieces|count|pack|quantity|size|dimensions|capacity|contents|included)\b/u;

/** A page of a store opens with what it is, not with how its seller came to make it. */
function withNameFirst(all: readonly Segment[], story: Story): readonly Segment[] {
  const naming = all.findIndex(({ sentences: [first = ''] }) => saysWhatItIs(first, story));
  const [first] = all;
  return first === undefined || naming < 1 || isAmazon(story) || !isAnecdote(first)
    ? all
    : [...all.slice(naming, naming + 1), ...all.slice(0, naming), ...all.slice(naming + 1)];
}
/** "3 compartments, 2 removable dividers" opens no page of a store: it does not say of what. */
const isStump = (sentences: readonly string[], story: Story): boolean => {
  const [first = ''] = sentences;
  return (
    !isAmazon(story) &&
    first.length < LONGEST_STUMP &&
    !HAS_VERB.test(first) &&
    !stemsOf(first).some((stem) => story.reading.context.self.has(stem))
  );
};
const LONGEST_STUMP = 60;
const HAS_VERB = /\b(?:is|are|has|have|this|these|it|we|you|our|they|for|with)\b/iu;

/** A store's page lists a sheet of labels, and what the seller listed in lines, as it is: each in its own line. */
const isSheetOf = (story: Story, noted: readonly Passage[]): boolean =>
  !isAmazon(story) &&
  noted.length <= MOST_LINES &&
  (noted.filter(({ label }) => label !== '').length >= Math.max(LEAST_LINES, noted.length * LABELLED) ||
    story.brief.description.split('\n').filter((line) => line.trim() !== '').length >=
      Math.max(LEAST_LINES, noted.length * LABELLED));
const MOST_LINES = 20;
const LEAST_LINES = 6;
const LABELLED = 0.6;

const listed = (segments: readonly Segment[]): readonly Segment[] =>
  segments.filter((segment) => lengthOf(segment) <= LONGEST);

/** "The pump may not" stands behind the sentence that says what, so that it needs none of its words. */
function asWritten(unit: Unit, { brief, units }: Story): Unit {
  const { source, statement } = unit;
  const raw = plainFieldText(source.field, brief).slice(statement.start, statement.end);
  // "Dead wood: no" was read as "no Dead wood".
  const denied = /^no (.+)$/u.exec(unit.text)?.[1];
  if (denied !== undefined && (/^no$/iu.test(raw) || (raw.length < unit.text.length && /^\p{Lu}/u.test(denied))))
    return {
      ...unit,
      text: /^for /iu.test(denied)
        ? `not ${inSentence(denied)}`
        : APPLIANCE.test(denied)
          ? `not ${inSentence(denied)} safe`
          : PUT_IN.test(denied)
            ? `not for ${inSentence(denied)}`
            : `no ${inSentence(denied)}`,
    };
  // "Light rain: yes" was read as its label.
  if (/^yes$/iu.test(raw) && unit.label === '') return { ...unit, text: `${unit.text}: yes` };
  if (isFreeIn(unit, units) && unit.label === '' && BARE_FIGURE.test(unit.text))
    return unit.property === 'weight'
      ? { ...unit, text: `weight ${unit.text}` }
      : (statement.quantities[0]?.chain ?? 1) > 1
        ? { ...unit, text: `size ${unit.text}` }
        : unit;
  return raw.includes(' ') &&
    raw.length < statement.text.length &&
    isWithin(raw.toLowerCase(), statement.text.toLowerCase())
    ? { ...unit, text: raw }
    : unit;
}

/** What is put into a product or comes over it, and is no part of one. */
const PUT_IN = /(?:^| )(?:water|food|foods|liquids?|drinks?|milk|soups?|oil|petrol|fuel|rain|snow|frost|sand|ice)$/iu;

/** "Microwave: no" says where it may not go. */
const APPLIANCE = /^(?:microwave|dishwasher|oven|freezer)$/iu;

/** Whether a clause begins and ends with what was written: "the hammock [holds] up to 4 kg". */
function isWithin(raw: string, said: string): boolean {
  // "Torn cloth no" is not how "torn cloth not covered" begins.
  if (said.startsWith(raw)) return !/\p{L}/u.test(said[raw.length] ?? ' ');
  const figure = /\s(?:up to |about |at least |only )?\d.*$/u.exec(raw);
  return figure !== null && said.startsWith(raw.slice(0, figure.index)) && said.endsWith(figure[0]);
}

/** Whether sentences have a word that the title does not. */
const isLeftOutOf = (sentences: readonly string[], { title }: Story): boolean => {
  const known = new Set(stemsOf(title.title));
  return stemsOf(sentences.join(' ')).some((stem) => !known.has(stem) && stem.length > 2);
};

/** Whether each word and figure of sentences stands in the title. */
const isInTitle = (sentences: readonly string[], { title }: Story): boolean => {
  const known = new Set([...wordsOf(title.title), ...stemsOf(title.title)]);
  return wordsOf(sentences.join(' ')).every(
    (word) => SMALL.test(word) || known.has(word) || stemsOf(word).every((stem) => known.has(stem)),
  );
};
const SMALL = /^(?:an?|and|the|with|for|of|in|1|this|is|our|it)$/u;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const isAmazon = ({ ruleSet }: Story): boolean => ruleSet.marketplace === 'amazon';

const bulletOf = ({ sentences }: Segment): string => {
  const text = withArticles(sentences.join(' ').replace(/\.$/u, ''));
  const bare = text.replace(OPENS_WITH_IT, '').replace(NAMES_OWN, '');
  const isBeing = /^I(?:t(?: is|['’]s)|s) /u.test(text);
  return capitalised(isBeing && goesOnWithVerb(bare.split('. ')[0] ?? '') ? text : bare);
};
const OPENS_WITH_IT =
  /^(?:It(?: is|['’]s)? (?!(?:a|an|the|one|called|named|that)\b)|Is )(?=[\p{L}\d])(?!(?:is|has|was|does|ca|can|will|wo|may|must)(?:n['’]t)?\b)/u;

/** "This is our fat separator jug for gravy". */
const NAMES_OWN =
  /^(?:This|These|It|They) (?:is|are) (?:an? |our |the )(?=[\p{L}-]+(?: [\p{L}-]+){0,3} (?:for|with|of|in|made)\b)/u;

/** "[It is] pine, 25 cm wide, and weighs 420 g": the verb needs its subject. */
const goesOnWithVerb = (sentence: string): boolean =>
  [...sentence.matchAll(/\b(?:and|but|,) (?<word>\p{L}+)/gu)].some(
    ({ groups }) => baseOfThirdPerson(groups?.word ?? '') !== undefined,
  );

/** What the bullets left, in paragraphs of a few sentences; a pronoun far from what it means is the noun. */
function inParagraphs(
  rest: readonly Segment[],
  left: readonly string[],
  closing: readonly string[],
  { subject }: Story,
): readonly (readonly string[])[] {
  const pronoun = new RegExp(`^${subject.pronoun} (?=\\p{Ll})`, 'u');
  // What only the name or an attribute says opens no text: "Color: multicolor."
  const sentences = [
    ...rest.flatMap(({ sentences: [first = '', ...others], isOfProduct }) => [
      isOfProduct ? first.replace(pronoun, `${subject.short} `) : first,
      ...others,
    ]),
    ...left,
    ...closing,
  ];
  const count = Math.max(1, Math.round(sentences.length / TOGETHER));
  const size = Math.ceil(sentences.length / count);
  return Array.from({ length: count }, (_, at) => sentences.slice(at * size, (at + 1) * size)).filter(
    (paragraph) => paragraph.length > 0,
  );
}
