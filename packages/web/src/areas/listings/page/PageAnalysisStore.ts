import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';
import type { ReadPage } from './ReadPage';

/** An address or a saved page, and what the server read there. */
export class PageAnalysisStore {
  url = '';
  file: File | null = null;
  wasAsked = false;
  read: ReadPage | null = null;
  readonly run: Task<[], void>;

  constructor(client: WebClient) {
    this.run = new Task(async () => {
      const read = await this.ask(client);
      runInAction(() => (this.read = read));
    });
    makeAutoObservable(this, { run: false }, { autoBind: true });
  }

  get fault(): string | null {
    return this.wasAsked && this.isEmpty ? 'Please enter a product URL' : null;
  }

  setUrl(url: string): void {
    this.url = url;
  }

  setFile(file: File | null): void {
    this.file = file;
  }

  /** Resolves to whether a page was read. */
  async submit(): Promise<boolean> {
    this.wasAsked = true;
    if (this.isEmpty) return false;
    await this.run.run();
    return this.run.status === 'done';
  }

  private get isEmpty(): boolean {
    return this.url.trim() === '' && this.file === null;
  }

  private async ask({ products }: WebClient): Promise<ReadPage> {
    const url = this.url.trim();
    if (this.file !== null) {
      const file = { name: this.file.name, type: this.file.type, content: this.file };
      return products.readPage({ body: url === '' ? {} : { url }, files: { file } });
    }
    const { provenance, ...product } = await products.shopPage({ body: { url } });
    return { page: { kind: 'product', reason: '' }, product, results: [], provenance };
  }
}
