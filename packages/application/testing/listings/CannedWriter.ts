import type { ListingCopy } from '@listwright/domain/listings';
import { CopyWriter, type WritingRequest, type WrittenCopy } from '../../src/listings/index.js';

type Answer = ListingCopy | Error | 'never';

/** Returns the given answers in turn, the last one repeatedly; records its requests. */
export class CannedWriter extends CopyWriter {
  override readonly engine = { name: 'canned', model: 'test', version: '1' };
  readonly orders: WritingRequest[] = [];

  constructor(
    private readonly answers: readonly Answer[],
    override readonly isRemote = false,
  ) {
    super();
  }

  override async write(order: WritingRequest): Promise<WrittenCopy> {
    const answer = this.answers[Math.min(this.orders.length, this.answers.length - 1)];
    this.orders.push(order);
    if (answer === 'never') return new Promise(() => undefined);
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
    return { copy: answer, engine: this.engine };
  }
}
