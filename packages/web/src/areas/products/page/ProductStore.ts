import { ApiError, type api, type CallInput, type CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { isKind } from '../../../api/isKind';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';
import type { UndoStack } from '../../../state/UndoStack';
import { PagedList } from '../../../ui/list/PagedList';
import { pageOf } from '../../../ui/list/pageOf';
import type { FactPlace } from '../../../ui/product/facts/factWords';
import type { Product, ShownProduct } from '../../../ui/product/Product';
import { productMessages } from '../productMessages';

export type ListingRow = CallOutput<typeof api.listings.list>['listings'][number];
type Activity = CallOutput<typeof api.analytics.productActivity>;
type Edit = Omit<CallInput<typeof api.products.edit>['body'], 'version'>;
type Decision = Omit<CallInput<typeof api.products.decideFact>['body'], 'version'>;

const PAGE = 10;

/** One product with its facts, photos and listings. */
export class ProductStore {
  shown: ShownProduct | null = null;
  /** The product was changed somewhere else and is loaded again. */
  wasChanged = false;
  /** What just happened, for screen readers. */
  said = '';
  /** What the tools found of it; null until it was read. */
  activity: Activity | null = null;
  readonly load: Task<[], void>;
  readonly loadActivity: Task<[], void>;
  readonly listings: PagedList<object, ListingRow, null>;
  /** A change under way; its error stays until the next. */
  readonly change: Task<[send: (product: Product) => Promise<ShownProduct>], ShownProduct>;

  constructor(
    private readonly client: Pick<WebClient, 'products' | 'listings' | 'analytics'>,
    private readonly undo: UndoStack,
    private readonly id: string,
  ) {
    this.load = new Task(() => this.read());
    this.loadActivity = new Task(async () => {
      const activity = await client.analytics.productActivity({ params: { id } });
      runInAction(() => (this.activity = activity));
    });
    this.listings = new PagedList(async (_: object, page) => {
      const reply = await client.listings.list({ query: { product_id: id, ...page } });
      return pageOf(reply, reply.listings, null);
    }, PAGE);
    this.change = new Task((send) => this.send(send));
    makeAutoObservable<this, 'client' | 'undo' | 'id'>(
      this,
      { client: false, undo: false, id: false, load: false, loadActivity: false, listings: false, change: false },
      { autoBind: true },
    );
  }

  get product(): Product | null {
    return this.shown?.product ?? null;
  }

  /** The photos in order, without those whose deletion can still be undone. */
  get photos(): Product['photos'] {
    return this.product?.photos.filter(({ id }) => !this.undo.hidden.has(id)) ?? [];
  }

  get shownListings(): readonly ListingRow[] {
    return this.listings.rows.all.filter(({ id }) => !this.undo.hidden.has(id));
  }

  /** The words of the input at a place, letter for letter. */
  wordsAt({ field, start, end }: FactPlace): string {
    const { product } = this;
    if (product === null) return '';
    const { product_name, description, category, brand, attributes } = product;
    const [, attribute] = /^attributes\.(.+)$/su.exec(field) ?? [];
    const fields: Readonly<Record<string, string>> = { product_name, description, category, brand };
    return ((attribute === undefined ? fields[field] : attributes[attribute]) ?? '').slice(start, end);
  }

  /** Saves details. Throws what the server refuses, after it has loaded a product that was changed elsewhere. */
  async edit(body: Edit): Promise<string> {
    const product = this.product;
    if (product === null) return this.id;
    await this.send(() =>
      this.client.products.edit({ params: { id: this.id }, body: { ...body, version: product.version } }),
    );
    this.say('Product saved');
    return this.id;
  }

  /** Replaces one part of the input, such as what is left out. False if it failed; see `change`. */
  async editPart(body: Edit): Promise<boolean> {
    const { id } = this;
    const saved = await this.change.run(({ version }) =>
      this.client.products.edit({ params: { id }, body: { ...body, version } }),
    );
    return saved !== undefined;
  }

  /** Confirms, corrects, deletes or chooses a fact. False if it failed; see `change`. */
  async decide(factId: string, decision: Decision): Promise<boolean> {
    const params = { id: this.id, fact_id: factId };
    const saved = await this.change.run(({ version }) =>
      this.client.products.decideFact({ params, body: { ...decision, version } }),
    );
    return saved !== undefined;
  }

  async addPhoto(file: File): Promise<void> {
    const photo = { name: file.name, type: file.type, content: file };
    const shown = await this.client.products.addPhoto({ params: { id: this.id }, files: { photo } });
    this.take(shown);
  }

  /** Deletes a photo on the server. One that is already gone counts as deleted. */
  async removePhoto(photoId: string): Promise<void> {
    try {
      this.take(await this.client.products.removePhoto({ params: { id: this.id, photo_id: photoId } }));
    } catch (error) {
      if (!isKind(error, 'not_found')) throw error;
    }
  }

  /** Deletes the product on the server; its listings stay. */
  async remove(): Promise<void> {
    await this.client.products.remove({ params: { id: this.id } }).catch((error: unknown) => {
      if (!isKind(error, 'not_found')) throw error;
    });
  }

  say(what: string): void {
    this.said = what;
  }

  private async read(): Promise<void> {
    this.take(await this.client.products.read({ params: { id: this.id } }));
  }

  private async send(send: (product: Product) => Promise<ShownProduct>): Promise<ShownProduct> {
    if (this.product === null) throw new Error(productMessages.readFailed);
    try {
      const shown = await send(this.product);
      runInAction(() => {
        this.wasChanged = false;
        this.shown = shown;
      });
      return shown;
    } catch (error) {
      if (error instanceof ApiError && ['product_changed', 'fact_not_found'].includes(error.code)) {
        await this.read();
        runInAction(() => {
          this.wasChanged = true;
        });
      }
      throw error;
    }
  }

  private take(shown: ShownProduct): void {
    this.shown = shown;
  }
}
