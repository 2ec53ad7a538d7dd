import type { SeoText } from '@listwright/application/contract';
import { formatNumber } from '../../../ui/formatNumber';
import { marketplaceName } from '../../../ui/marketplaceName';
import { pickedProduct } from '../../../ui/product/pickedProduct';
import type { Product } from '../../../ui/product/Product';
import type { ToolValues } from '../../../ui/tool/WebTool';
import { sampleSeoText } from './sample/sampleSeoText';

/** A stored listing whose text is being analysed. */
export interface SeoListing {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** What the form of the SEO analyser holds. */
export interface SeoValues extends SeoText, ToolValues {
  readonly listing: SeoListing | null;
}

export const EMPTY_SEO: SeoValues = {
  title: '',
  description: '',
  keywords: [],
  marketplace: 'amazon',
  marketplace_id: '',
  kind: '',
  brand: '',
  category: '',
  language: 'en',
  picked: null,
  listing: null,
};

export const SAMPLE_SEO: SeoValues = { ...EMPTY_SEO, ...sampleSeoText };

export const judgeSeo = ({ title }: SeoValues): Partial<Record<keyof SeoValues, string>> =>
  title.trim() === '' ? { title: 'Please enter a title' } : {};

const BY_MARKETPLACE = {
  amazon: ['seo_title', 'meta_description', 'tags', 'handle'],
  shopify: ['item_highlights', 'bullet_points', 'search_terms'],
} as const;

/** The text as it is sent. Without a listing, fields that the marketplace does not have are left out. */
export function seoInput(values: SeoValues): SeoText {
  const others: readonly string[] = values.listing === null ? BY_MARKETPLACE[values.marketplace] : [];
  const left = new Set<string>(['picked', 'listing', ...others]);
  const text = Object.fromEntries(Object.entries(values).filter(([field]) => !left.has(field))) as unknown as SeoText;
  return values.picked === null ? text : { ...text, product_id: values.picked.id };
}

export const seoValues = (text: SeoText): SeoValues => ({ ...text, picked: null, listing: null });

/** A product's facts to check the text against; its name is the title until there is another. */
export const seoOfProduct = (product: Product, { title }: SeoValues): Partial<SeoValues> => ({
  picked: pickedProduct(product),
  brand: product.brand,
  category: product.category,
  product: {
    product_name: product.product_name,
    description: product.description,
    attributes: product.attributes,
    leave_out: product.leave_out,
  },
  ...(title.trim() === '' ? { title: product.product_name } : {}),
});

export const seoLine = ({ title, marketplace, marketplace_id: store, keywords }: SeoValues): [string, ...string[]] => [
  title,
  marketplaceName(marketplace, store),
  ...(keywords.length === 0 ? [] : [formatNumber.count(keywords.length, 'keyword')]),
];
