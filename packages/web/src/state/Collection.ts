import { makeAutoObservable } from 'mobx';

/** Ordered records, one object per id: an update in one place shows everywhere. */
export class Collection<T extends { readonly id: string }> {
  private readonly byId = new Map<string, T>();
  private order: string[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get all(): readonly T[] {
    return this.order.map((id) => this.byId.get(id)).filter((record): record is T => record !== undefined);
  }

  get size(): number {
    return this.order.length;
  }

  get(id: string): T | undefined {
    return this.byId.get(id);
  }

  replaceAll(records: readonly T[]): void {
    this.byId.clear();
    this.order = [];
    this.append(records);
  }

  /** Appends the next page; a known record is updated in place. */
  append(records: readonly T[]): void {
    for (const record of records) {
      if (!this.byId.has(record.id)) this.order.push(record.id);
      this.byId.set(record.id, record);
    }
  }

  prepend(record: T): void {
    this.order = [record.id, ...this.order.filter((id) => id !== record.id)];
    this.byId.set(record.id, record);
  }

  remove(id: string): void {
    this.byId.delete(id);
    this.order = this.order.filter((known) => known !== id);
  }
}
