import { RULE_SOURCES } from '../ruleSources.js';
import { AMAZON_EPOCHS } from '../ruleEpochs.js';
import type { RuleInForce } from '../RuleInForce.js';
import { amazonRule } from './amazonRule.js';

const highlights = {
  fields: ['item_highlights'],
  from: AMAZON_EPOCHS.shortTitles,
  source: RULE_SOURCES.sellerCentral,
} as const;

/** Amazon's rules for item highlights (`title_differentiation`), the line under the title. */
export const AMAZON_HIGHLIGHT_RULES: readonly RuleInForce[] = [
  amazonRule({
    ...highlights,
    id: 'amazon.highlights.length',
    severity: 'error',
    title: 'Highlights length',
    description: 'Item highlights have at most 125 characters, spaces included.',
  }),
  amazonRule({
    ...highlights,
    id: 'amazon.highlights.total',
    severity: 'error',
    title: 'Title and highlights together',
    description: 'Title and item highlights have at most 200 characters together.',
    source: RULE_SOURCES.titleAudit,
  }),
  amazonRule({
    ...highlights,
    id: 'amazon.highlights.phrases',
    severity: 'warning',
    title: 'Comma-separated phrases',
    description: 'Item highlights are short phrases separated by commas, without sentences.',
  }),
  amazonRule({
    ...highlights,
    id: 'amazon.highlights.banned_characters',
    severity: 'error',
    title: 'Banned characters',
    description: 'Item highlights keep the character rules of the title: no ! $ ? _ { } ^ ¬ ¦, emoji or ® ™ ©.',
  }),
  amazonRule({
    ...highlights,
    id: 'amazon.highlights.repeats_title',
    severity: 'info',
    title: 'Says something new',
    description: 'Item highlights add to the title; a phrase that the title already has wastes the space.',
  }),
];
