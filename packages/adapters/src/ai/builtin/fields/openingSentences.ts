import { capitalised } from '../prose/capitalised.js';
import { conjugated } from '../prose/conjugated.js';
import type { Point } from '../points/Point.js';
import type { Subject } from '../Subject.js';

/** What a sentence may say of the product before it grows heavy. */
const PREDICATES_A_SENTENCE = 2;
const MOST_PREDICATES = 6;

/** The sentences that say what the product is and what the facts say of it, in the tone asked for. */
export function openingSentences(subject: Subject, points: readonly Point[]): readonly string[] {
  const told = points
    .filter(({ predicate }) => predicate !== '')
    .map((point) => ({ ...point, predicate: conjugated(point.predicate, subject.plural) }));
  const predicates = told
    .filter(({ topic }) => topic !== 'context')
    .slice(0, MOST_PREDICATES)
    .map(({ predicate }) => predicate);
  // The category is worth a sentence only where little else is known, and the opening where nothing is.
  const context = told.find(({ topic }) => topic === 'context')?.predicate;
  if (predicates.length === 0 && context !== undefined) predicates.push(context);
  const closing = context !== undefined && predicates.length === 1 && predicates[0] !== context ? [context] : [];
  const opening = openingOf(subject, predicates);
  const sentences = [opening.sentence];
  const pronoun = subject.plural ? 'They' : 'It';
  for (let at = opening.used; at < predicates.length; at += PREDICATES_A_SENTENCE) {
    sentences.push(`${pronoun} ${together(predicates.slice(at, at + PREDICATES_A_SENTENCE))}.`);
  }
  return [...sentences, ...closing.map((predicate) => `${pronoun} ${predicate}.`)];
}

interface Opening {
  readonly sentence: string;
  /** How many predicates it has told. */
  readonly used: number;
}

function openingOf(subject: Subject, predicates: readonly string[]): Opening {
  const { brand, type, designation, plural, full, choose, brief } = subject;
  const named = type === '' ? full : `the ${full}`;
  const be = plural ? 'are' : 'is';
  const demonstrative = plural ? 'these' : 'this';
  const direct: Opening =
    predicates.length === 0
      ? { sentence: `${capitalised(demonstrative)} ${be} ${named}.`, used: 0 }
      : {
          sentence: `${capitalised(named)} ${together(predicates.slice(0, PREDICATES_A_SENTENCE))}.`,
          used: Math.min(predicates.length, PREDICATES_A_SENTENCE),
        };
  if (brief.tone === 'friendly') return { sentence: `Meet ${named}.`, used: 0 };
  const byKind: Opening | undefined =
    type !== '' && designation !== '' && brand !== ''
      ? {
          sentence: `${capitalised(demonstrative)} ${type} from ${brand} ${be} the ${designation.replace(/^the\s/iu, '')}.`,
          used: 0,
        }
      : undefined;
  if (!byKind || predicates.length === 0) return direct;
  if (brief.tone === 'technical') return byKind;
  const single: Opening = { sentence: `${capitalised(named)} ${predicates[0] ?? ''}.`, used: 1 };
  return choose('opening', brief.tone === 'premium' ? [direct, single] : [direct, direct, single, byKind]);
}

/** Two predicates in one sentence; a verb they share is said once. */
function together(predicates: readonly string[]): string {
  const [first = '', second] = predicates;
  if (second === undefined) return first;
  const verb = first.split(' ')[0] ?? '';
  const shares = second.startsWith(`${verb} `) && /^(?:is|are|has|have)$/u.test(verb);
  return `${first} and ${shares ? second.slice(verb.length + 1) : second}`;
}
