import type { Question } from '../plan/Question.js';
import type { Voice } from '../Voice.js';
import type { Spoken } from './Spoken.js';
import { be, withArticles, type Subject } from './grammar.js';
import { capitalised } from './normalise.js';

/** Keeps what was used, so that openings and turns do not repeat within a listing. */
export interface Memory {
  mentions: number;
  havings: number;
  /** The last sentence spoke of something else: a pronoun would be of that. */
  isElsewhere: boolean;
  /** The last opening was the noun. */
  isNamed: boolean;
}

export const newMemory = (): Memory => ({ mentions: 0, havings: 0, isElsewhere: false, isNamed: false });

const LONGEST = 110;

/** A paragraph in whole sentences: what is said of the product shares its subject, then what is said of its parts. */
export function sentencesOf(all: readonly Spoken[], subject: Subject, voice: Voice, memory: Memory): readonly string[] {
  const ordered = voice.figuresFirst
    ? [...all.filter(({ text }) => /\d/u.test(text)), ...all.filter(({ text }) => !/\d/u.test(text))]
    : all;
  const textsOf = (wanted: Spoken['kind']): readonly string[] =>
    ordered.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const ofProduct = ordered.filter(({ kind }) => kind === 'is' || kind === 'has' || kind === 'verb');
  const ofParts = textsOf('sentence');
  const sentences: string[] = [];
  for (const group of groups(ofProduct, voice.most)) {
    const opening = nextSubject(subject, voice, memory, sentences.length === 0);
    sentences.push(contracted(`${opening} ${predicateOf(group, subject, voice, memory)}`, voice));
  }
  memory.isElsewhere ||= ofParts.length > 0;
  sentences.push(...paired(ofParts), ...textsOf('order'));
  return sentences.map((sentence) => `${withArticles(capitalised(sentence)).replace(/[.;,:\s]+$/u, '')}.`);
}

const isDenial = ({ text }: Spoken): boolean => /^(?:no|not|does not|do not|cannot) /u.test(text);
/** Facts with a list or a conjunction of their own are said alone. */
const isLong = ({ text }: Spoken): boolean => /,|\b(?:and|or)\b|^(?:not )?for /u.test(text);

const ORIGIN =
  /^(?:made|woven|knitted|assembled|sewn|roasted|grown|built|poured|designed|packed|bottled) (?:\p{L}+ ){0,4}in\b/u;
const ITSELF = /^(?:an? |made of )/u;
const SIDE = /\d ?\p{L}{1,3} (?:tall|wide|long|deep|thick|high)$/u;

const RATED = /^rated at /u;
const opening = ({ text }: Spoken): string => text.split(' ').slice(0, 2).join(' ');

/** Where it was made and its warranty. */
const isTrust = ({ kind, text }: Spoken): boolean =>
  (kind === 'is' && ORIGIN.test(text)) || /^comes? with .*\b(?:warranty|guarantee)\b/u.test(text);

/** A sentence is of one of these; its material and its weight go with its figures, and its features with whom it is for. */
const KINDRED: readonly ReadonlySet<Question>[] = [
  new Set(['size', 'weight', 'capacity', 'material', 'design', 'wear', 'power', 'age']),
  new Set([
    'features',
    'battery',
    'power',
    'light',
    'connection',
    'material',
    'design',
    'use',
    'fits',
    'age',
    'edition',
  ]),
  new Set(['features', 'wear', 'design', 'material']),
  new Set(['ingredients', 'nutrition', 'use']),
  new Set(['contents', 'assembly']),
  new Set(['care', 'storage']),
  new Set(['limits', 'lacks', 'fits']),
  new Set(['warranty', 'origin', 'certificates']),
];
const areKindred = ({ about: one }: Spoken, { about: other }: Spoken): boolean =>
  one === undefined ||
  other === undefined ||
  one === other ||
  KINDRED.some((group) => group.has(one) && group.has(other));

/** "Is 60 cm tall and 30 cm wide", but not "is a lamp and made in Peru", nor "has a lid and is made in Peru". */
function goTogether(one: Spoken, other: Spoken): boolean {
  if (isTrust(one) || isTrust(other)) return isTrust(one) && isTrust(other);
  if (!areKindred(one, other)) return false;
  // "Comes in brown and comes in a box".
  if (one.kind === 'verb' && other.kind === 'verb' && opening(one) === opening(other)) return false;
  if (one.kind !== 'is' || other.kind !== 'is') return true;
  if (RATED.test(one.text) !== RATED.test(other.text)) return false;
  return ITSELF.test(one.text) === ITSELF.test(other.text) && SIDE.test(one.text) === SIDE.test(other.text);
}

/** Facts that share a sentence: plain ones of the same polarity, those of one verb together. */
function groups(all: readonly Spoken[], most: number): readonly (readonly Spoken[])[] {
  const result: Spoken[][] = [];
  for (const one of all) {
    const host = isLong(one)
      ? undefined
      : result.find(
          (group) =>
            group.length < (group.every(({ kind }) => kind === one.kind) ? most : 2) &&
            group.every((other) => !isLong(other) && isDenial(other) === isDenial(one) && goTogether(other, one)) &&
            group.reduce((sum, { text }) => sum + text.length, one.text.length) <= LONGEST,
        );
    if (host === undefined) result.push([one]);
    else host.push(one);
  }
  return result;
}

/** "is made in Peru and weighs 2 kg": each verb once. */
function predicateOf(group: readonly Spoken[], subject: Subject, voice: Voice, memory: Memory): string {
  const said: string[] = [];
  let last: Spoken['kind'] | undefined;
  const kinds = ['is', 'has', 'verb'] as const;
  const ordered = kinds.flatMap((kind) => group.filter((one) => one.kind === kind));
  for (const spoken of ordered) {
    const { kind, text } = spoken;
    const verb =
      kind === last || kind === 'verb'
        ? ''
        : kind === 'is'
          ? `${be(subject)} `
          : `${having(subject, voice, memory, spoken, group)} `;
    const own = /^(?:rated at|made in|sized for) /u.exec(text)?.[0] ?? '';
    const isAgain = own !== '' && kind === last && said.at(-1)?.includes(own) === true;
    said.push(verb + (isAgain ? text.slice(own.length) : text));
    last = kind;
  }
  return said.length <= 1 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} and ${said.at(-1) ?? ''}`;
}

function having(
  subject: Subject,
  { having: turns }: Voice,
  memory: Memory,
  spoken: Spoken,
  group: readonly Spoken[],
): string {
  // "Comes with a filter and comes with a warranty".
  const turn =
    isDenial(spoken) ||
    group.some(({ text }) => /^comes? with /u.test(text)) ||
    /^an? .+ of [\d.,]/u.test(spoken.text) ||
    /^a (?:maximum|power|field)/u.test(spoken.text)
      ? (['has', 'have'] as const)
      : (turns[memory.havings % turns.length] ?? (['has', 'have'] as const));
  if (!isDenial(spoken)) memory.havings += 1;
  return turn[subject.isPlural ? 1 : 0];
}

/** Two figures of parts go together: "the cord measures 6 ft, and the handle measures 10 cm". */
const PAIRS = /^(?:the|each) .+ (?:is|are|measures?|weighs?|holds?) [\d.]/iu;

/** Two short sentences about parts are one. */
function paired(ofParts: readonly string[]): readonly string[] {
  const result: string[] = [];
  let open = false;
  for (const text of ofParts) {
    const last = result.at(-1);
    const isPlain = text.length < 60 && PAIRS.test(text) && !/,| and | not /iu.test(text);
    if (open && isPlain && last !== undefined) {
      result[result.length - 1] =
        `${last}, and ${text.replace(/^(?:\p{Lu}(?=\p{Ll}+ )|A(?= \p{Ll}))/u, (letter) => letter.toLowerCase())}`;
      open = false;
    } else {
      result.push(text);
      open = isPlain;
    }
  }
  return result;
}

function nextSubject(subject: Subject, voice: Voice, memory: Memory, isFirst: boolean): string {
  memory.mentions += 1;
  const isElsewhere = memory.isElsewhere;
  memory.isElsewhere = false;
  const isNamed = isElsewhere || (isFirst && voice.repeatsNoun) || (memory.mentions % 5 === 0 && !memory.isNamed);
  memory.isNamed = isNamed || memory.mentions === 1;
  if (memory.mentions === 1) return subject.full;
  return isNamed ? subject.short : subject.pronoun;
}

const contracted = (sentence: string, voice: Voice): string =>
  voice.contracts ? sentence.replace(/^It is (?!not)/u, "It's ").replace(/^They are (?!not)/u, "They're ") : sentence;
