import type { ReadPage } from '@listwright/domain/products';
import type { PageFetcher } from '../../shared/index.js';
import type { PageRenderer } from '../ports/PageRenderer.js';
import type { ProductPageReader } from '../ports/ProductPageReader.js';

/** A page that was read, and where it was found. */
export type VisitedPage = ReadPage & { readonly address: string };

/** Fetches a page and reads it; one that is empty without its scripts is shown in a browser and read again. */
export class VisitPage {
  constructor(
    private readonly fetcher: PageFetcher,
    private readonly renderer: PageRenderer,
    private readonly reader: ProductPageReader,
  ) {}

  /** Throws the page faults of `PageFetcher` and `ProductPageReader`. */
  async execute(address: string, signal?: AbortSignal): Promise<VisitedPage> {
    const fetched = await this.fetcher.read(address, { signal });
    const read = await this.reader.read(fetched.text, fetched.address);
    if (read.page.kind !== 'empty') return { ...read, address: fetched.address };
    const rendered = await this.renderer.render(fetched.address, signal);
    if (rendered === undefined) return { ...read, address: fetched.address };
    return { ...(await this.reader.read(rendered.text, rendered.address)), address: rendered.address };
  }
}
