import { makeAutoObservable, toJS } from 'mobx';

interface Stored<T> {
  readonly value: T;
  readonly savedAt: number;
}

/** A form that survives a reload, a closed tab and an expired session: stored on this device under its own key. */
export class PersistedForm<T extends object> {
  value: T;
  /** When the restored draft was written; null if the form started empty. */
  restoredFrom: Date | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Something was changed that is not stored yet. */
  private isPending = false;

  constructor(
    private readonly key: string,
    private readonly empty: T,
    private readonly storage: Storage = localStorage,
    private readonly now: () => number = Date.now,
  ) {
    const stored = this.read();
    this.value = { ...empty, ...stored?.value };
    this.restoredFrom = stored === null ? null : new Date(stored.savedAt);
    makeAutoObservable<this, 'key' | 'empty' | 'storage' | 'now' | 'timer' | 'isPending'>(
      this,
      { key: false, empty: false, storage: false, now: false, timer: false, isPending: false },
      { autoBind: true },
    );
  }

  get isEmpty(): boolean {
    return isSame(this.value, this.empty);
  }

  set(patch: Partial<T>): void {
    this.value = { ...this.value, ...patch };
    this.isPending = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.keep, 300);
  }

  /** Writes the pending change now; without one, a draft that was dropped stays dropped. */
  keep(): void {
    if (!this.isPending) return;
    this.settle();
    if (this.isEmpty) return this.storage.removeItem(this.key);
    try {
      const stored: Stored<T> = { value: toJS(this.value), savedAt: this.now() };
      this.storage.setItem(this.key, JSON.stringify(stored));
    } catch {
      // A full or blocked storage loses the draft, not the form.
    }
  }

  /** Drops the stored draft once its values were sent, and keeps them until they change; what was typed since stays a draft. */
  release(sent: T): void {
    if (!isSame(this.value, sent)) return this.keep();
    this.settle();
    this.storage.removeItem(this.key);
    this.restoredFrom = null;
  }

  discard(): void {
    this.settle();
    this.storage.removeItem(this.key);
    this.value = { ...this.empty };
    this.restoredFrom = null;
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.isPending = false;
  }

  private read(): Stored<T> | null {
    try {
      const stored = JSON.parse(this.storage.getItem(this.key) ?? 'null') as Stored<T> | null;
      return stored !== null && typeof stored.value === 'object' && typeof stored.savedAt === 'number' ? stored : null;
    } catch {
      return null;
    }
  }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
