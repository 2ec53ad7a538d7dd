import type { RuleLimits } from '../RuleLimits.js';

/** Shopify's figures (sources: the rules of `shopifyRules.ts`). The advised lengths are the longest good ones. */
export const SHOPIFY_LIMITS: RuleLimits = {
  titleMax: 255,
  titleAdvised: 59,
  handleMax: 255,
  seoTitleMax: 70,
  seoTitleAdvised: 60,
  metaDescriptionMax: 320,
  metaDescriptionAdvised: 160,
  tagsMax: 250,
  tagMax: 255,
};
