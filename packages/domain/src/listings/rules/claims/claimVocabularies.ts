import { BADGE_TERMS } from './badgeTerms.js';
import type { ClaimVocabulary } from './ClaimTerm.js';
import { COMPETITOR_TERMS } from './competitorTerms.js';
import { DISEASE_TERMS } from './diseaseTerms.js';
import { ENVIRONMENT_TERMS } from './environmentTerms.js';
import { GUARANTEE_TERMS } from './guaranteeTerms.js';
import { MATERIAL_TERMS } from './materialTerms.js';
import { MODEL_LEAK_TERMS } from './modelLeakTerms.js';
import { PESTICIDE_TERMS } from './pesticideTerms.js';
import { PROMOTIONAL_TERMS } from './promotionalTerms.js';
import { SUPERLATIVE_TERMS } from './superlativeTerms.js';
import { TAMPER_TERMS } from './tamperTerms.js';
import { TIME_SENSITIVE_TERMS } from './timeSensitiveTerms.js';

/** What each class of claims looks for; the key is the last part of the rule's id. */
export const CLAIM_VOCABULARIES = {
  tamper: TAMPER_TERMS,
  model_leak: MODEL_LEAK_TERMS,
  pesticide: PESTICIDE_TERMS,
  disease: DISEASE_TERMS,
  environment: ENVIRONMENT_TERMS,
  superlative: SUPERLATIVE_TERMS,
  guarantee: GUARANTEE_TERMS,
  promotional: PROMOTIONAL_TERMS,
  time_sensitive: TIME_SENSITIVE_TERMS,
  badge: BADGE_TERMS,
  competitor: COMPETITOR_TERMS,
  material: MATERIAL_TERMS,
} as const satisfies Record<string, ClaimVocabulary>;

export type ClaimClass = keyof typeof CLAIM_VOCABULARIES;
