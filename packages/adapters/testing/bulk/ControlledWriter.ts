import { CopyWriter, type WritingRequest, type WrittenCopy } from '@listwright/application/listings';
import { EMPTY_COPY } from '@listwright/domain/listings';

interface Held {
  readonly order: WritingRequest;
  readonly answer: () => void;
}

/**
 * A remote writer that answers when the test says so. It starts `turns` calls; other requests wait for
 * their turn, until they are cancelled.
 */
export class ControlledWriter extends CopyWriter {
  override readonly engine = { name: 'held', model: 'test', version: '1' };
  override readonly isRemote = true;
  readonly calls: Held[] = [];
  readonly waiting = new Set<WritingRequest>();

  constructor(private readonly turns = Number.POSITIVE_INFINITY) {
    super();
  }

  override write(order: WritingRequest): Promise<WrittenCopy> {
    return new Promise((resolve, reject) => {
      if (this.calls.length < this.turns) {
        // Supported by the facts, so that there is no second try.
        const { productName } = order.brief;
        const copy = {
          ...EMPTY_COPY,
          title: productName,
          bulletPoints: [`Product: ${productName}`],
          description: `${productName}.`,
        };
        const answer = () => resolve({ copy, engine: this.engine });
        this.calls.push({ order, answer });
        return;
      }
      this.waiting.add(order);
      order.cancelBeforeStart?.addEventListener('abort', () => {
        this.waiting.delete(order);
        reject(order.cancelBeforeStart?.reason);
      });
    });
  }
}
