export { ABBREVIATIONS, type Abbreviation } from './abbreviations.js';
export { CLAIM_WORDS, type ClaimClass } from './claimWords.js';
export type { Entailment } from './Entailment.js';
export { ENTAILMENTS } from './entailments/index.js';
export { HYPERNYMS, type Hypernym } from './hypernyms.js';
export { NEUTRAL_PHRASES } from './neutralPhrases.js';
export { NEUTRAL_WORDS } from './neutralWords.js';
export { SYNONYMS } from './synonyms/index.js';
