import { AUTHORITY_TERMS } from './terms/legal/authorityTerms.js';
import { BADGE_TERMS } from './terms/badgeTerms.js';
import type { ClaimVocabulary } from './terms/ClaimTerm.js';
import { COMPETITOR_TERMS } from './terms/competitorTerms.js';
import { CONTACT_TERMS } from './terms/selling/contactTerms.js';
import { DISEASE_TERMS } from './terms/legal/diseaseTerms.js';
import { ENVIRONMENT_TERMS } from './terms/legal/environmentTerms.js';
import { GUARANTEE_TERMS } from './terms/selling/guaranteeTerms.js';
import { MATERIAL_TERMS } from './terms/legal/materialTerms.js';
import { MODEL_LEAK_TERMS } from './terms/modelLeakTerms.js';
import { PESTICIDE_TERMS } from './terms/legal/pesticideTerms.js';
import { PRICE_TERMS } from './terms/selling/priceTerms.js';
import { PROMOTIONAL_TERMS } from './terms/selling/promotionalTerms.js';
import { REVIEW_TERMS } from './terms/selling/reviewTerms.js';
import { SUPERLATIVE_TERMS } from './terms/superlativeTerms.js';
import { TAMPER_TERMS } from './terms/tamperTerms.js';
import { TIME_SENSITIVE_TERMS } from './terms/selling/timeSensitiveTerms.js';

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
  authority: AUTHORITY_TERMS,
  price: PRICE_TERMS,
  reviews: REVIEW_TERMS,
  contact: CONTACT_TERMS,
} as const satisfies Record<string, ClaimVocabulary>;

export type ClaimClass = keyof typeof CLAIM_VOCABULARIES;
