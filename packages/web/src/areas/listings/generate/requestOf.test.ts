import { describe, expect, it } from '@jest/globals';
import { emptyForm } from './emptyForm';
import { requestOf } from './requestOf';

describe('the request for a listing', () => {
  const form = { ...emptyForm, productName: 'Steel Bottle', marketplaceId: 'A1PA6795UKMFR9' };

  it('names the Amazon store that was chosen', () => {
    expect(requestOf(form, 'amazon')).toMatchObject({ marketplace: 'amazon', marketplace_id: 'A1PA6795UKMFR9' });
  });

  it('names no store for Shopify', () => {
    expect(requestOf(form, 'shopify')).toMatchObject({ marketplace: 'shopify', marketplace_id: '' });
  });
});
