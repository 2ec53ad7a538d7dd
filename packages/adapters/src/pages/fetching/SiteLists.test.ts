import { describe, expect, it } from '@jest/globals';
import { SiteLists } from './SiteLists.js';

describe('SiteLists', () => {
  it('permits every site where there are no lists', () => {
    expect(new SiteLists().permits('shop.example')).toBe(true);
  });

  it.each([
    ['amazon.com', true],
    ['www.amazon.com', true],
    ['notamazon.com', false],
    ['amazon.com.evil.example', false],
    ['xn--amzon-ira.com', false],
    ['ads.amazon.com', false],
    ['new.ads.amazon.com', false],
    ['xn--kse-qla.example', true],
  ])('compares complete labels from the end: %s', (host, permitted) => {
    const lists = new SiteLists({ allowed: ['Amazon.com', ' käse.example. '], denied: ['.ads.amazon.com'] });
    expect(lists.permits(host)).toBe(permitted);
  });

  it('denies without an allow list', () => {
    const lists = new SiteLists({ denied: ['evil.example'] });
    expect([lists.permits('evil.example'), lists.permits('shop.example')]).toEqual([false, true]);
  });
});
