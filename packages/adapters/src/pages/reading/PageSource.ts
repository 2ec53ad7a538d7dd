import type { AmazonSite } from '@listwright/domain/products';
import type { PageTree } from './PageTree.js';

/** A parsed page and where it came from. */
export interface PageSource {
  readonly tree: PageTree;
  readonly html: string;
  /** Undefined where neither the caller nor the page says. */
  readonly url: URL | undefined;
  readonly amazon: AmazonSite | undefined;
  /** Whether Shopify made the page. */
  readonly isOfShopify: boolean;
  /** What a price without a currency is in, by the page's own words or its country. */
  readonly currency: string | null;
  readonly decimal: '.' | ',' | undefined;
}

/** An absolute `http` or `https` address of something on the page, null for anything else. */
export function absolute(address: string, { url }: Pick<PageSource, 'url'>): string | null {
  const text = address.trim();
  if (text === '' || !URL.canParse(text, url?.href)) return null;
  const found = new URL(text, url?.href);
  return /^https?:$/u.test(found.protocol) ? found.href : null;
}
