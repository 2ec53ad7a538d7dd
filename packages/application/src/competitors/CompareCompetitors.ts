import { compareProducts, type ComparedProduct, type Comparisons, type Price } from '@listwright/domain/competitors';
import { DomainError } from '@listwright/domain/shared';
import type { QuotaGuard } from '../billing/index.js';
import { spendOnProduct, type ProductPageReader, type ProductReader, type VisitPage } from '../products/index.js';
import type { Actor } from '../shared/index.js';
import { comparedPage, type ComparedPage } from './comparedPage.js';
import { distinctLabels } from './distinctLabels.js';

/** A page to read: an address, or the text of a saved page. */
export interface ComparedSource {
  /** The address, or the name of the file: what the page is called in the result. */
  readonly url: string;
  readonly html?: string | undefined;
}

/** The own product as typed; a stored product fills what is not typed. */
export interface OwnProduct {
  readonly productName: string;
  readonly productId?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly bulletPoints: readonly string[];
  readonly brand: string;
  readonly price: Price | null;
  readonly rating: number | null;
  readonly reviewCount: number | null;
}

/** A page that was read, or why it was not. */
export interface ReadSource {
  readonly url: string;
  readonly product: ComparedProduct | null;
  readonly error: string | null;
}

export interface ComparedCompetitors {
  readonly own: ComparedProduct;
  readonly pages: readonly ReadSource[];
  /** Null where no page could be read; `each` in the order of the pages that were. */
  readonly comparisons: Comparisons | null;
}

/** Reads competitors' pages, one after the other, and compares them with the own product. Each page that is read costs 1 api_calls. */
export class CompareCompetitors {
  constructor(
    private readonly products: ProductReader,
    private readonly visit: VisitPage,
    private readonly reader: ProductPageReader,
    private readonly quota: QuotaGuard,
  ) {}

  /** Throws `product_not_found`, and `quota_exceeded` where not even the first page fits. A page that fails is reported, free. */
  async execute(
    actor: Actor,
    given: OwnProduct,
    sources: readonly ComparedSource[],
    signal?: AbortSignal,
  ): Promise<ComparedCompetitors> {
    const own = await this.ownProduct(actor, given);
    const read: ReadSource[] = [];
    for (const [at, source] of sources.entries()) {
      const { url } = source;
      try {
        const page = await this.read(actor, source, signal);
        read.push({ url, product: { ...page, id: `c${at + 1}`, label: labelOf(page, url) }, error: null });
      } catch (error) {
        const isUsedUp = error instanceof DomainError && error.code === 'quota_exceeded';
        if (!(error instanceof DomainError) || (isUsedUp && read.every(({ product }) => product === null))) throw error;
        read.push({ url, product: null, error: error.message });
      }
    }
    const others = distinctLabels(read.flatMap(({ product }) => product ?? []));
    const pages = read.map((page) => ({
      ...page,
      product: others.find(({ id }) => id === page.product?.id) ?? null,
    }));
    return { own, pages, comparisons: others.length === 0 ? null : compareProducts(own, others) };
  }

  private async read(actor: Actor, { url, html }: ComparedSource, signal?: AbortSignal): Promise<ComparedPage> {
    const { product } = await spendOnProduct(this.quota, actor, () =>
      html === undefined ? this.visit.execute(url, signal) : this.reader.read(html, undefined),
    );
    return comparedPage(product);
  }

  private async ownProduct(actor: Actor, given: OwnProduct): Promise<ComparedProduct> {
    const { productName, productId, title, description, bulletPoints, brand, price, rating, reviewCount } = given;
    const stored = productId === undefined ? undefined : await this.products.find(actor, productId);
    const name = productName === '' ? (stored?.brief.productName ?? '') : productName;
    return {
      id: 'own',
      label: 'Your product',
      title: title === '' ? name : title,
      brand: brand === '' ? (stored?.brief.brand ?? '') : brand,
      category: stored?.brief.category ?? '',
      price,
      listPrice: null,
      rating,
      reviewCount,
      imageCount: stored === undefined ? null : stored.photos.length,
      bulletPoints,
      description: description === '' ? (stored?.brief.description ?? '') : description,
      specifications: stored?.brief.attributes ?? {},
      asin: stored?.identifiers.asin ?? '',
      seller: '',
      sellers: [],
      otherOffers: '',
    };
  }
}

/** Short and recognisable: the brand, else the site, else the start of the title. */
function labelOf({ brand, title }: ComparedPage, url: string): string {
  if (brand !== '') return brand.slice(0, 40);
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : title.slice(0, 40);
}
