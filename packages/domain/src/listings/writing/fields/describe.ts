import type { Passage } from '../plan/Passage.js';
import type { Question } from '../plan/Question.js';
import { categoryOf, questionOf } from '../plan/questionOf.js';
import type { Unit } from '../plan/Unit.js';
import { capitalised, inSentence } from '../prose/normalise.js';
import { factsOf } from '../prose/factsOf.js';
import { newMemory, sentencesOf } from '../prose/sentencesOf.js';
import type { Spoken } from '../prose/Spoken.js';
import type { Story } from '../Story.js';
import type { WrittenBullets } from './bullets/bulletsOf.js';
import { consequencesOf } from './consequencesOf.js';
import { headingOver } from './bullets/headingOver.js';
import { plainFacts } from './plainFacts.js';
import { DENIAL, isOfProduct, isWeak, leadOf, openingOf, type LeadFact, type SpokenOf } from './leadOf.js';

/** Sentences in one paragraph. */
const MOST_TOGETHER = 4;
/** A text with fewer facts says some of the bullets again. */
const FEW = 10;

/** What paragraphs are about, in their order. */
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

/**
 * The running text: a lead that names the product, then what the bullets left in whole sentences, by topic. Passages whose
 * grammar is not sure are quoted in one closing sentence: that is never wrong. One entry a paragraph; the
 * first is the lead.
 */
export function describe(
  story: Story,
  spokenOf: SpokenOf,
  { bullets, inBullets, alone }: WrittenBullets,
  highlighted: readonly Unit[] = [],
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
  const isBullet = (text: string): boolean =>
    bullets.some((bullet) => text.toLowerCase().includes(bullet.toLowerCase().replace(/^[^:]*:\s+/u, '')));
  // Two sides are a measure: "is 60 cm long and 12 cm tall".
  const plain =
    found.every(isWeak) &&
    found.filter(({ spoken }) => /\d .+ \p{L}+$/u.test(spoken.text) && spoken.kind === 'is').length < 2
      ? plainFacts(story, spokenOf).filter(({ spoken }) => !isBullet(spoken.text))
      : [];
  const lead = plain.length > 0 ? plain : found;
  const isSaid = (spoken: Spoken): boolean => lead.some((fact) => fact.spoken.text === spoken.text);
  const rest = passages.filter(
    (passage) =>
      !inBullets.includes(passage) &&
      !(spokenOf(passage) === undefined && passage.units.every((unit) => highlighted.includes(unit))),
  );
  const named = passages.filter(
    (passage) => !rest.includes(passage) && passage.units.some((unit) => highlighted.includes(unit)),
  );
  const category = categoryOf(story.reading.name.kind.kind);
  const saidOf = (isAside: boolean): readonly Spoken[] =>
    rest
      .filter((passage) => ASIDE.has(questionOf(passage, category)) === isAside)
      .flatMap((passage) => spokenOf(passage) ?? [])
      .filter((spoken) => !isSaid(spoken));
  const quoted = quotations(
    rest.filter((passage) => spokenOf(passage) === undefined),
    category,
  );
  const bodies = [saidOf(false), saidOf(true)];
  const size = bodies.reduce((sum, body) => sum + body.length, 0) + quoted.length;
  const again =
    size < FEW
      ? restated(story, spokenOf, [...inBullets, ...named], alone, FEW - size).filter((spoken) => !isSaid(spoken))
      : [];
  // In a store the lead stands above the list and the rest below it.
  const isApart = story.ruleSet.marketplace === 'shopify';
  const first = lead.map(({ spoken }) => spoken);
  const written = (body: readonly Spoken[], aside: readonly Spoken[]): readonly (readonly string[])[] => {
    const memory = newMemory();
    // Within a paragraph the pronoun goes on.
    const going = { ...voice, repeatsNoun: false };
    const opening = isApart ? first : [...first, ...body];
    // Where no fact leads, the first sentence of the body does; a text without one begins with the name.
    const isBare = ![...first, ...body, ...aside].some(({ kind, text }) => isOfProduct(kind) && !DENIAL.test(text));
    if (isBare) memory.mentions += 1;
    return [
      [...(isBare ? [bareLead(story)] : []), ...sentencesOf(opening, subject, going, memory)],
      ...(isApart ? [sentencesOf(body, subject, voice, memory)] : []),
      sentencesOf(aside, subject, voice, memory),
    ];
  };
  const [body = [], aside = []] = bodies;
  const together = written([...again, ...body, ...aside], []);
  const isShort = together.flat().length + quoted.length <= MOST_TOGETHER;
  const paragraphs = isShort ? together : written([...again, ...body], aside);
  const closing = consequencesOf(story, [...bullets, ...paragraphs.flat(), ...quoted].join(' '));
  return [...paragraphs, [...quoted, ...closing]].filter((sentences) => sentences.length > 0);
}

/** A bullet says it in the same words. */
function isInWords(
  passage: Passage,
  text: string,
  inBullets: readonly Passage[],
  alone: ReadonlySet<Passage>,
): boolean {
  if (!inBullets.includes(passage)) return false;
  if (alone.has(passage)) return true;
  const [given, said] = [passage.text, text].map(contentOf) as [string, string];
  return (
    Math.min(given.split(' ').length, said.split(' ').length) > FEW_WORDS &&
    (given.includes(said) || said.includes(given))
  );
}

/** So few words are a name of the fact, which each field may use. */
const FEW_WORDS = 3;

/** The words without those that only join. */
const contentOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .replaceAll(/(?<= |^)(?:an?|the|and|it|is|are|has|have|made|of|there|comes?|with|in) /gu, '')
    .trim();

/** What the bullets say, in other words: whole passages, or single facts of longer ones. */
function restated(
  { passages, subject, reading }: Story,
  spokenOf: SpokenOf,
  inBullets: readonly Passage[],
  alone: ReadonlySet<Passage>,
  most: number,
): readonly Spoken[] {
  const category = categoryOf(reading.name.kind.kind);
  return passages
    .filter((passage) => inBullets.includes(passage))
    .flatMap((passage) => {
      const whole = spokenOf(passage) ?? [];
      if (isPlain(whole) && !isInWords(passage, whole.map(({ text }) => text).join(' '), inBullets, alone))
        return whole;
      // The whole of a bullet is not said again.
      if (passage.units.length < 2 && alone.has(passage)) return [];
      // Of what it comes in, only all can be said.
      if (questionOf(passage, category) === 'packaging') return [];
      const opening = openingOf(passage);
      const first = spokenOf(opening) ?? [];
      const isOpened = isPlain(first) && opening.units.length > 0;
      const facts = factsOf(passage, subject).filter(
        ({ text }) => !isOpened || first.every((one) => one.text !== text),
      );
      return contents(isOpened ? [...first, ...facts] : facts);
    })
    .slice(0, most);
}

/** "Contains 15% L-ascorbic acid" and "contains 0.5% ferulic acid" are one fact. */
const contents = (facts: readonly Spoken[]): readonly Spoken[] =>
  facts.reduce<readonly Spoken[]>((all, fact) => {
    const last = all.at(-1);
    const [verb] = /^contains? /u.exec(fact.text) ?? [];
    return verb !== undefined && last?.text.startsWith(verb) === true
      ? [...all.slice(0, -1), { ...last, text: `${last.text} and ${fact.text.slice(verb.length)}` }]
      : [...all, fact];
  }, []);

const isPlain = (said: readonly Spoken[]): boolean =>
  said.length > 0 &&
  said.every(
    ({ kind, text }) =>
      (isOfProduct(kind) || (kind === 'sentence' && !/\b(?:not|no)\b/iu.test(text))) &&
      !DENIAL.test(text) &&
      !text.startsWith('weigh'),
  );

/** Passages in the seller's words: sentences as they are, the others in one. */
function quotations(passages: readonly Passage[], category: string): readonly string[] {
  const own: string[] = [];
  const details = new Map<string, string[]>();
  for (const passage of passages) {
    const { label, text, units } = passage;
    const bare = text.replace(/[.;,:\s]+$/u, '');
    if (label !== '') own.push(`${label}: ${inSentence(bare)}.`);
    else if (passage.isProse || /^(?:clause|imperative)$/u.test(units[0]?.form ?? '') || /: /u.test(bare))
      own.push(`${capitalised(bare)}.`);
    else {
      const question = questionOf(passage, category);
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

/** Short texts are one paragraph; a paragraph of one sentence joins the one before it. */
export function inParagraphs(all: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const filled = all.filter((sentences) => sentences.length > 0);
  if (filled.length === 0) return [];
  if (filled.flat().length <= MOST_TOGETHER) return [filled.flat()];
  const result: string[][] = [];
  for (const [at, sentences] of filled.entries()) {
    const last = result.at(-1);
    const isLead = at === 1 && last !== undefined && last.length < 2;
    if (
      last !== undefined &&
      (isLead || (at > 1 && sentences.length < 2)) &&
      last.length + sentences.length <= MOST_TOGETHER + 1
    )
      last.push(...sentences);
    else result.push([...sentences]);
  }
  return result;
}

/** Words before the noun of a name that "… by Sharpo" leaves out. */
const MOST_BEFORE = 2;

/** "The Sharpo kitchen scissors come in red.", "Kitchen scissors by Sharpo." */
function bareLead({ brief, reading, subject, title }: Story): string {
  const colour = ownColour(reading);
  if (colour !== undefined && reading.name.kind.certainty === 'known')
    return `${subject.full} ${subject.isPlural ? 'come' : 'comes'} in ${colour}.`;
  // A noun found in the middle of a longer name may be that of another thing.
  const { kind } = reading.name;
  if (kind.certainty !== 'known') return `${title.title.replace(/[.]+$/u, '')}.`;
  // A noun far inside a long name may be that of another thing in it.
  const { front, noun: named } = reading.name;
  const before = reading.statedName.slice(front.start, named.start).trim();
  if (before.split(/\s+/u).length > MOST_BEFORE) return `${title.title.replace(/[.]+$/u, '')}.`;
  const noun = subject.full.replace(/^The /u, '').replace(brief.brand === '' ? '' : `${brief.brand} `, '');
  const shown = noun.charAt(0).toUpperCase() + noun.slice(1);
  return brief.brand === '' || reading.name.kind.name.toLowerCase().includes(brief.brand.toLowerCase())
    ? `${shown}.`
    : `${shown} ${/(?:cover|guard|protector|made)$/iu.test(shown) ? 'from' : 'by'} ${brief.brand}.`;
}

const COLOUR_LABEL = /^colou?r$/iu;

/** The colour of the whole product where an attribute gives one. */
function ownColour({ statements, contradictions }: Story['reading']): string | undefined {
  const disputed = new Set(contradictions.flatMap(({ factIds }) => factIds));
  const found = statements.find(
    ({ field, statement, unused, factIds }) =>
      field.startsWith('attributes.') &&
      COLOUR_LABEL.test(statement.label) &&
      (unused === undefined || unused.reason === 'duplicate') &&
      statement.terms.length > 0 &&
      statement.items.length === 1 &&
      !factIds.some((id) => disputed.has(id)),
  );
  return found === undefined || /[/,;()]/u.test(found.statement.text) ? undefined : found.statement.text.toLowerCase();
}
