import { makeAutoObservable, runInAction } from 'mobx';
import { canUseBasicWriter } from '../../../api/canUseBasicWriter';
import { faultsByField } from '../../../api/faultsByField';
import { isKind } from '../../../api/isKind';
import type { WebClient } from '../../../api/WebClient';
import { PersistedForm } from '../../../state/PersistedForm';
import { Task } from '../../../state/Task';
import { listingMessages } from '../listingMessages';
import type { ListingEditor } from '../listingEditor/ListingEditor';
import { emptyForm } from './emptyForm';
import type { GenerateForm } from './GenerateForm';
import { requestOf } from './requestOf';
import { sampleForm } from './sample/sampleForm';
import { withField, type WrittenField } from './writing/WrittenField';
import { writeListing } from './writing/writeListing';

type Faults = Readonly<Partial<Record<string, string>>>;

/** The generator: the persisted form, the request, and the editor of its result. */
export class GenerateStore {
  readonly form: PersistedForm<GenerateForm>;
  readonly generate: Task<[writer?: 'basic'], void>;
  image: File | null = null;
  imageUrl: string | null = null;
  editor: ListingEditor | null = null;
  isSample = false;
  /** The form is folded to one line above its result. */
  isFolded = false;
  /** The fields of the listing in progress, as received so far. */
  written: readonly WrittenField[] = [];
  private call: AbortController | null = null;
  private asked = false;
  private refused: Faults = {};
  /** Kept while a response is pending: a retry after a lost connection must not charge twice. */
  private pendingRequest: { readonly body: string; readonly key: string } | null = null;

  constructor(
    private readonly client: Pick<WebClient, 'listings'>,
    private readonly userId: string,
    private readonly storage: Storage = localStorage,
  ) {
    this.form = new PersistedForm(`draft:${userId}:/app/generate`, emptyForm, storage);
    this.generate = new Task((writer) => this.write(writer));
    makeAutoObservable<this, 'client' | 'pendingRequest' | 'userId' | 'storage' | 'call'>(
      this,
      {
        client: false,
        pendingRequest: false,
        call: false,
        userId: false,
        storage: false,
        form: false,
        generate: false,
      },
      { autoBind: true },
    );
  }

  get faults(): Faults {
    const { productName, marketplace } = this.form.value;
    const own: Faults = this.asked
      ? {
          ...(productName.trim() === '' ? { product_name: listingMessages.nameRequired } : {}),
          ...(marketplace === '' ? { marketplace: listingMessages.marketplaceRequired } : {}),
        }
      : {};
    return { ...this.refused, ...own };
  }

  set(patch: Partial<GenerateForm>): void {
    this.refused = {};
    this.isSample = false;
    this.form.set(patch);
  }

  setImage(image: File | null): void {
    if (this.imageUrl !== null) URL.revokeObjectURL(this.imageUrl);
    this.image = image;
    this.imageUrl = image === null ? null : URL.createObjectURL(image);
  }

  showSample(): void {
    this.form.set(sampleForm);
    this.isSample = true;
  }

  editInputs(): void {
    this.isFolded = false;
  }

  /** Whether the form is valid; if not, its errors show from now on. */
  check(): boolean {
    this.asked = true;
    return Object.keys(this.faults).length === 0;
  }

  /** Whether the AI model failed where the Basic writer can write instead. */
  get canUseBasicWriter(): boolean {
    return this.generate.status === 'failed' && canUseBasicWriter(this.generate.error);
  }

  /** Stops the request. The server stops too, and nothing is charged. */
  cancel(): void {
    this.call?.abort();
    this.call = null;
    this.pendingRequest = null;
    this.written = [];
    this.generate.reset();
  }

  /** Clears the form, the result and the draft. */
  reset(): void {
    this.form.discard();
    this.setImage(null);
    this.editor = null;
    this.isFolded = false;
    this.isSample = false;
    this.asked = false;
    this.refused = {};
    this.cancel();
  }

  private async write(writer?: 'basic'): Promise<void> {
    const { value } = this.form;
    const { marketplace } = value;
    if (marketplace === '') throw new Error(listingMessages.marketplaceRequired);
    this.form.keep();
    // Interactive requests use review mode: unsupported statements stay, marked, and the seller decides.
    const body = { ...requestOf(value, marketplace), mode: 'review' as const, ...(writer && { writer }) };
    const sent = JSON.stringify([body, this.image?.name, this.image?.size]);
    this.pendingRequest =
      this.pendingRequest?.body === sent ? this.pendingRequest : { body: sent, key: crypto.randomUUID() };
    const { image } = this;
    this.call = new AbortController();
    const { signal } = this.call;
    this.written = [];
    const files = image === null ? {} : { files: { image: { name: image.name, type: image.type, content: image } } };
    try {
      // Load the rules while the server writes: the form does not need them.
      const editor = import('../listingEditor/editorStart');
      const onField = (field: WrittenField) =>
        runInAction(() => {
          if (!signal.aborted) this.written = withField(this.written, field);
        });
      const options = { idempotencyKey: this.pendingRequest.key, signal };
      const listing = await writeListing(this.client, { body, ...files }, options, onField);
      const { editorStart } = await editor;
      if (signal.aborted) return;
      runInAction(() => {
        this.editor = new editorStart.ListingEditor(this.client, listing, this.userId, this.storage);
        this.pendingRequest = null;
        this.isFolded = true;
        // The next product starts from an empty form, without the facts of this one.
        this.form.release(value);
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!isKind(error, 'unavailable')) this.pendingRequest = null;
      runInAction(() => {
        this.refused = faultsByField(error);
      });
      throw error;
    }
  }
}
