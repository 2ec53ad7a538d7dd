import { openingSentences } from '../fields/openingSentences.js';
import type { Language } from '../source/Language.js';
import { readSentences } from '../source/readSentences.js';
import type { Subject } from '../Subject.js';
import { contentPoints } from './contentPoints.js';
import { contextPoints } from './contextPoints.js';
import { featurePoints } from './featurePoints.js';
import { identityPoint } from './identityPoint.js';
import { modelPoints } from './modelPoints.js';
import { numberPoint } from './numberPoint.js';
import type { Point } from './Point.js';
import { sentencePoints } from './sentencePoints.js';
import { statedPoints } from './statedPoints.js';

/** Everything a listing will tell. */
export interface Story {
  /** In order of weight: bullets are taken from the front. */
  readonly points: readonly Point[];
  /** The first paragraph. */
  readonly opening: readonly string[];
  /** The paragraphs that follow. */
  readonly more: readonly (readonly string[])[];
  /** The kept sentences of the seller's description. */
  readonly sentences: readonly string[];
}

/** With this many bullets from the description, brand and category need none. */
const ENOUGH = 4;
const FEW = 3;
const SOME = 2;
const SENTENCES_A_PARAGRAPH = 4;

/** Turns a brief into points and sentences: the description's own first, then what the facts say. */
export function storyOf(subject: Subject, language: Language): Story {
  const source = readSentences(subject.brief.description, subject.brief.productName, language);
  const told = sentencePoints(subject, source, language);
  const sentences = withListedFragments(
    source.map(({ text }) => text),
    language,
  );
  const facts = factPoints(subject);
  const all = sentences.join(' ').toLowerCase();
  // What the seller's own sentences tell is not told a second time by the facts.
  const untold = facts.filter(({ phrase }) => phrase === '' || !all.includes(phrase.toLowerCase()));
  const number = numberPoint(subject);
  const bulletsSoFar = told.filter(({ bullet }) => bullet !== '').length;
  // Where the seller's own sentences say enough, what the thing is stands in the title and comes late.
  const identity = [identityPoint(subject)];
  const ordered =
    bulletsSoFar >= ENOUGH ? untold : bulletsSoFar >= SOME ? [...untold, ...identity] : [...identity, ...untold];
  const closing = number ? [number] : [];
  const points = [...merged(told, ordered), ...closing];
  const ways = contextPoints(subject);
  const [context] = ways;
  const predicates = context && sentences.length === 0 ? [...untold, context] : untold;
  return {
    points: [...points, ...ways],
    opening: [
      ...openingSentences(subject, predicates),
      ...(sentences.length === 0 ? standalone([...untold, ...closing]) : sentences.slice(0, 2)),
    ],
    more:
      sentences.length === 0
        ? []
        : [...inParagraphs(sentences.slice(2)), standalone([...untold, ...closing])].filter(
            (group) => group.length > 0,
          ),
    sentences,
  };
}

/** Lines without a verb are items of a list, and the description lists them in one sentence. */
function withListedFragments(sentences: readonly string[], language: Language): readonly string[] {
  const isFragment = (sentence: string): boolean =>
    !language.tag(sentence).some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const fragments = sentences.filter(isFragment);
  if (fragments.length < SOME) return sentences;
  const [first = '', ...others] = fragments.map((fragment) => fragment.replace(/\.$/u, ''));
  const listed = `Features: ${[first, ...others.map((other) => (/^\p{Lu}\p{Ll}+[\s-]/u.test(other) ? other.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : other))].join('; ')}.`;
  return [...sentences.filter((sentence) => !fragments.includes(sentence)), listed];
}

function factPoints(subject: Subject): readonly Point[] {
  const points = [
    ...modelPoints(subject),
    ...contentPoints(subject),
    ...statedPoints(subject),
    ...featurePoints(subject),
  ];
  const topics = new Set<string>();
  return points.filter(({ topic }) => !topics.has(topic) && Boolean(topics.add(topic)));
}

/** The description's bullets and those of the facts in turn, so that neither crowds out the other. */
function merged(told: readonly Point[], facts: readonly Point[]): readonly Point[] {
  const spoken = told.filter(({ bullet }) => bullet !== '');
  if (spoken.length === 0) return facts;
  const topics = new Set(
    facts
      .filter(({ bullet }) => bullet !== '')
      .slice(0, 2)
      .map(({ topic }) => topic),
  );
  const others = spoken.filter(({ topic }) => !topics.has(topic));
  return [...others.slice(0, FEW), ...facts.slice(0, 2), ...others.slice(FEW), ...facts.slice(2)];
}

function standalone(points: readonly Point[]): readonly string[] {
  return points.map(({ sentence }) => sentence).filter((sentence) => sentence !== '');
}

function inParagraphs(sentences: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const [at, sentence] of sentences.entries()) {
    if (at % SENTENCES_A_PARAGRAPH === 0) groups.push([]);
    groups.at(-1)?.push(sentence);
  }
  return groups;
}
