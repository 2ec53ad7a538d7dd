import { describe, expect, it } from '@jest/globals';
import { readProduct } from '../../../products/index.js';
import { createBrief } from '../../createBrief.js';
import type { ListingCopy } from '../../ListingCopy.js';
import { proveCopy } from '../proveCopy.js';
import { withoutClaim } from './withoutClaim.js';

const brief = createBrief({
  productName: 'Himal Steel Water Bottle 750 ml',
  description: 'Keeps drinks cold for 24 hours.',
  category: 'Sports',
  brand: 'Himal',
  attributes: {},
  keywords: [],
  tone: 'neutral',
  language: 'en',
  marketplace: 'amazon',
  marketplaceId: '',
});
const reading = readProduct(brief);
const copy: ListingCopy = {
  title: 'Himal Steel Water Bottle',
  itemHighlights: '',
  bulletPoints: ['Holds 750 ml.', 'Clinically proven.'],
  description: 'It holds 750 ml. It is loved by hikers. It keeps drinks cold for 24 hours.',
  keywords: [],
  searchTerms: '',
  seoTitle: '',
  metaDescription: '',
  tags: [],
  handle: '',
};
const claimWith = (text: string) => {
  const claim = proveCopy(copy, reading).claims.find((one) => one.text.includes(text));
  if (claim === undefined) throw new Error(`no claim with ${text}`);
  return claim;
};

describe('withoutClaim', () => {
  it('removes the sentence and leaves the others', () => {
    expect(withoutClaim(copy, reading, claimWith('loved')).description).toBe(
      'It holds 750 ml. It keeps drinks cold for 24 hours.',
    );
  });

  it('removes a bullet point that holds nothing else', () => {
    expect(withoutClaim(copy, reading, claimWith('Clinically')).bulletPoints).toEqual(['Holds 750 ml.']);
  });
});
