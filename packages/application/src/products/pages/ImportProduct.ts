import type { ReadPage } from '@listwright/domain/products';
import type { QuotaGuard } from '../../billing/index.js';
import type { Actor, Caller, Clock, IdSource, OnStored } from '../../shared/index.js';
import type { AddProduct } from '../AddProduct.js';
import { newProduct } from '../newProduct.js';
import type { Product } from '../Product.js';
import type { FactReader } from '../ports/FactReader.js';
import type { ProductPageReader } from '../ports/ProductPageReader.js';
import type { ShownProduct } from '../ProductReader.js';
import { tidyBrief } from '../tidyBrief.js';
import { briefOfPage } from './briefOfPage.js';
import { keptPage } from './keptPage.js';
import { pageErrors } from './pageErrors.js';
import type { VisitPage } from './VisitPage.js';

/** A page to import: the text of a saved page, else the address to fetch. */
export interface PageToImport {
  readonly html?: string | undefined;
  /** Where the page is, or where it was saved from. */
  readonly address?: string | undefined;
}

export interface ImportOptions {
  readonly onStored?: OnStored<ShownProduct>;
  /** Aborted: the page is no longer wanted. */
  readonly signal?: AbortSignal | undefined;
}

/** Makes a product of the own account from the page of a shop. */
export class ImportProduct {
  constructor(
    private readonly visit: VisitPage,
    private readonly reader: ProductPageReader,
    private readonly facts: FactReader,
    private readonly products: AddProduct,
    private readonly quota: QuotaGuard,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /**
   * 1 api_calls, charged with the product that is stored. Free: a page without a product (`page_without_product`), page faults,
   * and a product that the account has already (`product_exists`). Throws `page_required`, `too_many_products`, `quota_exceeded`, and what
   * `FactReader` throws.
   */
  async execute(
    actor: Actor,
    page: PageToImport,
    caller: Caller,
    { onStored, signal }: ImportOptions = {},
  ): Promise<ShownProduct> {
    const { html, address = '' } = page;
    if (html === undefined && address === '') throw pageErrors.nothingToImport();
    return this.quota.spend(actor, 'api_calls', 1, {
      work: async () => this.made(actor, await this.read(page, signal), caller),
      settle: (made) => this.products.store(made, caller, onStored),
    });
  }

  private async read({ html, address }: PageToImport, signal?: AbortSignal): Promise<ReadPage> {
    if (html !== undefined) return this.reader.read(html, address);
    return this.visit.execute(address ?? '', signal);
  }

  private async made({ userId }: Actor, read: ReadPage, caller: Caller): Promise<Product> {
    const { product } = read;
    if (product === null) throw pageErrors.noProduct(read);
    const { brief: found, identifiers } = briefOfPage(product);
    const brief = tidyBrief(found);
    await this.facts.read(brief, caller);
    const at = this.clock.now();
    return newProduct({ id: this.ids.next(), userId, brief, identifiers, at, page: keptPage(product, brief, at) });
  }
}
