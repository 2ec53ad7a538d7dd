import { flatMapped, countOf } from '../../../shared/index.js';
import type { Measured } from '../Measured.js';
import type { Passage } from '../text/Passage.js';
import type { ReadingFault } from '../text/readingFaults.js';
import { vocabularyVariety } from '../text/emptyWords.js';

/** What a faulty sentence costs in shares of a sentence: when half of the text is bad, no points are left. */
const FAULT_COST = 2;
/** What one costs that cannot be read or that makes the listing look careless. */
const GRAVE_COST = 3;
const GRAVE: ReadonlySet<ReadingFault['kind']> = new Set(['placeholder', 'shouting', 'broken']);
/** A type-token ratio of content words below this is poor (product texts of 100 words have about 0.6). */
const LEAST_VARIETY = 0.4;
/** Shorter texts are counted as if they had so many passages, so that one slip does not cost everything. */
const LEAST_PASSAGES = 4;

/** Grammar, repetition, capitals, keyword lists and empty sentences. */
export function readabilityPart(passages: readonly Passage[], faults: readonly ReadingFault[]): Measured {
  const sentences = passages.length;
  if (sentences === 0) return { share: 0, why: 'There is no text to read.', hint: 'Write the listing.' };
  const variety = Math.min(1, vocabularyVariety(passages) / LEAST_VARIETY);
  const cost = faults.reduce((sum, { kind }) => sum + (GRAVE.has(kind) ? GRAVE_COST : FAULT_COST), 0);
  const share = Math.max(0, 1 - cost / Math.max(sentences, LEAST_PASSAGES)) * variety;
  const [first, second] = faults;
  const examples = flatMapped([first, second], (fault) => (fault === undefined ? [] : [fault.message])).join('; ');
  const poor = variety < 1 ? ' The same few words come again and again.' : '';
  return {
    share,
    why:
      first === undefined
        ? `${all(sentences)}${poor}`
        : `${faults.length} of ${countOf(sentences, 'sentence')} read badly: ${examples}.${poor}`,
    hint: first === undefined ? 'Say it in other words.' : HINTS[first.kind],
  };
}

const all = (count: number): string =>
  count === 1 ? 'The one sentence reads well.' : `All ${countOf(count, 'sentence')} read well and say something new.`;

const HINTS: Readonly<Record<ReadingFault['kind'], string>> = {
  placeholder: 'Replace the text of the template.',
  shouting: 'Write in sentence case, without rows of exclamation marks.',
  broken: 'Correct the grammar.',
  keywords: 'Write sentences; move search words to the search terms.',
  overused: 'Say the word once and use the room for facts.',
  repeated: 'Say each thing once.',
  empty: 'Replace a sentence that says nothing by a fact.',
  overlong: 'Make two sentences of one that is too long.',
};
