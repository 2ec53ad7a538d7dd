import type { Hypernym } from './hypernyms/Hypernym.js';
import { MATERIAL_HYPERNYMS } from './hypernyms/materialHypernyms.js';
import { COLOUR_HYPERNYMS } from './hypernyms/colourHypernyms.js';
import { PLACE_HYPERNYMS } from './hypernyms/placeHypernyms.js';
import { THING_HYPERNYMS } from './hypernyms/thingHypernyms.js';

export type { Hypernym };

/** Saying the general word is true when the specific one was given; never the other way round. */
export const HYPERNYMS: readonly Hypernym[] = [
  ...MATERIAL_HYPERNYMS,
  ...COLOUR_HYPERNYMS,
  ...THING_HYPERNYMS,
  ...PLACE_HYPERNYMS,
];
