import { describe, expect, test } from '@jest/globals';
import { DomainError } from '../shared/index.js';
import { amazonStore } from './amazonStore.js';
import { AMAZON_STORES, DEFAULT_AMAZON_STORE_ID } from './amazonStores.js';

describe('amazonStore', () => {
  test('knows the 23 stores, each once', () => {
    expect(AMAZON_STORES).toHaveLength(23);
    expect(new Set(AMAZON_STORES.map(({ id }) => id)).size).toBe(23);
    expect(new Set(AMAZON_STORES.map(({ country }) => country)).size).toBe(23);
  });

  test('describes a store', () => {
    expect(amazonStore('A21TJRUUN4KGV')).toEqual({
      id: 'A21TJRUUN4KGV',
      country: 'IN',
      name: 'India',
      currency: 'INR',
      host: 'amazon.in',
      language: 'en-IN',
    });
    expect(amazonStore(DEFAULT_AMAZON_STORE_ID).country).toBe('US');
  });

  test('refuses an unknown id', () => {
    expect(() => amazonStore('NOPE')).toThrow(DomainError);
    expect(() => amazonStore('NOPE')).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'unknown_marketplace' }),
    );
  });
});
