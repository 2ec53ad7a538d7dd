import { CARE_SYNONYMS } from './careSynonyms.js';
import { INCLUSION_SYNONYMS } from './inclusionSynonyms.js';
import { PROPERTY_SYNONYMS } from './propertySynonyms.js';

/** Words and phrases that mean the same in a listing, in both directions. A phrase stands in one group only. */
export const SYNONYMS: readonly (readonly string[])[] = [...CARE_SYNONYMS, ...INCLUSION_SYNONYMS, ...PROPERTY_SYNONYMS];
