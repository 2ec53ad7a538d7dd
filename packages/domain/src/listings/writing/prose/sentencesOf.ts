import type { Unit } from '../plan/Unit.js';
import type { Voice } from '../Voice.js';
import { asPredicate } from './asPredicate.js';
import type { Spoken } from './Spoken.js';
import { be, type Subject } from './grammar.js';
import { capitalised, joined } from './normalise.js';

/** Keeps what was used, so that openings and turns do not repeat within a listing. */
export interface Memory {
  mentions: number;
  havings: number;
}

export const newMemory = (): Memory => ({ mentions: 0, havings: 0 });

/** A paragraph that says the units in whole sentences; predicates of one shape share their subject. */
export function sentencesOf(units: readonly Unit[], subject: Subject, voice: Voice, memory: Memory): readonly string[] {
  const spoken = units.map((unit) => asPredicate(unit, subject));
  const ordered = voice.figuresFirst
    ? [...spoken.filter(({ text }) => /\d/u.test(text)), ...spoken.filter(({ text }) => !/\d/u.test(text))]
    : spoken;
  const sentences: string[] = [];
  const take = (kind: Spoken['kind']): string[] => ordered.filter((one) => one.kind === kind).map(({ text }) => text);
  const open = (): string => nextSubject(subject, voice, memory, sentences.length === 0);
  const is = take('is');
  const verbs = take('verb');
  const has = take('has');
  for (const part of parts(is, voice.most))
    sentences.push(contracted(`${open()} ${be(subject)} ${coordinated(part)}`, voice));
  for (const part of parts(verbs, Math.min(2, voice.most))) sentences.push(`${open()} ${coordinated(part)}`);
  for (const part of parts(has, voice.most))
    sentences.push(`${open()} ${having(subject, voice, memory, part)} ${joined(denied(part))}`);
  sentences.push(...take('sentence'));
  return sentences.map((sentence) => `${capitalised(sentence).replace(/[.;,:]+$/u, '')}.`);
}

/** "No drawstrings and no zips" keeps each "no". */
const denied = (part: readonly string[]): readonly string[] => part;

/** Predicates share their subject, whatever conjunctions they hold: "a, b or c" is one of them. */
const coordinated = (part: readonly string[]): string =>
  part.length <= 1 ? (part[0] ?? '') : `${part.slice(0, -1).join(', ')} and ${part.at(-1) ?? ''}`;

function having(subject: Subject, { having: turns }: Voice, memory: Memory, part: readonly string[]): string {
  const isDenial = part.every((one) => /^no\s/u.test(one));
  const turn = isDenial
    ? (['has', 'have'] as const)
    : (turns[memory.havings % turns.length] ?? (['has', 'have'] as const));
  if (!isDenial) memory.havings += 1;
  return turn[subject.isPlural ? 1 : 0];
}

function parts(all: readonly string[], most: number): readonly (readonly string[])[] {
  const groups: string[][] = [];
  // "No x" and "x" do not share a verb.
  for (const one of all.toSorted((a, b) => Number(/^no[t]?\s/u.test(a)) - Number(/^no[t]?\s/u.test(b)))) {
    const last = groups.at(-1);
    const isSame = last !== undefined && /^no[t]?\s/u.test(last[0] ?? '') === /^no[t]?\s/u.test(one);
    if (isSame && last.length < most && last.join(' ').length + one.length < 150) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

function nextSubject(subject: Subject, voice: Voice, memory: Memory, isFirst: boolean): string {
  memory.mentions += 1;
  if (memory.mentions === 1) return subject.full;
  if (isFirst && voice.repeatsNoun) return subject.short;
  return memory.mentions % 4 === 0 ? subject.short : subject.pronoun;
}

const contracted = (sentence: string, voice: Voice): string =>
  voice.contracts ? sentence.replace(/^It is (?!not)/u, "It's ").replace(/^They are (?!not)/u, "They're ") : sentence;
