import { makeAutoObservable } from 'mobx';

const KEY = 'listwright-preferences';

interface Preferences {
  readonly singleKeys: boolean;
  readonly closedGroups: readonly string[];
}

const DEFAULTS: Preferences = { singleKeys: true, closedGroups: [] };

/** Choices of this device: single-key shortcuts (WCAG 2.1.4 lets them be switched off) and closed sidebar groups. */
export class PreferencesStore {
  private preferences: Preferences;

  constructor(private readonly storage: Storage = localStorage) {
    this.preferences = { ...DEFAULTS, ...this.stored() };
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true });
  }

  get singleKeys(): boolean {
    return this.preferences.singleKeys;
  }

  isGroupOpen(label: string): boolean {
    return !this.preferences.closedGroups.includes(label);
  }

  setSingleKeys(singleKeys: boolean): void {
    this.keep({ singleKeys });
  }

  toggleGroup(label: string): void {
    const { closedGroups } = this.preferences;
    this.keep({
      closedGroups: this.isGroupOpen(label) ? [...closedGroups, label] : closedGroups.filter((one) => one !== label),
    });
  }

  private keep(patch: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...patch };
    this.storage.setItem(KEY, JSON.stringify(this.preferences));
  }

  private stored(): Partial<Preferences> {
    try {
      return (JSON.parse(this.storage.getItem(KEY) ?? '{}') ?? {}) as Partial<Preferences>;
    } catch {
      return {};
    }
  }
}
