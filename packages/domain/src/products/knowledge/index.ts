export { CLAIM_WORDS, type ClaimClass } from './claimWords.js';
export { NEUTRAL_PHRASES } from './neutralPhrases.js';
export { NEUTRAL_WORDS } from './neutralWords.js';
export { SYNONYMS } from './synonyms/index.js';
export type { Entailment } from './Entailment.js';
