import { RULE_SOURCES } from '../ruleSources.js';
import type { RuleInForce } from '../RuleInForce.js';
import { amazonRule } from './amazonRule.js';

const description = { fields: ['description'], source: RULE_SOURCES.policyDigest } as const;

/** Amazon's rules for the product description. */
export const AMAZON_DESCRIPTION_RULES: readonly RuleInForce[] = [
  amazonRule({
    ...description,
    id: 'amazon.description.length',
    severity: 'error',
    title: 'Description length',
    description: 'A description has at most 2,000 characters.',
  }),
  amazonRule({
    ...description,
    id: 'amazon.description.html',
    severity: 'error',
    title: 'No HTML but the line break',
    description: 'HTML is not rendered in a description, except <br>.',
  }),
  amazonRule({
    ...description,
    id: 'amazon.description.emoji',
    severity: 'warning',
    title: 'Emoji and symbols',
    description: 'A description has no emoji or pictures.',
  }),
];
