import { PageRenderer } from '@listwright/application/products';

/** Where the operator has named no browser: pages stay as they were fetched. */
export class NoPageRenderer extends PageRenderer {
  override async render(_address: string, signal?: AbortSignal): Promise<undefined> {
    signal?.throwIfAborted();
  }
}
