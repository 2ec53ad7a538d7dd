import type { Passage } from '../plan/Passage.js';
import { categoryOf, questionOf } from '../plan/questionOf.js';
import { isSound } from '../prose/predicates/isSound.js';
import { spokenOf } from '../prose/spokenOf.js';
import type { Spoken } from '../prose/Spoken.js';
import type { Story } from '../Story.js';

/** How each passage of a story is said in sentences, worked out once a passage. */
export function memoised({ subject, reading }: Story): (passage: Passage) => readonly Spoken[] | undefined {
  const category = categoryOf(reading.name.kind.kind);
  const known = new Map<Passage, readonly Spoken[] | undefined>();
  return (passage) => {
    if (!known.has(passage)) {
      const spoken = spokenOf(passage, subject);
      // What is not sound is quoted with the rest of its passage.
      const sound = spoken?.every(isSound) === true ? spoken : undefined;
      known.set(passage, packed(passage, category, sound, subject.isPlural));
    }
    return known.get(passage);
  };
}

/** An oil has no bottle, it comes in one. */
function packed(
  passage: Passage,
  category: string,
  all: readonly Spoken[] | undefined,
  isPlural: boolean,
): readonly Spoken[] | undefined {
  if (all === undefined || questionOf(passage, category) !== 'packaging') return all;
  const [first, second] = all;
  if (first?.kind !== 'has' || !CONTAINER.test(first.text)) return all;
  const come = isPlural ? 'come' : 'comes';
  if (all.length === 1) return [{ kind: 'verb', text: `${come} in ${first.text}` }];
  return all.length === 2 && second?.kind === 'has' && CLOSED_BY.test(second.text)
    ? [{ kind: 'verb', text: `${come} in ${first.text} with ${second.text}` }]
    : all;
}

const CONTAINER = /^an? (?:[\p{L}-]+ ){0,4}(?:bottle|jar|tin|can|tube|pouch|packet|sachet)$/u;
const CLOSED_BY = /^an? (?:[\p{L}-]+ ){0,4}(?:cap|lid|pump|spout|dropper|top)$/u;
