import { describe, expect, it } from '@jest/globals';
import { EMPTY_COPY } from '@listwright/domain/listings';
import { aBrief, aListing } from '../../../testing/index.js';
import type { JobRow } from '../../jobs/index.js';
import { LISTING_COLUMNS, listingCells } from './listingColumns.js';

const row: JobRow = {
  number: 2,
  name: 'Steel Cup',
  status: 'completed',
  cells: { Item: 'Steel Cup', Sort: 'Home', Maker: 'Himal' },
  attempts: 1,
  isAccepted: false,
};
const columns = [
  { name: 'Item', field: 'product_name' },
  { name: 'Sort', field: 'category' },
  { name: 'Maker', field: 'brand' },
] as const;

/** The cells by the names of their columns. */
const named = (cells: readonly unknown[]) => {
  expect(cells).toHaveLength(LISTING_COLUMNS.length);
  return Object.fromEntries(LISTING_COLUMNS.map((name, at) => [name, cells[at]]));
};

describe('a row of the results of listings', () => {
  it('has each text of its listing in the column of its name', () => {
    const copy = {
      ...EMPTY_COPY,
      title: 'a title',
      itemHighlights: 'highlights',
      bulletPoints: ['first', 'second', 'third', 'fourth', 'fifth'],
      description: 'a description',
      searchTerms: 'terms',
      seoTitle: 'an SEO title',
      metaDescription: 'a meta description',
      tags: ['steel', 'cup'],
      handle: 'steel-cup',
    };
    const listing = aListing({ copy, brief: aBrief({ productName: 'Cup', category: 'Kitchen', brand: 'Ashok' }) });
    expect(named(listingCells({ row, listing }, columns))).toEqual({
      row: 2,
      status: 'completed',
      product_name: 'Cup',
      category: 'Kitchen',
      brand: 'Ashok',
      title: 'a title',
      item_highlights: 'highlights',
      bullet_1: 'first',
      bullet_2: 'second',
      bullet_3: 'third',
      bullet_4: 'fourth',
      bullet_5: 'fifth',
      description: 'a description',
      search_terms: 'terms',
      seo_title: 'an SEO title',
      meta_description: 'a meta description',
      tags: 'steel, cup',
      handle: 'steel-cup',
      score: listing.review.score.score,
      error: '',
    });
  });

  it('has what was uploaded and why it failed where there is no listing, and no other text', () => {
    const failed: JobRow = { ...row, status: 'failed', error: 'brand: Brand is required.' };
    const {
      row: number,
      status,
      product_name,
      category,
      brand,
      error,
      ...texts
    } = named(listingCells({ row: failed }, columns));
    expect([number, status, error]).toEqual([2, 'failed', 'brand: Brand is required.']);
    expect([product_name, category, brand]).toEqual(['Steel Cup', 'Home', 'Himal']);
    expect(Object.values(texts).every((text) => text === '')).toBe(true);
  });
});
