import type { Listing } from '@listwright/application/listings';
import { givenAttribute } from '../givenAttribute.js';

/** A column of the template: the attribute path without its selectors, the label, and the cell of a listing. */
export interface AmazonColumn {
  /** For example `bullet_point#1.value`; `[marketplace_id=…]` and `[language_tag=…]` are left out for matching. */
  readonly attribute: string;
  readonly label: string;
  /** Which selectors Amazon writes between the name and `#1`. */
  readonly selectors: 'none' | 'marketplace' | 'language';
  readonly group: string;
  readonly value: (listing: Listing) => string;
}

const bullets: AmazonColumn[] = [1, 2, 3, 4, 5].map((number) => ({
  attribute: `bullet_point#${number}.value`,
  label: 'Bullet Point',
  selectors: 'language',
  group: 'Product Details',
  value: ({ copy }) => copy.bulletPoints[number - 1] ?? '',
}));

const given = (
  attribute: string,
  label: string,
  selectors: AmazonColumn['selectors'],
  ...names: string[]
): AmazonColumn => ({
  attribute,
  label,
  selectors,
  group: 'Product Details',
  value: ({ brief }) => givenAttribute(brief, ...names),
});

/**
 * What a listing can fill of Amazon's JSON-based listing template. Attribute names: SP-API product type definitions and
 * the header row of current templates (domain.md B10). Only given values are written; the rest of a template stays empty.
 */
export const AMAZON_COLUMNS: readonly AmazonColumn[] = [
  { ...given('contribution_sku#1.value', 'SKU', 'none', 'sku', 'seller sku', 'item sku'), group: 'Listing Identity' },
  {
    attribute: 'item_name#1.value',
    label: 'Item Name',
    selectors: 'language',
    group: 'Product Identity',
    value: ({ copy }) => copy.title,
  },
  {
    attribute: 'title_differentiation#1.value',
    label: 'Item Highlights',
    selectors: 'language',
    group: 'Product Identity',
    value: ({ copy }) => copy.itemHighlights,
  },
  {
    attribute: 'brand#1.value',
    label: 'Brand Name',
    selectors: 'language',
    group: 'Product Identity',
    // A blank brand suppresses the listing; unbranded products carry "Generic" (Seller Central, product title rules).
    value: ({ brief }) => brief.brand || 'Generic',
  },
  given('manufacturer#1.value', 'Manufacturer', 'language', 'manufacturer'),
  given('model_number#1.value', 'Model Number', 'marketplace', 'model', 'model number'),
  {
    attribute: 'product_description#1.value',
    label: 'Product Description',
    selectors: 'language',
    group: 'Product Details',
    value: ({ copy }) => copy.description,
  },
  ...bullets,
  {
    attribute: 'generic_keyword#1.value',
    label: 'Generic Keyword',
    selectors: 'language',
    group: 'Product Details',
    value: ({ copy }) => copy.searchTerms,
  },
  given('color#1.value', 'Color', 'language', 'color', 'colour'),
  given('material#1.value', 'Material', 'language', 'material'),
  given('size#1.value', 'Size', 'language', 'size'),
  given('country_of_origin#1.value', 'Country of Origin', 'marketplace', 'country of origin'),
];
