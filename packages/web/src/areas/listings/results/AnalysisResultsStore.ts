import { storedPage } from '@listwright/domain/products';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';
import { isAmazonAddress } from './isAmazonAddress';
import type { ReadProduct } from '../share/ShareStore';

const keyOf = (url: string): string => `listwright-analysis:${url}`;

/** The analysis of one page in its own tab. The tab keeps it, so that loading it again costs nothing. */
export class AnalysisResultsStore {
  result: ReadProduct | null;
  readonly run: Task<[], void>;

  constructor(
    private readonly client: Pick<WebClient, 'products'>,
    readonly url: string,
    private readonly marketplace: string,
  ) {
    this.result = keptIn(sessionStorage.getItem(keyOf(url)));
    this.run = new Task(() => this.read());
    makeAutoObservable<this, 'client' | 'marketplace'>(
      this,
      { client: false, url: false, marketplace: false, run: false },
      { autoBind: true },
    );
  }

  private async read(): Promise<void> {
    const { url, marketplace } = this;
    const { amazonPage, shopPage } = this.client.products;
    const call = isAmazonAddress(url) ? amazonPage : shopPage;
    const { provenance: _, ...product } = await call({ body: { url, marketplace } });
    const result = { product, readAt: new Date().toISOString() };
    runInAction(() => this.show(result));
  }

  /** Shows what was read, here or in the tab that opened this one. */
  show(result: ReadProduct): void {
    this.result = result;
    keep(keyOf(this.url), JSON.stringify(result));
  }
}

/** What the tab holds may be of an earlier version of the app. */
function keptIn(text: string | null): ReadProduct | null {
  if (text === null) return null;
  const { product, readAt } = JSON.parse(text) as ReadProduct;
  return { product: storedPage(product), readAt };
}

/** A page that does not fit into the storage of the tab is still shown. */
function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    sessionStorage.removeItem(key);
  }
}
