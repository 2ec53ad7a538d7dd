import type { ReadPage } from '@listwright/domain/products';
import type { QuotaGuard } from '../../billing/index.js';
import type { Actor } from '../../shared/index.js';
import type { ProductPageReader } from '../ports/ProductPageReader.js';
import { spendOnPage } from './spendOnPage.js';

/** Reads a page that a person saved or copied; nothing is fetched. */
export class ReadSavedPage {
  constructor(
    private readonly reader: ProductPageReader,
    private readonly quota: QuotaGuard,
  ) {}

  /** `address`: where the page was saved from, if the person says. Throws `quota_exceeded`. */
  execute(actor: Actor, html: string, address: string | undefined): Promise<ReadPage> {
    return spendOnPage(this.quota, actor, () => this.reader.read(html, address));
  }
}
