import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { draftEngine } from './draftEngine';

type DraftEngine = typeof draftEngine;

/** The engine of every open editor, loaded once. */
class LazyEngine {
  current: DraftEngine | null = null;
  private loading: Promise<DraftEngine> | null = null;

  constructor() {
    makeAutoObservable<this, 'loading'>(this, { current: observableRef, loading: false }, { autoBind: true });
  }

  load(): Promise<DraftEngine> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  /** Loads it ahead of its use. Where that fails, the next use tries again. */
  prepare(): void {
    this.load().catch(() => undefined);
  }

  /** Acts at once if it is loaded, else as soon as it is. */
  use(act: (engine: DraftEngine) => void): void {
    if (this.current === null) void this.load().then((engine) => runInAction(() => act(engine)));
    else act(this.current);
  }

  private async fetch(): Promise<DraftEngine> {
    try {
      const { draftEngine } = await import('./draftEngine');
      runInAction(() => (this.current = draftEngine));
      return draftEngine;
    } catch (error) {
      this.loading = null;
      throw error;
    }
  }
}

export const lazyEngine = new LazyEngine();
