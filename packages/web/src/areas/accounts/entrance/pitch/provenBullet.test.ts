import { describe, expect, it } from '@jest/globals';
import { createBrief, proveCopy } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import { provenBullet, provenProduct } from './provenBullet';

const SOURCES: Readonly<Record<string, string>> = { product_name: 'Product name', 'attributes.Weight': 'Weight' };

describe('the example next to the login', () => {
  it('is marked as the check marks it', () => {
    const brief = createBrief({
      productName: provenProduct.name,
      attributes: provenProduct.attributes,
      description: '',
      category: '',
      brand: 'Himal',
      keywords: [],
      tone: 'neutral',
      language: 'en',
      marketplace: 'amazon',
      marketplaceId: '',
    });
    const empty = {
      title: '',
      itemHighlights: '',
      description: '',
      searchTerms: '',
      seoTitle: '',
      metaDescription: '',
    };
    const bulletPoints = [provenBullet.map(({ text }) => text).join('')];
    const { claims } = proveCopy({ ...empty, bulletPoints, keywords: [], tags: [], handle: '' }, readProduct(brief));
    const marked = claims.map(({ text, sourceField = '', support }) => ({
      text,
      source: support === 'given' ? SOURCES[sourceField] : null,
    }));
    expect(marked).toEqual(provenBullet.filter(({ source }) => source !== undefined));
  });
});
