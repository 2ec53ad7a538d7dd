import { makeAutoObservable } from 'mobx';

const MOST = 5;

/** The addresses that were analysed last on this device, the newest first. They go with the drafts of the account. */
export class RecentPages {
  addresses: readonly string[];
  private readonly key: string;

  constructor(
    userId: string,
    private readonly storage: Storage = localStorage,
  ) {
    this.key = `draft:${userId}:recent-pages`;
    this.addresses = this.stored();
    makeAutoObservable<this, 'key' | 'storage'>(this, { key: false, storage: false }, { autoBind: true });
  }

  add(address: string): void {
    this.addresses = [address, ...this.addresses.filter((one) => one !== address)].slice(0, MOST);
    try {
      this.storage.setItem(this.key, JSON.stringify(this.addresses));
    } catch {
      // A full or blocked storage loses the list, not the analysis.
    }
  }

  private stored(): readonly string[] {
    try {
      const stored = JSON.parse(this.storage.getItem(this.key) ?? '[]') as unknown;
      return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, MOST) : [];
    } catch {
      return [];
    }
  }
}
