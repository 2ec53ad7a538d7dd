import { describe, expect, it } from '@jest/globals';
import { ruleSetFor } from '../../marketplaces/index.js';
import { createBrief } from '../createBrief.js';
import { writeListing } from './writeListing.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-22' });
const write = (productName: string, description: string, brand = 'Acme', category = 'Home') =>
  writeListing(
    createBrief({
      productName,
      description,
      category,
      brand,
      attributes: {},
      keywords: [],
      marketplace: 'amazon',
      marketplaceId: '',
      tone: 'neutral',
      language: 'en',
    }),
    AMAZON,
    0,
  );
const LAMP =
  'Folding arm. Aluminium head, ABS base. 2700 K warm white. USB charging port. Cable 1.5 m. Weight 850 g. Energy class F. Touch control. 5 brightness levels. Hang portrait or landscape. For drywall use the anchors. Not for outdoor use. 2 clips included (1 round, 1 square). Front is acrylic, NOT glass.';

describe('the text of rich notes', () => {
  const { itemHighlights, bulletPoints, description } = write('Desk lamp', LAMP);
  const all = [...bulletPoints, description].join('\n');

  it('names several short facts in the highlights, and fits them in their room', () => {
    expect(itemHighlights.split(', ').length).toBeGreaterThanOrEqual(3);
    expect(itemHighlights.length).toBeLessThanOrEqual(125);
  });

  it('tells steps of use from warnings', () => {
    expect(all).not.toMatch(/Please note:[^\n]*(?:portrait|drywall)/u);
    expect(all).not.toMatch(/is for drywall/u);
    expect(all).toMatch(/not for outdoor use/iu);
  });

  it('says a denial behind its subject once', () => {
    expect(all).not.toMatch(/acrylic, Front is/u);
  });

  it('does not say "included" of what is in the box', () => {
    expect(all).not.toMatch(/In the box:[^\n]*clips included/u);
  });
});

describe('a title', () => {
  it('names the brand once, however the name spells it', () => {
    expect(write("Pre-Owned J.Crew Women's Pullover Sweater", '100% cotton', 'J.Crew').title).toMatch(
      /^J\.Crew Pre-Owned Women's Pullover Sweater/u,
    );
    expect(write('Melissa and Doug 45 cm Easel Paper Roll', '', 'Melissa & Doug').title).toMatch(
      /^Melissa & Doug 45 cm Easel Paper Roll/u,
    );
  });

  it('does not add what half of it says already', () => {
    expect(write('Yoga block cork', 'Natural cork. 9 x 6 x 4 in. Rounded edges.').title).not.toMatch(/cork.*cork/iu);
  });

  it('counts pieces with a hyphen', () => {
    expect(write('2PC Plant Stand', 'Metal. 24 x 24 x 13 cm.').title).toMatch(/2-piece Plant Stand/iu);
  });
});
