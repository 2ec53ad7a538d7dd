import type { Segment } from './Segment.js';

/** It speaks of the sentence before it. */
const GOES_ON = /^(?:it|they|this|that|these|those|its|their|but|so|also|otherwise|then|both|each)\b/iu;

/**
 * A segment without the sentences that the highlights say as a whole: no sentence stands in two fields. Undefined where
 * nothing is left. A sentence that the next one goes on from stays.
 */
export function withoutSaid(segment: Segment, highlights: string): Segment | undefined {
  const said = new Set(highlights.split(', ').map(keyOf));
  const sentences = segment.sentences.filter(
    (sentence, at) => !said.has(keyOf(sentence)) || GOES_ON.test(segment.sentences[at + 1] ?? ''),
  );
  if (sentences.length === segment.sentences.length) return segment;
  return sentences.length === 0 ? undefined : { ...segment, sentences };
}

const keyOf = (sentence: string): string =>
  sentence
    .replace(/\.$/u, '')
    .replace(/^(?:it|they|an?|the|its) /iu, '')
    .toLowerCase();
