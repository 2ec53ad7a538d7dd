import type { Question } from '../../plan/Question.js';
import { bulletOf, type Answer } from './bulletOf.js';

/** The answers of one bullet. */
export type Draft = readonly Answer[];

/** Passages in one bullet. */
const MOST = 5;
/** A bullet shorter than this looks for company where there are many. */
const SHORT = 60;
/** One shorter than this does wherever it has a kindred one. */
export const BARE = 42;
/** With fewer bullets only the shortest are joined. */
const FEWEST = 5;

/** Characters of a bullet; infinite where its answers cannot share one. */
export const lengthOf = (draft: Draft): number => bulletOf(draft)?.length ?? Number.POSITIVE_INFINITY;

/** Answers to one question in the seller's order, as many in a bullet as read well. */
export function chunks(answers: readonly Answer[], max: number): readonly Draft[] {
  const open = new Map<string, Answer[]>();
  const all: Answer[][] = [];
  for (const answer of answers) {
    const key = keyOf(answer);
    const last = open.get(key);
    // What needs no heading is a bullet of its own where there is room.
    const isOwn = answer.question === 'features';
    if (last !== undefined && !isOwn && last.length < MOST && lengthOf([...last, answer]) <= max) last.push(answer);
    else {
      const draft = [answer];
      open.set(key, draft);
      all.push(draft);
    }
  }
  return all;
}

/** What it is not and what it is not for are noted together; what is not included goes with the box. */
const keyOf = ({ question, passage }: Answer): string =>
  question === 'lacks' && !passage.units.every(({ form }) => form === 'excluded') ? 'limits' : question;

/** The best of many drafts in their order: what is joined with what is tried for each pair of them. */
export function strongest(drafts: readonly Draft[], most: number, rankOf: (draft: Draft) => number): readonly Draft[] {
  if (drafts.length <= most) return drafts;
  const best = new Set(drafts.toSorted((one, other) => rankOf(other) - rankOf(one)).slice(0, most));
  return drafts.filter((draft) => best.has(draft));
}

/** Short bullets share one with what is of their kind; where there are too many, unlike ones do too. */
export function together(drafts: readonly Draft[], count: number, max: number): readonly Draft[] {
  const all = [...drafts];
  for (;;) {
    const isTooMany = all.length > count;
    const pair = bestPair(all, max, isTooMany ? max : all.length > FEWEST ? SHORT : BARE, isTooMany);
    if (pair === undefined) return all;
    const [host, guest] = pair;
    all[all.indexOf(host)] = [...host, ...guest];
    all.splice(all.indexOf(guest), 1);
  }
}

/** The two bullets that make the shortest one together, one of them no longer than `short`; unlike ones as a last resort. */
function bestPair(
  all: readonly Draft[],
  max: number,
  short: number,
  isForced: boolean,
): readonly [Draft, Draft] | undefined {
  let best: readonly [Draft, Draft] | undefined;
  let least = Number.POSITIVE_INFINITY;
  const lengths = all.map(lengthOf);
  for (const [at, one] of all.entries())
    for (const [place, other] of all.entries()) {
      if (place <= at) continue;
      const [first = 0, second = 0] = [lengths[at], lengths[place]];
      if (Math.min(first, second) > short || first + second - 20 > max) continue;
      if (one.length + other.length > MOST) continue;
      const isKindred = areKindred(one, other, place - at);
      if (!isKindred && !isForced) continue;
      const joined = lengthOf([...one, ...other]);
      const cost = joined + (isKindred ? 0 : UNLIKE);
      if (joined <= max && cost < least) [best, least] = [[one, other], cost];
    }
  return best;
}

/** Characters that joining unlike things costs. */
const UNLIKE = 80;

/** Answers to one question; features where they are neighbours; sides, weights and what they are of. */
function areKindred(one: Draft, other: Draft, distance: number): boolean {
  const questions = new Set([...one, ...other].map(({ question }) => question));
  if (questions.has('features')) return questions.size === 1 && distance === 1;
  return questions.size === 1 || KINDRED.some((group) => [...questions].every((question) => group.has(question)));
}

const KINDRED: readonly ReadonlySet<Question>[] = [
  new Set<Question>(['size', 'weight', 'capacity']),
  new Set<Question>(['material', 'design']),
  new Set<Question>(['battery', 'power', 'light', 'connection']),
  new Set<Question>(['ingredients', 'nutrition']),
  new Set<Question>(['limits', 'lacks']),
  new Set<Question>(['use', 'care']),
  new Set<Question>(['contents', 'assembly']),
  new Set<Question>(['warranty', 'origin', 'certificates']),
];
