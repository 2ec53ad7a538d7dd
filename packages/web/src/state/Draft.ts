import { makeAutoObservable } from 'mobx';

/** A record being edited: the stored value, the edited one, and the difference. Values are compared by their JSON. */
export class Draft<T extends object> {
  stored: T;
  value: T;

  constructor(stored: T) {
    this.stored = stored;
    this.value = { ...stored };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get changed(): Partial<T> {
    const keys = Object.keys(this.value) as (keyof T)[];
    return Object.fromEntries(
      keys.filter((key) => !same(this.value[key], this.stored[key])).map((key) => [key, this.value[key]]),
    ) as Partial<T>;
  }

  get isDirty(): boolean {
    return Object.keys(this.changed).length > 0;
  }

  set(patch: Partial<T>): void {
    this.value = { ...this.value, ...patch };
  }

  revert(): void {
    this.value = { ...this.stored };
  }

  /** Makes the server's value the base; `keep` names edits that stay on top of it. */
  rebase(stored: T, keep: Partial<T> = {}): void {
    this.stored = stored;
    this.value = { ...stored, ...keep };
  }
}

function same(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}
