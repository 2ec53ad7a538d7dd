import { BRIEF_LIMITS, TONES, type ListingBrief } from '../../listings/index.js';
import { SKU_MAX, type ProductIdentifiers } from '../../products/index.js';
import { CATEGORY_EXPLANATION } from './CATEGORY_EXPLANATION.js';
import { readListingRow, rowIdentifiers } from './readListingRow.js';
import type { RowKind } from './RowKind.js';

/** What a row says: the facts of a product, and the numbers that it is known by. */
export interface ProductRow {
  readonly brief: ListingBrief;
  readonly identifiers: ProductIdentifiers;
}

/** Each row is a product, and becomes a listing. */
export const listingRows: RowKind<ProductRow> = {
  sheet: {
    fileName: 'products-template',
    sheetName: 'Products',
    columns: [
      {
        name: 'product_name',
        required: true,
        explanation: `What the product is, as you call it. At most ${BRIEF_LIMITS.productName} characters.`,
        sample: 'Sample Steel Water Bottle 750 ml, Blue',
      },
      { name: 'category', required: false, explanation: CATEGORY_EXPLANATION, sample: 'Home' },
      {
        name: 'brand',
        required: false,
        explanation: `At most ${BRIEF_LIMITS.brand} characters.`,
        sample: 'Sample',
      },
      {
        name: 'sku',
        required: false,
        explanation: `Your own number for the product: rows with the same one are the same product. At most ${SKU_MAX} characters.`,
        sample: '',
      },
      {
        name: 'asin',
        required: false,
        explanation: 'The ASIN where the product has one. It stays with the row; no text is written from it.',
        sample: '',
      },
      {
        name: 'description',
        required: false,
        explanation: `Anything you know about the product: the source of facts. At most ${BRIEF_LIMITS.description} characters.`,
        sample: 'Stainless steel bottle with a screw lid, 26 cm high. Hand wash only.',
      },
      {
        name: 'keywords',
        required: false,
        explanation: `Words that buyers should find it by, separated by commas. At most ${BRIEF_LIMITS.keywords}; they support no claim.`,
        sample: 'water bottle, steel bottle',
      },
      { name: 'tone', required: false, explanation: `One of ${TONES.join(', ')}. Empty: neutral.`, sample: 'neutral' },
      {
        name: 'language',
        required: false,
        explanation:
          'Language of the text, such as en or de, where an AI server writes; without one the text is English. Empty: English.',
        sample: 'en',
      },
    ],
  },
  takesAttributes: true,
  label: 'product_name',
  isKnownByLabel: true,
  quota: 'listings_generated',
  unit: 'listing',
  isForMarketplace: true,
  makesListings: true,
  splitBy: 'category',
  read: (cells, columns, defaults) => {
    const reading = readListingRow(cells, columns, defaults);
    return 'faults' in reading ? reading : { ok: { brief: reading.ok, identifiers: rowIdentifiers(cells, columns) } };
  },
  languageOf: ({ brief }) => brief.language,
  // The sentences of the specification.
  doneSentence: (count, format) =>
    format === 'csv' ? `Generated ${count} listings!` : `Successfully processed ${count} listings!`,
};
