import { describe, expect, it } from '@jest/globals';
import type { PageProduct } from '../../products/index.js';
import { checkPage } from './checkPage.js';

const TITLE = 'Larkhill Enamel Mug 350 ml, Forest Green, for Camp and Kitchen, Hand Wash Only, Set of 4';

const page = (marketplace: string): PageProduct =>
  ({
    title: TITLE,
    brand: 'Larkhill',
    marketplace,
    description: 'An enamelled steel mug. It holds 350 ml.',
    bullet_points: ['Holds 350 ml'],
  }) as unknown as PageProduct;

describe('checkPage', () => {
  it('judges a page by the rules of its marketplace', () => {
    const rulesOf = (marketplace: string) =>
      checkPage(page(marketplace), '2026-11-23').suggestions.map(({ message }) => message);
    expect(rulesOf('amazon.de').some((message) => message.includes('limit is 75'))).toBe(true);
    expect(rulesOf('larkhill.example').some((message) => message.includes('limit is 75'))).toBe(false);
  });

  it('finds a longer description no worse', () => {
    const short = checkPage({ ...page('amazon.com'), description: null }, '2026-11-23');
    expect(checkPage(page('amazon.com'), '2026-11-23').score).toBeGreaterThanOrEqual(short.score);
  });

  it('asks for no keywords, which no page names', () => {
    const { checks, suggestions } = checkPage(page('amazon.com'), '2026-11-23');
    expect(suggestions.length).toBeGreaterThan(0);
    expect([...checks.map(({ id }) => id), ...suggestions.map(({ rule }) => rule)].join(' ')).not.toContain('keywords');
    expect(checks.reduce((sum, { max }) => sum + max, 0)).toBe(100);
  });

  it('says of which part it asks for more', () => {
    const messages = checkPage({ ...page('amazon.com'), title: 'Enamel Mug' }, '2026-11-23').suggestions.map(
      ({ message }) => message,
    );
    expect(messages).toContain('Use at least 30 characters in the title.');
    expect(messages).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Use at least \d+ words in the description\.$/u)]),
    );
  });
});
