import { showsProducts, type ReadPage } from '@listwright/domain/products';
import type { PageFetcher } from '../../shared/index.js';
import type { PageRenderer } from '../ports/PageRenderer.js';
import type { PageVisits, VisitWay } from '../ports/PageVisits.js';
import type { ProductPageReader } from '../ports/ProductPageReader.js';

/** A page that was read, and where it was found. */
export type VisitedPage = ReadPage & { readonly address: string };

/** Fetches a page and reads it; one that is empty without its scripts is shown in a browser and read again. */
export class VisitPage {
  constructor(
    private readonly fetcher: PageFetcher,
    private readonly renderer: PageRenderer,
    private readonly reader: ProductPageReader,
    private readonly visits: PageVisits,
  ) {}

  /** Throws the page faults of `PageFetcher` and `ProductPageReader`. */
  async execute(address: string, signal?: AbortSignal): Promise<VisitedPage> {
    const fetched = await this.fetcher.read(address, { signal });
    const read = await this.reader.read(fetched.text, fetched.address);
    const rendered = read.page.kind === 'empty' ? await this.renderer.render(fetched.address, signal) : undefined;
    if (rendered === undefined) return this.counted('http', { ...read, address: fetched.address });
    const shown = await this.reader.read(rendered.text, rendered.address);
    return this.counted('browser', { ...shown, address: rendered.address });
  }

  private async counted(way: VisitWay, page: VisitedPage): Promise<VisitedPage> {
    if (showsProducts(page.page.kind)) await this.visits.count(way);
    return page;
  }
}
