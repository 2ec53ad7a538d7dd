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
    id: 'amazon.description.missing',
    severity: 'warning',
    title: 'Description present',
    description: 'A listing describes its product.',
  }),
  amazonRule({
    ...description,
    id: 'amazon.description.torn_end',
    severity: 'warning',
    title: 'Finished sentence',
    description: 'A description does not stop in the middle of a sentence.',
    source: RULE_SOURCES.listwright,
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
