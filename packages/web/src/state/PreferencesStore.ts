import { makeAutoObservable } from 'mobx';

const KEY = 'listwright-preferences';

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

interface Preferences {
  readonly singleKeys: boolean;
  readonly density: Density;
  readonly closedGroups: readonly string[];
}

const DEFAULTS: Preferences = { singleKeys: true, density: 'comfortable', closedGroups: [] };

/**
 * Preferences of this device: single-key shortcuts (WCAG 2.1.4 requires a switch), density, collapsed sidebar groups.
 */
export class PreferencesStore {
  private preferences: Preferences;

  constructor(private readonly storage: Storage = localStorage) {
    this.preferences = { ...DEFAULTS, ...this.stored() };
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true });
  }

  get singleKeys(): boolean {
    return this.preferences.singleKeys;
  }

  get density(): Density {
    return this.preferences.density;
  }

  isGroupOpen(label: string): boolean {
    return !this.preferences.closedGroups.includes(label);
  }

  setSingleKeys(singleKeys: boolean): void {
    this.keep({ singleKeys });
  }

  setDensity(density: Density): void {
    this.keep({ density });
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
