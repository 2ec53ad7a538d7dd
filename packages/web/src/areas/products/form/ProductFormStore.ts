import { ApiError } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { faultsByField } from '../../../api/faultsByField';
import { PersistedForm } from '../../../state/PersistedForm';
import { Task } from '../../../state/Task';
import { productRequestOf, type ProductForm } from './ProductForm';

type Save = (request: ReturnType<typeof productRequestOf>) => Promise<string>;
type Faults = Readonly<Partial<Record<string, string>>>;

const NAME_REQUIRED = 'Product name is required';

/** The details of a product being typed: kept on this device until they are saved. */
export class ProductFormStore {
  readonly form: PersistedForm<ProductForm>;
  /** Saves; resolves to the id of the product. */
  readonly save: Task<[], string>;
  private asked = false;
  private refused: Faults = {};

  constructor(key: string, initial: ProductForm, send: Save, storage: Storage = localStorage) {
    this.form = new PersistedForm(key, initial, storage);
    this.save = new Task(async () => {
      this.form.keep();
      const { value } = this.form;
      try {
        const id = await send(productRequestOf(value));
        this.form.release(value);
        return id;
      } catch (error) {
        runInAction(() => {
          this.refused = faultsByField(error);
        });
        throw error;
      }
    });
    makeAutoObservable(this, { form: false, save: false }, { autoBind: true });
  }

  get faults(): Faults {
    const isNameless = this.asked && this.form.value.name.trim() === '';
    return isNameless ? { ...this.refused, product_name: NAME_REQUIRED } : this.refused;
  }

  /** The product that is this one already, if the server refused it for that. */
  get existingId(): string | null {
    const { error } = this.save;
    if (!(error instanceof ApiError) || error.code !== 'product_exists') return null;
    const { product_id: id } = error.problem;
    return typeof id === 'string' ? id : null;
  }

  set(patch: Partial<ProductForm>): void {
    this.refused = {};
    this.form.set(patch);
  }

  /** Whether the form is valid; if not, its errors show from now on. */
  check(): boolean {
    this.asked = true;
    this.refused = {};
    return Object.keys(this.faults).length === 0;
  }

  discard(): void {
    this.form.discard();
    this.asked = false;
    this.refused = {};
    this.save.reset();
  }
}
