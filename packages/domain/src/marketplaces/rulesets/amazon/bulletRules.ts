import { RULE_SOURCES } from '../ruleSources.js';
import type { RuleInForce } from '../RuleInForce.js';
import { amazonRule } from './amazonRule.js';

const bullets = { fields: ['bullet_points'], source: RULE_SOURCES.sellerCentral } as const;

/** Amazon's rules for bullet points. */
export const AMAZON_BULLET_RULES: readonly RuleInForce[] = [
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.count',
    severity: 'error',
    title: 'At most five bullets',
    description: 'Sellers have five bullet point slots.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.too_few',
    severity: 'warning',
    title: 'At least three bullets',
    description: 'Amazon recommends at least three bullet points.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.min_length',
    severity: 'error',
    title: 'Bullet too short',
    description: 'A bullet point has at least 10 characters.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.length',
    severity: 'error',
    title: 'Bullet too long',
    description: 'A bullet point has at most 255 characters.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.total_length',
    severity: 'warning',
    title: 'Bullets together',
    description: 'All bullet points together stay at or under 1,000 characters.',
    source: RULE_SOURCES.policyDigest,
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.banned_characters',
    severity: 'error',
    title: 'Banned characters',
    description: 'Bullet points do not use ™ ® € … † ‡ º ¢ £ ¥ © ± ~ â.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.emoji',
    severity: 'error',
    title: 'Emoji and symbols',
    description: 'Bullet points have no emoji or pictures.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.all_caps',
    severity: 'warning',
    title: 'No capitals throughout',
    description:
      'A bullet point is a sentence fragment that starts with a capital, not written in capitals throughout.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.torn_end',
    severity: 'warning',
    title: 'Finished statement',
    description: 'A bullet point does not stop in the middle of a statement.',
    source: RULE_SOURCES.listwright,
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.placeholder',
    severity: 'error',
    title: 'Placeholder text',
    description: 'A bullet point is not "N/A", "not applicable", "TBD", "to be decided" or "copy pending".',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.end_punctuation',
    severity: 'warning',
    title: 'No end punctuation',
    description: 'A bullet point is a fragment without punctuation at its end.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.capital_first',
    severity: 'warning',
    title: 'Capital first',
    description: 'A bullet point starts with a capital letter or a figure.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.banned_claims',
    severity: 'error',
    title: 'Bamboo and soy claims',
    description: 'Bullet points do not say "made from bamboo", "contains bamboo", "made from soy" or "contains soy".',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.html',
    severity: 'error',
    title: 'No HTML',
    description: 'Bullet points are plain text.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.repeated',
    severity: 'warning',
    title: 'Repeated content',
    description: 'Each bullet point says something that the others do not say.',
  }),
  amazonRule({
    ...bullets,
    id: 'amazon.bullets.unit_space',
    severity: 'info',
    title: 'Space before a unit',
    description: 'A space separates a figure and its unit: 60 ml.',
  }),
];
