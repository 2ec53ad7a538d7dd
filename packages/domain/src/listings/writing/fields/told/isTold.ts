import type { Story } from '../../Story.js';

/** Notes of fewer passages are better put into words anew. */
const LEAST = 6;
/** So large a share of the notes may be lines under a label: a sheet is no text. */
const LABELLED = 0.5;

/**
 * Whether the seller's notes are statements already: then they are kept in their words and their order, since nothing that
 * is put together from the facts reads better than what a person wrote.
 */
export function isTold({ passages }: Story): boolean {
  const noted = passages.filter(({ units: [first] }) => first?.source.field === 'description');
  return noted.length >= LEAST && noted.filter(({ label }) => label !== '').length <= noted.length * LABELLED;
}
