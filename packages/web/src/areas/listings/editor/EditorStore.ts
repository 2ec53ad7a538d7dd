import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import type { SessionStore } from '../../../state/SessionStore';
import { Task } from '../../../state/Task';
import { readOrder } from '../../../ui/listing/order/readOrder';
import { rememberOrder } from '../../../ui/listing/order/rememberOrder';
import type { Version } from '../listingEditor/text/Version';
import type { ListingEditor } from '../listingEditor/ListingEditor';

const MAX_NEIGHBOURS = 200;

/** A stored listing in the editor, with its versions. */
export class EditorStore {
  editor: ListingEditor | null = null;
  versions: readonly Version[] = [];
  private cursor: string | null = null;
  /** The ids of the library as last listed, for Previous and Next. */
  private order: readonly string[] = readOrder();
  readonly load: Task<[], void>;
  readonly loadOrder: Task<[], void>;
  readonly loadVersions: Task<[more: boolean], void>;
  readonly restore: Task<[version: number], void>;

  constructor(
    private readonly client: Pick<WebClient, 'listings'>,
    private readonly session: SessionStore,
    private readonly id: string,
    private readonly storage: Storage = localStorage,
  ) {
    this.load = new Task(() => this.read());
    this.loadOrder = new Task(() => this.readNeighbours());
    this.loadVersions = new Task((more) => this.readVersions(more));
    this.restore = new Task((version) => this.bringBack(version));
    makeAutoObservable<this, 'client' | 'session' | 'id' | 'storage'>(
      this,
      {
        client: false,
        session: false,
        id: false,
        storage: false,
        loadOrder: false,
        load: false,
        loadVersions: false,
        restore: false,
      },
      { autoBind: true },
    );
  }

  get hasMoreVersions(): boolean {
    return this.cursor !== null;
  }

  /** The neighbour at this offset, in library order. */
  neighbour(step: 1 | -1): string | undefined {
    const at = this.order.indexOf(this.id);
    return at < 0 ? undefined : this.order[at + step];
  }

  private async readNeighbours(): Promise<void> {
    if (this.order.includes(this.id)) return;
    const { listings } = await this.client.listings.list({ query: { limit: MAX_NEIGHBOURS } });
    const ids = listings.map(({ id }) => id);
    runInAction(() => {
      this.order = ids;
    });
    if (ids.includes(this.id)) rememberOrder(ids);
  }

  private async read(): Promise<void> {
    const [{ listing }, { editorStart }] = await Promise.all([
      this.client.listings.read({ params: { id: this.id } }),
      import('../listingEditor/editorStart'),
    ]);
    runInAction(() => {
      this.editor = new editorStart.ListingEditor(this.client, listing, this.session.user?.id ?? '', this.storage);
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
    runInAction(() => this.editor?.take(listing));
    await this.readVersions(false);
  }
}
