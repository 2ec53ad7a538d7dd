import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../api/WebClient';
import { Task } from '../../state/Task';
import type { ProductRow } from './Product';

const MOST = 20;

/** Products found by words, for a picker: the newest for none. */
export class ProductSearch {
  found: readonly ProductRow[] = [];
  readonly search: Task<[words: string], void>;
  private words: string | null = null;

  constructor(client: Pick<WebClient, 'products'>) {
    this.search = new Task(async (words) => {
      const { products } = await client.products.list({ query: { search: words, limit: MOST } });
      runInAction(() => {
        // A slower answer to earlier words is not shown.
        if (this.words === words) this.found = products;
      });
    });
    makeAutoObservable(this, { search: false }, { autoBind: true });
  }

  ask(words: string): void {
    this.words = words;
    void this.search.run(words);
  }
}
