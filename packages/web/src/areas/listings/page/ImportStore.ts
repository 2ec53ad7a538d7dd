import { ApiError } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';
import type { AskedPage } from './AskedPage';

/** Makes a product of a page that was read. */
export class ImportStore {
  /** The product of the account that the page is about; null: none is known. */
  existingId: string | null = null;
  /** Resolves to the id of the new product. */
  readonly run: Task<[], string>;
  // A repeat after a lost reply finds the product that was made.
  private readonly idempotencyKey = crypto.randomUUID();

  constructor(
    private readonly client: Pick<WebClient, 'products'>,
    private readonly asked: AskedPage,
  ) {
    this.run = new Task(() => this.send());
    makeAutoObservable<this, 'client' | 'asked' | 'idempotencyKey'>(
      this,
      { client: false, asked: false, idempotencyKey: false, run: false },
      { autoBind: true },
    );
  }

  private async send(): Promise<string> {
    const { url, file } = this.asked;
    const { idempotencyKey } = this;
    const files = file === null ? {} : { files: { file: { name: file.name, type: file.type, content: file } } };
    try {
      const call = { body: url === '' ? {} : { url }, ...files };
      const { product } = await this.client.products.importPage(call, { idempotencyKey });
      return product.id;
    } catch (error) {
      const id = error instanceof ApiError ? error.problem['product_id'] : undefined;
      if (typeof id === 'string') runInAction(() => (this.existingId = id));
      throw error;
    }
  }
}
