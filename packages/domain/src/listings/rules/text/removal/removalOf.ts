import type { Fix } from '../../../Finding.js';
import { editBetween } from './editBetween.js';

/** How far to both sides a removal looks: a sentence that is longer is not removed as one. */
const REACH = 300;
/** Stands for the text beyond the reach, so that what is there is not taken for the end of the text. */
const MORE = 'x';

/**
 * The edit that `remove` makes of the place between two offsets, worked out on its surroundings alone: many removals
 * from a long text cost no more than as many from short ones.
 */
export function removalOf(
  label: string,
  text: string,
  start: number,
  end: number,
  remove: (text: string, start: number, end: number) => string,
): Fix | undefined {
  const from = start <= REACH ? 0 : start - REACH;
  const to = end + REACH >= text.length ? text.length : end + REACH;
  const opening = from === 0 ? '' : MORE;
  const part = `${opening}${text.slice(from, to)}${to === text.length ? '' : MORE}`;
  const shift = opening.length - from;
  return editBetween(label, part, remove(part, start + shift, end + shift), from - opening.length);
}
