import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../../../marketplaces/index.js';
import { lintListing } from '../../lintListing.js';
import type { ListingCopy } from '../../ListingCopy.js';
import { sanitiseHtml } from './sanitiseHtml.js';

const SHOPIFY = ruleSetFor({ marketplace: 'shopify', on: '2026-11-20' });
const rules = (copy: Partial<ListingCopy>): readonly string[] =>
  lintListing(copy, SHOPIFY).map(({ rule }) => rule.replace('shopify.', ''));

test.each<[string, Partial<ListingCopy>, Partial<ListingCopy>]>([
  ['title.missing', { title: '' }, { title: 'Bottle' }],
  ['title.length', { title: 'x'.repeat(256) }, { title: 'x'.repeat(255) }],
  ['title.length_advised', { title: 'x'.repeat(60) }, { title: 'x'.repeat(59) }],
  ['title.all_caps', { title: 'WATER BOTTLE' }, { title: 'Water Bottle' }],
  ['handle.characters', { handle: 'Café bottle' }, { handle: 'cafe-bottle' }],
  ['handle.length', { handle: 'a'.repeat(256) }, { handle: 'a'.repeat(255) }],
  ['seo_title.length', { seoTitle: 'x'.repeat(71) }, { seoTitle: 'x'.repeat(70) }],
  ['seo_title.length_advised', { seoTitle: 'x'.repeat(61) }, { seoTitle: 'x'.repeat(60) }],
  ['meta_description.length', { metaDescription: 'x'.repeat(321) }, { metaDescription: 'x'.repeat(320) }],
  ['meta_description.length_advised', { metaDescription: 'x'.repeat(161) }, { metaDescription: 'x'.repeat(160) }],
  ['tags.count', { tags: Array.from({ length: 251 }, String) }, { tags: Array.from({ length: 250 }, String) }],
  ['tags.length', { tags: ['x'.repeat(256)] }, { tags: ['x'.repeat(255)] }],
  ['tags.duplicate', { tags: ['Steel', 'steel'] }, { tags: ['Steel', 'blue'] }],
  ['description.html', { description: '<div>Hi</div>' }, { description: '<p>Hi <strong>you</strong><br></p>' }],
  ['description.html', { description: '<p class="x">Hi</p>' }, { description: '<ul><li>5 < 6</li></ul>' }],
  ['description.script', { description: '<script>x</script>' }, { description: '<h2>Script</h2>' }],
  ['description.script', { description: '<p onclick="x">Hi</p>' }, { description: '<p>on = off</p>' }],
  ['description.script', { description: '<a href="javascript:x">Hi</a>' }, { description: '<p>JavaScript book</p>' }],
])('%s', (rule, bad, good) => {
  expect(rules(bad)).toContain(rule);
  expect(rules(good)).not.toContain(rule);
});

describe('sanitiseHtml', () => {
  test.each([
    ['<p class="a">Hi</p><script>x</script>', '<p>Hi</p>'],
    ['<scr<b>ipt>alert(1)</script>', 'ipt>alert(1)'],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['<H3>A</H3><div>B</div>', '<h3>A</h3>B'],
    ['a < b and <em>c</em>', 'a < b and <em>c</em>'],
    ['<svg onload=x', ''],
  ])('%s', (html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });
});
