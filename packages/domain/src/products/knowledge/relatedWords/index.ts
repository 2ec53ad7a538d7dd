import { RELATED_ACTIONS } from './relatedActions.js';
import { RELATED_EVERYDAY } from './relatedEveryday.js';
import { RELATED_PEOPLE_AND_PLACES } from './relatedPeopleAndPlaces.js';
import { RELATED_QUALITIES } from './relatedQualities.js';
import { RELATED_THINGS } from './relatedThings.js';
import { RELATED_USES } from './relatedUses.js';

/**
 * Words of product copy with those of the facts that carry them in a sentence whose other words are given: "sewn" carries
 * "seam". The first of a group is the word written, the others are what the facts may say instead.
 */
export const RELATED_WORDS: readonly (readonly string[])[] = [
  RELATED_THINGS,
  RELATED_EVERYDAY,
  RELATED_PEOPLE_AND_PLACES,
  RELATED_ACTIONS,
  RELATED_USES,
  RELATED_QUALITIES,
].flatMap((lines) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|')),
);
