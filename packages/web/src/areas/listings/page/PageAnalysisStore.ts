import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';
import { isAmazonAddress } from '../results/isAmazonAddress';
import type { AskedPage } from './AskedPage';
import { comparedInstead, type ComparedPage } from './comparedInstead';
import type { ReadPage } from './ReadPage';
import type { RecentPages } from './RecentPages';

/** An address or a saved page, and what the server read there. */
export class PageAnalysisStore {
  url = '';
  file: File | null = null;
  wasAsked = false;
  /** A new tab was asked for: it reads an address and no file. */
  needsUrl = false;
  read: ReadPage | null = null;
  /** What the competitor analysis read of a page that could not be read at first. */
  compared: ComparedPage | null = null;
  /** When that was, as ISO date and time. */
  readAt = '';
  /** What `read` was read from: the fields may have changed since. */
  asked: AskedPage | null = null;
  /** The form is open next to the result. */
  isEditing = false;
  readonly run: Task<[], void>;

  constructor(
    client: WebClient,
    readonly recent: RecentPages,
  ) {
    this.run = new Task(async () => {
      const asked = { url: this.url.trim(), file: this.file };
      // A failure is of this page, and is not shown over the one before.
      runInAction(() => {
        this.read = null;
        this.compared = null;
      });
      const { read = null, compared = null } = await pageOf(client, asked);
      runInAction(() => {
        this.read = read;
        this.compared = compared;
        this.readAt = new Date().toISOString();
        this.asked = asked;
        this.isEditing = false;
      });
      if (asked.file === null) recent.add(asked.url);
    });
    makeAutoObservable(this, { run: false, recent: false }, { autoBind: true });
  }

  get fault(): string | null {
    return (this.wasAsked && this.isEmpty) || (this.needsUrl && this.url.trim() === '')
      ? 'Please enter a product URL'
      : null;
  }

  /** What the result is about, in one line; null: the form is open. */
  get line(): { readonly title: string; readonly from: string } | null {
    const title = this.compared?.title ?? this.read?.product?.title;
    if (this.isEditing || this.run.isRunning || this.asked === null || title === undefined) return null;
    const { url, file } = this.asked;
    return { title, from: file?.name ?? url.replace(/^https?:\/\/(?:www\.)?/u, '') };
  }

  editInputs(): void {
    this.isEditing = true;
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

interface Found {
  readonly read?: ReadPage;
  readonly compared?: ComparedPage;
}

async function pageOf(client: WebClient, { url, file }: AskedPage): Promise<Found> {
  const { products } = client;
  if (file !== null) {
    const upload = { name: file.name, type: file.type, content: file };
    return { read: await products.readPage({ body: url === '' ? {} : { url }, files: { file: upload } }) };
  }
  const call = isAmazonAddress(url) ? products.amazonPage : products.shopPage;
  try {
    const { provenance, ...product } = await call({ body: { url } });
    return { read: { page: { kind: 'product', reason: '' }, product, results: [], provenance } };
  } catch (error) {
    const compared = await comparedInstead(client, url, error);
    if (compared === undefined) throw error;
    return { compared };
  }
}
