import { CARE_SYNONYMS } from './careSynonyms.js';
import { COLOUR_SYNONYMS } from './colourSynonyms.js';
import { CONSTRUCTION_SYNONYMS } from './constructionSynonyms.js';
import { DEVICE_SYNONYMS } from './deviceSynonyms.js';
import { FREE_FROM_SYNONYMS } from './freeFromSynonyms.js';
import { INCLUSION_SYNONYMS } from './inclusionSynonyms.js';
import { MATERIAL_SYNONYMS } from './materialSynonyms.js';
import { ORIGIN_PHRASES } from './originPhrases.js';
import { ORIGINS } from './origins.js';
import { PROPERTY_SYNONYMS } from './propertySynonyms.js';
import { THING_SYNONYMS } from './thingSynonyms.js';

/** Words and phrases that mean the same in a listing, in both directions. A phrase stands in one group only. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ...CARE_SYNONYMS,
  ...COLOUR_SYNONYMS,
  ...CONSTRUCTION_SYNONYMS,
  ...DEVICE_SYNONYMS,
  ...FREE_FROM_SYNONYMS,
  ...INCLUSION_SYNONYMS,
  ...MATERIAL_SYNONYMS,
  ...ORIGIN_PHRASES,
  ...ORIGINS,
  ...PROPERTY_SYNONYMS,
  ...THING_SYNONYMS,
];
