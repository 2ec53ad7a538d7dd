import { stemsOf } from '../../../products/index.js';
import { flatMapped } from '../../../shared/index.js';
import type { Passage } from '../plan/Passage.js';
import type { Question } from '../plan/Question.js';
import { categoryOf, questionOf } from '../plan/questionOf.js';
import { inSentence } from '../prose/inSentence.js';
import { capitalised } from '../prose/normalise.js';
import type { Subject } from '../prose/grammar.js';
import { newMemory, sentencesOf } from '../prose/sentencesOf.js';
import type { Spoken } from '../prose/Spoken.js';
import type { Story } from '../Story.js';
import type { WrittenBullets } from './bullets/bulletsOf.js';
import { bareLead } from './bareLead.js';
import { consequencesOf } from './consequencesOf.js';
import { headingOver } from './bullets/headingOver.js';
import { NO_HIGHLIGHTS, type Highlights } from './highlightsOf.js';
import { opensNotes } from '../prose/predicates/identity.js';
import { isLeftOut } from './isLeftOut.js';
import { plainFacts } from './plainFacts.js';
import { sentenceOf } from './sentenceOf.js';
import { DENIAL, isOfProduct, isWeak, leadOf, type LeadFact, type SpokenOf } from './leadOf.js';
import { repeatsBullet, restated, type Restated } from './restated.js';

/** Sentences in one paragraph. */
const MOST_TOGETHER = 4;

/** What comes behind what it is, does and measures. */
const ASIDE: ReadonlySet<Question> = new Set([
  'contents',
  'care',
  'storage',
  'limits',
  'lacks',
  'warranty',
  'origin',
  'certificates',
  'assembly',
]);
const MEASURES: ReadonlySet<Question> = new Set(['size', 'weight', 'capacity', 'wear', 'fits', 'age', 'edition']);

/** What paragraphs are about, in their order. */
const PARAGRAPHS: readonly ((question: Question) => boolean)[] = [
  (question) => !ASIDE.has(question) && !MEASURES.has(question),
  (question) => MEASURES.has(question),
  (question) => ASIDE.has(question),
];

/**
 * The running text: a lead that names the product, then what the bullets left in whole sentences, by topic. Passages whose
 * grammar is not sure are quoted in one closing sentence: that is never wrong. One entry a paragraph; the
 * first is the lead.
 */
export function describe(
  story: Story,
  spokenOf: SpokenOf,
  { bullets, inBullets, alone }: WrittenBullets,
  { used: highlighted, text: highlights }: Highlights = NO_HIGHLIGHTS,
  chosen: readonly LeadFact[] = [],
): readonly (readonly string[])[] {
  const { subject, voice, passages } = story;
  const found =
    chosen.length > 0
      ? chosen
      : leadOf(
          story,
          spokenOf,
          (passage) => alone.has(passage),
          (passage) => inBullets.includes(passage),
        );
  // Two sides are a measure: "is 60 cm long and 12 cm tall".
  const plain =
    found.every(isWeak) &&
    found.filter(({ spoken }) => /\d .+ \p{L}+$/u.test(spoken.text) && spoken.kind === 'is').length < 2
      ? plainFacts(story, spokenOf).filter(({ spoken }) => !repeatsBullet(spoken.text, bullets))
      : [];
  const lead = plain.length > 0 ? plain : found;
  // "Is a compact bedside table" behind "is compact" says nothing.
  const named = new Set([subject.full, ...lead.map(({ spoken }) => spoken.text)].flatMap(stemsOf));
  const isSaid = ({ kind, text }: Spoken): boolean =>
    lead.some((fact) => fact.spoken.text === text) ||
    (kind === 'is' && stemsOf(text.replace(/^an? /u, '')).every((stem) => named.has(stem)));
  const rest = passages.filter(
    (passage) =>
      !inBullets.includes(passage) &&
      !(spokenOf(passage) === undefined && passage.units.every((unit) => highlighted.includes(unit))),
  );
  const highlit = passages.filter(
    (passage) => !rest.includes(passage) && passage.units.some((unit) => highlighted.includes(unit)),
  );
  const category = categoryOf(story.reading.name.kind.kind);
  const withQuestion = ({ passage, spoken }: Restated): Spoken => ({ ...spoken, about: questionOf(passage, category) });
  const own = flatMapped(rest, (passage) => (spokenOf(passage) ?? []).map((spoken) => ({ passage, spoken })));
  const isFit = (spoken: Spoken): boolean => !isSaid(spoken) && !GOES_ON.test(spoken.text);
  const fresh = own.filter(({ spoken }) => isFit(spoken));
  // Notes that begin with a sentence of their own begin the text, too, where no fact is worth it.
  const opener = lead.every(isWeak)
    ? rest.find(
        (passage) =>
          opensNotes(passage) &&
          spokenOf(passage) === undefined &&
          (passage.isProse || passage.units[0]?.form === 'clause') &&
          !DENIAL.test(passage.text),
      )
    : undefined;
  const quoted = quotations(
    rest.filter((passage) => passage !== opener && spokenOf(passage) === undefined),
    category,
    subject,
  );
  const given = [...[...lead, ...fresh].map(({ spoken }) => spoken.text), ...quoted];
  const repeated = restated(story, spokenOf, { bullets, passages: [...inBullets, ...highlit], alone }, given);
  const again = repeated.filter(({ spoken }) => isFit(spoken));
  const bodies = together(
    PARAGRAPHS.map((isAbout) =>
      [...again, ...fresh].filter(({ passage }) => isAbout(questionOf(passage, category))).map(withQuestion),
    ),
  );
  // In a store the lead stands above the list and the rest below it.
  const isApart = story.ruleSet.marketplace === 'shopify';
  const first = lead.map(withQuestion);
  const written = ([body = [], ...others]: readonly (readonly Spoken[])[]): readonly (readonly string[])[] => {
    const memory = newMemory();
    // Within a paragraph the pronoun goes on.
    const going = { ...voice, repeatsNoun: false };
    const opening = isApart ? first : [...first, ...body];
    // Where no fact leads, the first sentence of the body does; a text without one begins with the name.
    const isBare =
      opener === undefined &&
      ![...first, ...bodies.flat()].some(({ kind, text }) => isOfProduct(kind) && !DENIAL.test(text));
    if (isBare) memory.mentions += 1;
    return [
      [
        ...(opener === undefined ? [] : [`${capitalised(opener.text.replace(/[.;,:\s]+$/u, ''))}.`]),
        ...(isBare ? [bareLead(story)] : []),
        ...sentencesOf(opening, subject, going, memory),
      ],
      ...(isApart ? [sentencesOf(body, subject, voice, memory)] : []),
      ...others.map((other) => sentencesOf(other, subject, voice, memory)),
    ];
  };
  const joined = written([bodies.flat()]);
  const isShort = joined.flat().length + quoted.length <= MOST_TOGETHER;
  const paragraphs = isShort ? joined : written(bodies);
  const said = [...bullets, ...paragraphs.flat(), ...quoted];
  const left = quotations(
    passages.filter((passage) => isLeftOut(passage, [story.title.title, highlights, ...said].join(' '))),
    category,
    subject,
  ).filter((sentence) => !said.includes(sentence));
  const closing = consequencesOf(story, [...said, ...left].join(' '));
  return [...paragraphs, [...quoted, ...left, ...closing]].filter((sentences) => sentences.length > 0);
}

/** "But don't fold it sharply" goes on with what it was cut from. */
const GOES_ON = /^(?:but|so|and|or)\b/iu;

/** Passages in the seller's words: sentences as they are, the others in one. */
function quotations(passages: readonly Passage[], category: string, subject: Subject): readonly string[] {
  const own: string[] = [];
  const details = new Map<string, string[]>();
  for (const passage of passages) {
    const { label, text, units } = passage;
    const bare = text.replace(/[.;,:\s]+$/u, '');
    if (label !== '' || passage.isProse || /^(?:clause|imperative)$/u.test(units[0]?.form ?? '') || /: /u.test(bare))
      own.push(sentenceOf(passage, subject));
    else {
      const question = questionOf(passage, category);
      // "Warranty: 5-year warranty" says it twice.
      if (question === 'warranty' && /\b(?:warranty|guarantee)\b/iu.test(bare)) {
        own.push(`${capitalised(bare)}.`);
        continue;
      }
      const heading = (QUOTED.has(question) ? headingOver(new Set([question]), bare) : undefined) ?? 'Details';
      details.set(heading, [...(details.get(heading) ?? []), inSentence(bare)]);
    }
  }
  return [...own, ...[...details].map(([heading, all]) => `${heading}: ${all.join('; ')}.`)];
}

/** What is quoted under its own heading. */
const QUOTED: ReadonlySet<Question> = new Set([
  'warranty',
  'certificates',
  'care',
  'storage',
  'assembly',
  'contents',
  'material',
]);

/** A paragraph of one or two facts goes on with the one before it. */
const together = (bodies: readonly (readonly Spoken[])[]): readonly (readonly Spoken[])[] =>
  bodies.reduce<readonly (readonly Spoken[])[]>((all, body) => {
    const last = all.at(-1);
    return last !== undefined &&
      (body.length <= FEW_FACTS || last.length <= FEW_FACTS) &&
      last.length + body.length <= MOST_FACTS
      ? [...all.slice(0, -1), [...last, ...body]]
      : [...all, body];
  }, []);
const FEW_FACTS = 2;
const MOST_FACTS = 9;

/** Short texts are one paragraph; a paragraph of one sentence joins the one before it. */
export function inParagraphs(all: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const filled = all.filter((sentences) => sentences.length > 0);
  if (filled.length === 0) return [];
  if (filled.flat().length <= MOST_TOGETHER) return [filled.flat()];
  const result: string[][] = [];
  for (const [at, sentences] of filled.entries()) {
    const last = result.at(-1);
    const isLead = at === 1 && last !== undefined && last.length < 2;
    if (last !== undefined && (isLead || sentences.length < 2) && last.length + sentences.length <= MOST_TOGETHER + 1)
      last.push(...sentences);
    else result.push([...sentences]);
  }
  return result;
}
