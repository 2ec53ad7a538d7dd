import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';
import type { Version } from '../workbench/text/Version';
import type { Workbench } from '../workbench/Workbench';

/** A stored listing under edit, with its versions. */
export class EditorStore {
  bench: Workbench | null = null;
  versions: readonly Version[] = [];
  private cursor: string | null = null;
  readonly load: Task<[], void>;
  readonly loadVersions: Task<[more: boolean], void>;
  readonly restore: Task<[version: number], void>;

  constructor(
    private readonly client: Pick<WebClient, 'listings'>,
    private readonly id: string,
  ) {
    this.load = new Task(() => this.read());
    this.loadVersions = new Task((more) => this.readVersions(more));
    this.restore = new Task((version) => this.bringBack(version));
    makeAutoObservable<this, 'client' | 'id'>(
      this,
      { client: false, id: false, load: false, loadVersions: false, restore: false },
      { autoBind: true },
    );
  }

  get hasMoreVersions(): boolean {
    return this.cursor !== null;
  }

  private async read(): Promise<void> {
    const [{ listing }, { Workbench }] = await Promise.all([
      this.client.listings.read({ params: { id: this.id } }),
      import('../workbench/Workbench'),
    ]);
    runInAction(() => {
      this.bench = new Workbench(this.client, listing);
    });
  }

  private async readVersions(more: boolean): Promise<void> {
    const cursor = more && this.cursor !== null ? { cursor: this.cursor } : {};
    const page = await this.client.listings.versions({ params: { id: this.id }, query: cursor });
    runInAction(() => {
      this.versions = more ? [...this.versions, ...page.versions] : page.versions;
      this.cursor = page.next_cursor;
    });
  }

  private async bringBack(version: number): Promise<void> {
    const { listing } = await this.client.listings.restore({ params: { id: this.id, version } });
    runInAction(() => this.bench?.take(listing));
    await this.readVersions(false);
  }
}
