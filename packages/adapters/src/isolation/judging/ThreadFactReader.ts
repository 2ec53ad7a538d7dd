import { FactReader } from '@listwright/application/products';
import type { Caller } from '@listwright/application/shared';
import { readProduct, type ProductBrief, type ProductReading } from '@listwright/domain/products';
import { isLong } from './isLong.js';
import type { JudgingThread } from './JudgingThread.js';

/** Reads long products in the judging thread, and short ones at once: handing a text over takes longer than reading it. */
export class ThreadFactReader extends FactReader {
  constructor(private readonly thread: JudgingThread) {
    super();
  }

  override async read(brief: ProductBrief, caller: Caller): Promise<ProductReading> {
    const isKept = readProduct.kept(brief) !== undefined;
    return isKept || !isLong(brief, 'read') ? readProduct(brief) : this.thread.read(brief, caller);
  }
}
