import { makeAutoObservable } from 'mobx';

const KEY = 'listwright-preferences';

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** A list as it was shown: the query of its address, under a name. */
export interface SavedView {
  readonly name: string;
  readonly query: string;
}

interface Preferences {
  readonly singleKeys: boolean;
  readonly density: Density;
  readonly closedGroups: readonly string[];
  readonly isRail: boolean;
  /** By the path of the list. */
  readonly views: Readonly<Record<string, readonly SavedView[]>>;
}

const DEFAULTS: Preferences = { singleKeys: true, density: 'comfortable', closedGroups: [], isRail: false, views: {} };

/**
 * Preferences of this device: single-key shortcuts (WCAG 2.1.4 requires a switch), density, saved views
 * of lists, and how much of the sidebar is open.
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

  /** Whether the sidebar shows icons only. */
  get isRail(): boolean {
    return this.preferences.isRail;
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

  toggleRail(): void {
    this.keep({ isRail: !this.isRail });
  }

  toggleGroup(label: string): void {
    const { closedGroups } = this.preferences;
    this.keep({
      closedGroups: this.isGroupOpen(label) ? [...closedGroups, label] : closedGroups.filter((one) => one !== label),
    });
  }

  viewsOf(path: string): readonly SavedView[] {
    return this.preferences.views[path] ?? [];
  }

  /** A view of the same name is replaced. */
  saveView(path: string, view: SavedView): void {
    const others = this.viewsOf(path).filter(({ name }) => name !== view.name);
    this.keep({ views: { ...this.preferences.views, [path]: [...others, view] } });
  }

  deleteView(path: string, name: string): void {
    const left = this.viewsOf(path).filter((view) => view.name !== name);
    this.keep({ views: { ...this.preferences.views, [path]: left } });
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
