import { flatMapped } from '../../../shared/index.js';
import { stemsOf } from '../../../products/index.js';
import type { Passage } from '../plan/Passage.js';
import { categoryOf, questionOf } from '../plan/questionOf.js';
import { factsOf } from '../prose/factsOf.js';
import { isSound } from '../prose/predicates/isSound.js';
import { retold } from '../prose/retelling/retold.js';
import type { Spoken } from '../prose/Spoken.js';
import type { Story } from '../Story.js';
import { isOfProduct, type SpokenOf } from './leadOf.js';

/** A text with so many words needs nothing of the bullets. */
const ENOUGH_WORDS = 95;
/** A shorter text may say the words of a bullet. */
const FEW_ENOUGH = 35;
/** So few words are a name of the fact, which each field may use. */
const FEW_WORDS = 3;

/** A text says once what a product is made of: a second material is that of a part. */
const MADE_OF = 'made of ';

/** What is said, and the passage that gives it. */
export interface Restated {
  readonly passage: Passage;
  readonly spoken: Spoken;
}

interface Listed {
  readonly bullets: readonly string[];
  /** What bullets and highlights say. */
  readonly passages: readonly Passage[];
  /** Those that are all of a bullet. */
  readonly alone: ReadonlySet<Passage>;
}

/**
 * What the bullets list, in sentences and other words, until the text is long enough: whole passages, or single facts of
 * longer ones. Nothing that `given` says already.
 */
export function restated(
  { passages, titled, subject, reading }: Story,
  spokenOf: SpokenOf,
  listed: Listed,
  given: readonly string[],
): readonly Restated[] {
  const category = categoryOf(reading.name.kind.kind);
  const known = new Set(flatMapped(given, (text) => stemsOf(contentOf(text))));
  let words = given.reduce((sum, text) => sum + text.split(' ').length, 0);
  const all: Restated[] = [];
  const add = (passage: Passage, spoken: Spoken): void => {
    const stems = stemsOf(contentOf(spoken.text));
    if (words >= ENOUGH_WORDS || stems.every((stem) => known.has(stem))) return;
    if (repeatsBullet(spoken.text, listed.bullets)) return;
    if (spoken.text.startsWith(MADE_OF) && isMadeKnown()) return;
    // "Comes in size M" is in "comes in size M, chest 56 cm".
    const shorter = all.findIndex((one) => spoken.text.startsWith(one.spoken.text));
    if (shorter !== -1) all.splice(shorter, 1);
    all.push({ passage, spoken });
    for (const stem of stems) known.add(stem);
    words += spoken.text.split(' ').length + 1;
  };
  const isMadeKnown = (): boolean =>
    given.some((text) => text.startsWith(MADE_OF)) || all.some(({ spoken }) => spoken.text.startsWith(MADE_OF));
  const open = [...titled, ...passages.filter((one) => listed.passages.includes(one))];
  for (const passage of open)
    for (const spoken of saidAgain(passage)) if (!isInWords(passage, spoken.text, listed)) add(passage, spoken);
  // A text of a line or two says a bullet's words in a sentence rather than nothing.
  for (const passage of open)
    if (words < FEW_ENOUGH && listed.alone.has(passage)) for (const spoken of saidAgain(passage)) add(passage, spoken);
  return all;

  function saidAgain(passage: Passage): readonly Spoken[] {
    const whole = spokenOf(passage) ?? [];
    if (whole.length > 0 && whole.every(isSure)) return whole;
    // "70% cotton, 30% wool" is one fact.
    if (passage.units.length > 1 && factsOf(passage, subject)[0]?.text.startsWith(MADE_OF) === true)
      return factsOf(passage, subject);
    // Of what it comes in, only all can be said.
    if (questionOf(passage, category) === 'packaging' && passage.units.length > 1) return [];
    return contents(
      retold(passage, subject)
        .map(({ spoken }) => spoken)
        .filter(isSound),
    );
  }
}

/** A bullet has the same words in a row. */
export const repeatsBullet = (text: string, bullets: readonly string[]): boolean =>
  bullets.some((bullet) => text.toLowerCase().includes(bullet.toLowerCase().replace(/^[^:]*:\s+/u, '')));

/** A bullet says only this, in the same words. */
function isInWords(passage: Passage, text: string, { bullets, alone }: Listed): boolean {
  if (!alone.has(passage)) return false;
  const said = contentOf(text);
  return (
    said.split(' ').length > FEW_WORDS &&
    bullets.some((bullet) => contentOf(bullet.replace(/^[^:]*:\s+/u, '')) === said)
  );
}

/** The words without those that only join. */
const contentOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .replaceAll(/(?<= |^)(?:an?|the|and|it|is|are|has|have|made|of|there|comes?|with|in|contains?|measures?) /gu, '')
    .trim();

/** "Contains 15% L-ascorbic acid" and "contains 0.5% ferulic acid" are one fact. */
const contents = (facts: readonly Spoken[]): readonly Spoken[] =>
  facts.reduce<readonly Spoken[]>((all, fact) => {
    const last = all.at(-1);
    const [verb] = /^contains? /u.exec(fact.text) ?? [];
    return verb !== undefined && last?.text.startsWith(verb) === true
      ? [...all.slice(0, -1), { ...last, text: `${last.text} and ${fact.text.slice(verb.length)}` }]
      : [...all, fact];
  }, []);

/** Orders belong to the bullets. */
const isSure = ({ kind }: Spoken): boolean => isOfProduct(kind) || kind === 'sentence';
