import { EMPTY_COPY, type ListingCopy } from '@listwright/domain/listings';
import Papa from 'papaparse';
import { unescapeFormula } from '@listwright/domain/shared';

/** A product of a Shopify CSV, as far as a listing holds it. */
export interface ShopifyRow {
  readonly copy: ListingCopy;
  readonly vendor: string;
  readonly type: string;
}

/** Today's column names and those of files written before the columns were renamed. */
const NAMES = {
  title: ['Title'],
  handle: ['URL handle', 'Handle'],
  description: ['Description', 'Body (HTML)'],
  vendor: ['Vendor'],
  type: ['Type'],
  tags: ['Tags'],
  seoTitle: ['SEO title', 'SEO Title'],
  metaDescription: ['SEO description', 'SEO Description'],
} as const;

/** The products of a Shopify CSV, old header or new; further rows of a product (variants, images) have no title and are skipped. */
export function readShopifyCsv(text: string): readonly ShopifyRow[] {
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  return data
    .filter((row) => cell(row, 'title') !== '')
    .map((row) => ({
      vendor: cell(row, 'vendor'),
      type: cell(row, 'type'),
      copy: {
        ...EMPTY_COPY,
        title: cell(row, 'title'),
        handle: cell(row, 'handle'),
        description: cell(row, 'description'),
        tags: cell(row, 'tags')
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
        seoTitle: cell(row, 'seoTitle'),
        metaDescription: cell(row, 'metaDescription'),
      },
    }));
}

function cell(row: Record<string, string>, name: keyof typeof NAMES): string {
  const found = NAMES[name].map((header) => row[header]).find((value) => value !== undefined);
  return unescapeFormula(found ?? '');
}
