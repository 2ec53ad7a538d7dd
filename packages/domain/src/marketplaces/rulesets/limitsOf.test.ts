import { describe, expect, test } from '@jest/globals';
import { limitsOf } from './limitsOf.js';
import { listRuleSets } from './listRuleSets.js';
import type { RuleLimits } from './RuleLimits.js';
import { ruleSetFor } from './ruleSetFor.js';

describe('limitsOf', () => {
  test('holds every figure but those whose rule is not in force, each with its rule', () => {
    for (const ruleSet of listRuleSets()) {
      const limits = limitsOf(ruleSet);
      const shown = new Set(limits.map(({ key }) => key));
      const left = Object.keys(ruleSet.limits).filter((key) => !shown.has(key as keyof RuleLimits));
      const hasRepeats = ruleSet.rules.some(({ id }) => id === 'amazon.title.repeated_words');
      expect(left).toEqual(ruleSet.marketplace === 'shopify' || hasRepeats ? [] : ['titleWordRepeats']);
      const unruled = limits.filter(({ rule }) => rule === undefined).map(({ key }) => key);
      expect(unruled).toEqual(ruleSet.limits.titleCutMobile === undefined ? [] : ['titleCutMobile']);
    }
  });

  test('takes the figure of the title from the rule of its day', () => {
    const titleOn = (on: string) => limitsOf(ruleSetFor({ marketplace: 'amazon', on }))[0];
    expect(titleOn('2026-07-27')).toMatchObject({ value: 75, unit: 'characters', rule: { from: '2026-07-27' } });
    expect(titleOn('2026-07-26')).toMatchObject({ value: 200, rule: { until: '2026-07-27' } });
  });

  test('finds in the description of a rule the figure that it sets', () => {
    for (const ruleSet of listRuleSets())
      for (const { key, value, rule } of limitsOf(ruleSet)) {
        if (rule === undefined || ['bulletCount', 'bulletCountRecommended', 'titleWordRepeats'].includes(key)) continue;
        // "under 60" is 59, "with 250 bytes or more" is 249.
        const figures = [...rule.description.replaceAll(',', '').matchAll(/\d+/g)].map(([text]) => Number(text));
        const isSaid = figures.some((figure) => figure === value || figure === value + 1);
        expect({ key, figures, isSaid }).toEqual({ key, figures, isSaid: true });
      }
  });
});
