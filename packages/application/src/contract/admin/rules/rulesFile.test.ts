import { describe, expect, it } from '@jest/globals';
import type { RuleChanges } from '@listwright/domain/marketplaces';
import { ruleChangesOf, rulesFileOf } from './rulesFile.js';
import type { RulesFile } from './rulesFileSchema.js';

describe('a rules file', () => {
  const source = { title: 'Product title requirements', url: 'https://example.com/titles', seen: '2027-02-01' };
  const file = {
    dated: '2027-02-10',
    changes: [
      {
        marketplace: 'amazon',
        from: '2027-03-01',
        countries: ['US'],
        product_classes: ['apparel'],
        limits: { title_max: 80 },
        ended_rules: ['title.ends-with-period'],
        source,
      },
      { marketplace: 'shopify', from: '2027-03-02', limits: {}, ended_rules: [], source },
    ],
  } as unknown as RulesFile;

  it('is written as it was read: what a change does not say is not said', () => {
    expect(rulesFileOf(ruleChangesOf(file))).toEqual(file);
  });

  it('is read with every name of the domain', () => {
    const { dated, changes } = ruleChangesOf(file);
    expect([dated, changes]).toEqual([
      '2027-02-10',
      [
        {
          ...{ marketplace: 'amazon', from: '2027-03-01', countries: ['US'], productClasses: ['apparel'] },
          ...{ limits: { titleMax: 80 }, endedRules: ['title.ends-with-period'], source },
        },
        { marketplace: 'shopify', from: '2027-03-02', limits: {}, endedRules: [], source },
      ],
    ]);
  });

  it('of a newer version leaves out the limits that this one does not know', () => {
    const [change] = file.changes;
    const newer = { dated: file.dated, changes: [{ ...change, limits: { title_max: 80, hologram_max: 3 } }] };
    const read: RuleChanges = ruleChangesOf(newer as unknown as RulesFile);
    expect(read.changes.map(({ limits }) => limits)).toEqual([{ titleMax: 80 }]);
  });
});
