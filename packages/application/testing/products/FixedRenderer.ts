import { PageRenderer } from '../../src/products/index.js';
import type { WebPage } from '../../src/shared/index.js';

/** Shows pages by their addresses; any other it cannot show. */
export class FixedRenderer extends PageRenderer {
  /** Every address that was asked for, in order. */
  readonly asked: string[] = [];

  constructor(private readonly pages: Readonly<Record<string, string>> = {}) {
    super();
  }

  override async render(address: string, signal?: AbortSignal): Promise<WebPage | undefined> {
    signal?.throwIfAborted();
    this.asked.push(address);
    const text = this.pages[address];
    return text === undefined ? undefined : { address, contentType: 'text/html', charset: 'utf-8', text };
  }
}
