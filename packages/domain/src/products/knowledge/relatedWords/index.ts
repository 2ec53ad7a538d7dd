import { RELATED_ACTIONS } from './relatedActions.js';
import { RELATED_DEVICES_AND_HANDLING } from './relatedDevicesAndHandling.js';
import { RELATED_EVERYDAY } from './relatedEveryday.js';
import { RELATED_PEOPLE_AND_PLACES } from './relatedPeopleAndPlaces.js';
import { RELATED_QUALITIES } from './relatedQualities.js';
import { RELATED_STATES_AND_SHAPES } from './relatedStatesAndShapes.js';
import { RELATED_THINGS } from './relatedThings.js';
import { RELATED_THINGS_OF_BODY_AND_DRESS } from './relatedThingsOfBodyAndDress.js';
import { RELATED_THINGS_OF_GARDEN_AND_TOOLS } from './relatedThingsOfGardenAndTools.js';
import { RELATED_THINGS_OF_HOME } from './relatedThingsOfHome.js';
import { RELATED_THINGS_OF_LEISURE } from './relatedThingsOfLeisure.js';
import { RELATED_TIMES_AND_TERMS } from './relatedTimesAndTerms.js';
import { RELATED_USES } from './relatedUses.js';

const groupsOf = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** What is done, and how a thing is used: the words of a group stand for the first one, and it for them. */
const MUTUAL = [RELATED_ACTIONS, RELATED_USES].flatMap(groupsOf);

/** Words of so many senses that they carry others, and no other carries them. */
const MANIFOLD: ReadonlySet<string> = new Set([
  'go',
  'power',
  'alone',
  'take',
  'use',
  'run',
  'work',
  'lead',
  'battery',
]);

/**
 * Words of product copy with those of the facts that carry them in a sentence whose other words are given: "sewn" carries
 * "seam". The first of a group is the word written, the others are what the facts may say instead.
 */
export const RELATED_WORDS: readonly (readonly string[])[] = [
  ...[
    RELATED_THINGS,
    RELATED_THINGS_OF_HOME,
    RELATED_THINGS_OF_GARDEN_AND_TOOLS,
    RELATED_THINGS_OF_BODY_AND_DRESS,
    RELATED_THINGS_OF_LEISURE,
    RELATED_DEVICES_AND_HANDLING,
    RELATED_EVERYDAY,
    RELATED_PEOPLE_AND_PLACES,
    RELATED_QUALITIES,
    RELATED_STATES_AND_SHAPES,
    RELATED_TIMES_AND_TERMS,
  ].flatMap(groupsOf),
  ...MUTUAL,
  ...MUTUAL.flatMap(([first = '', ...others]) =>
    others.filter((word) => !MANIFOLD.has(word)).map((word) => [word, first]),
  ),
];
