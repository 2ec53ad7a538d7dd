import { CopyWriter, type WritingRequest, type WrittenCopy } from '@listwright/application/listings';
import { BasicWriter } from '../../ai/basic/BasicWriter.js';
import { isLong } from './isLong.js';
import type { JudgingThread } from './JudgingThread.js';

/** The Basic writer, which writes from long briefs of a waiting caller in the thread. */
export class ThreadWriter extends CopyWriter {
  private readonly basic = new BasicWriter();
  readonly engine = this.basic.engine;
  readonly isRemote = this.basic.isRemote;

  constructor(private readonly thread: JudgingThread) {
    super();
  }

  override async write({ brief, ruleSet, faults, variation, caller }: WritingRequest): Promise<WrittenCopy> {
    const order = { brief, ruleSet, faults, variation };
    if (caller === undefined || !isLong(brief, 'read')) return this.basic.writeNow(order);
    return this.thread.write(order, caller);
  }
}
