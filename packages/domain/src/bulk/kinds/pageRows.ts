import { countOf } from '../../shared/index.js';
import { readPageRow, type PageRow } from './readPageRow.js';
import type { RowKind } from './RowKind.js';

/** Each row is the address of a product page, which is read and judged. */
export const pageRows: RowKind<PageRow> = {
  sheet: {
    fileName: 'pages-template',
    sheetName: 'Pages',
    columns: [
      {
        name: 'url',
        required: true,
        explanation: 'The address of the product page, or an ASIN, which is looked up at amazon.com.',
        sample: 'https://www.example.com/products/steel-bottle',
      },
    ],
  },
  takesAttributes: false,
  label: 'url',
  // Files of products have addresses too.
  isKnownByLabel: false,
  quota: 'api_calls',
  unit: 'API call',
  isForMarketplace: false,
  makesListings: false,
  // Sites of others are asked for one page at a time.
  maxConcurrency: 1,
  read: readPageRow,
  doneSentence: (count) => `Analyzed ${countOf(count, 'page')}.`,
};
