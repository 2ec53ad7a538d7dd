import {
  COMPETITORS_AT_MOST,
  TOO_MANY_COMPETITORS,
  type CompetitorRequest,
  type CompetitorResult,
} from '@listwright/application/contract';
import type * as z from 'zod';
import type { SentPage } from '../../ui/navigation/SentPage';
import { formatNumber } from '../../ui/formatNumber';
import { marketplaceName } from '../../ui/marketplaceName';
import { pickedProduct } from '../../ui/product/pickedProduct';
import type { Product } from '../../ui/product/Product';
import type { ToolValues } from '../../ui/tool/WebTool';

export type CompetitorInput = z.output<typeof CompetitorRequest> & { readonly files: readonly File[] };
export type Comparison = z.output<typeof CompetitorResult>;

/** What the form of the competitor analysis holds. */
export interface CompetitorValues extends ToolValues {
  readonly productName: string;
  /** An address of each field, empty ones too; one at least. */
  readonly urls: readonly string[];
  readonly files: readonly File[];
  readonly marketplace: 'amazon' | 'shopify';
  readonly description: string;
  readonly price: string;
  readonly currency: string;
}

export const EMPTY_COMPETITORS: CompetitorValues = {
  picked: null,
  productName: '',
  urls: [''],
  files: [],
  marketplace: 'amazon',
  description: '',
  price: '',
  currency: '',
};

/** The own product, as it is stored. */
export const competitorOfProduct = (product: Product): Partial<CompetitorValues> => ({
  picked: pickedProduct(product),
  productName: product.product_name,
  description: product.description,
});

export function competitorLine({ productName, urls, files, marketplace }: CompetitorValues): [string, ...string[]] {
  const pages = addressesOf(urls).length + files.length;
  return [productName, marketplaceName(marketplace), formatNumber.count(pages, 'page')];
}

/** Starts with one page of a competitor. */
export const competitorOfPage = ({ url, shop }: SentPage): CompetitorValues => ({
  ...EMPTY_COMPETITORS,
  urls: [url],
  marketplace: shop.startsWith('amazon.') ? 'amazon' : 'shopify',
});

const addressesOf = (urls: readonly string[]): string[] => [
  ...new Set(urls.map((url) => url.trim()).filter((url) => url !== '')),
];

/** Whether a text may be the address of a page. */
export const isPageAddress = (url: string): boolean => /^https?:\/\/\S+\.\S+$/iu.test(url.trim());

export function judgeCompetitors(values: CompetitorValues): Partial<Record<keyof CompetitorValues, string>> {
  const addresses = addressesOf(values.urls);
  const pages = addresses.length + values.files.length;
  const wrong = addresses.find((url) => !isPageAddress(url));
  return {
    ...(values.productName.trim() === '' ? { productName: 'Please enter a product name' } : {}),
    ...(pages === 0
      ? { urls: 'Please enter a product URL' }
      : wrong === undefined
        ? pages > COMPETITORS_AT_MOST
          ? { urls: TOO_MANY_COMPETITORS }
          : {}
        : { urls: `"${wrong}" is no address; it starts with https://` }),
    ...(values.price === '' || /^\d+(?:\.\d+)?$/u.test(values.price.trim()) ? {} : { price: 'Use a number' }),
    ...(values.currency === '' || /^[A-Z]{3}$/iu.test(values.currency.trim()) ? {} : { currency: 'For example USD' }),
  };
}

/** What the comparison waits for. */
export function missingOfComparison({ productName, urls, files }: CompetitorValues): string | null {
  const hasPage = addressesOf(urls).length + files.length > 0;
  if (productName.trim() !== '') return hasPage ? null : 'Enter a product URL or choose a saved page';
  return hasPage ? 'Enter a product name' : 'Enter a product name and a product URL';
}

export const competitorInput = (values: CompetitorValues): CompetitorInput => ({
  product_name: values.productName.trim(),
  ...(values.picked === null ? {} : { product_id: values.picked.id }),
  marketplace: values.marketplace,
  competitor_urls: addressesOf(values.urls),
  product_urls: [],
  title: '',
  brand: '',
  description: values.description,
  bullet_points: [],
  ...(values.price === '' ? {} : { price: Number(values.price) }),
  currency: values.currency.trim().toUpperCase(),
  files: values.files,
});

const atLeastOne = (urls: readonly string[]): readonly string[] => (urls.length === 0 ? [''] : urls);

/** A past run as a form; its saved pages were not kept. */
export const competitorValues = (input: CompetitorInput): CompetitorValues => ({
  ...EMPTY_COMPETITORS,
  productName: input.product_name,
  urls: atLeastOne([...input.competitor_urls, ...input.product_urls]),
  marketplace: input.marketplace,
  description: input.description,
  price: input.price === undefined ? '' : String(input.price),
  currency: input.currency,
});
