import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';
import type { AskedPage } from './AskedPage';
import type { ReadPage } from './ReadPage';

/** An address or a saved page, and what the server read there. */
export class PageAnalysisStore {
  url = '';
  file: File | null = null;
  wasAsked = false;
  /** A new tab was asked for: it reads an address and no file. */
  needsUrl = false;
  read: ReadPage | null = null;
  /** When that was, as ISO date and time. */
  readAt = '';
  /** What `read` was read from: the fields may have changed since. */
  asked: AskedPage | null = null;
  readonly run: Task<[], void>;

  constructor(client: WebClient) {
    this.run = new Task(async () => {
      const asked = { url: this.url.trim(), file: this.file };
      const read = await pageOf(client, asked);
      runInAction(() => {
        this.read = read;
        this.readAt = new Date().toISOString();
        this.asked = asked;
      });
    });
    makeAutoObservable(this, { run: false }, { autoBind: true });
  }

  get fault(): string | null {
    return (this.wasAsked && this.isEmpty) || (this.needsUrl && this.url.trim() === '')
      ? 'Please enter a product URL'
      : null;
  }

  setUrl(url: string): void {
    this.url = url;
  }

  setFile(file: File | null): void {
    this.file = file;
  }

  /** Whether an address was typed: what a new tab needs. */
  asksForUrl(): boolean {
    this.needsUrl = true;
    return this.url.trim() !== '';
  }

  /** Resolves to whether a page was read. */
  async submit(): Promise<boolean> {
    this.wasAsked = true;
    this.needsUrl = false;
    if (this.isEmpty) return false;
    await this.run.run();
    return this.run.status === 'done';
  }

  private get isEmpty(): boolean {
    return this.url.trim() === '' && this.file === null;
  }
}

async function pageOf({ products }: WebClient, { url, file }: AskedPage): Promise<ReadPage> {
  if (file !== null) {
    const upload = { name: file.name, type: file.type, content: file };
    return products.readPage({ body: url === '' ? {} : { url }, files: { file: upload } });
  }
  const { provenance, ...product } = await products.shopPage({ body: { url } });
  return { page: { kind: 'product', reason: '' }, product, results: [], provenance };
}
