import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export interface ReversibleAct {
  /** What was done, for the toast. */
  readonly label: string;
  readonly undo: () => void | Promise<void>;
  /** Commits the action: sends the deferred request to the server. */
  readonly settle?: () => void | Promise<void>;
  /** Ids of records that are hidden while the action can be undone. */
  readonly hides?: readonly string[];
  /** The owner of the action; it is dropped with its owner. */
  readonly scope?: object;
}

const MOST = 50;

/** The reversible actions, newest last. Each is undone or committed once, whichever comes first. */
export class UndoStack {
  private acts: readonly ReversibleAct[] = [];
  /** Records that actions of this page have deleted for good. */
  private gone: readonly string[] = [];
  /** Being committed: can no longer be undone. */
  private settling: readonly ReversibleAct[] = [];

  constructor() {
    // By reference: actions are compared by identity.
    makeAutoObservable<this, 'acts' | 'settling' | 'gone'>(
      this,
      { acts: observableRef, settling: observableRef, gone: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Commits pending actions when the page unloads; their requests continue after it. Until the returned function is
   * called.
   */
  watch(): () => void {
    window.addEventListener('pagehide', this.settleAll);
    return () => window.removeEventListener('pagehide', this.settleAll);
  }

  get last(): ReversibleAct | undefined {
    return this.acts.at(-1);
  }

  /** Records that are hidden or deleted, in every list. */
  get hidden(): ReadonlySet<string> {
    return new Set([...this.gone, ...[...this.acts, ...this.settling].flatMap(({ hides = [] }) => hides)]);
  }

  push(act: ReversibleAct): void {
    const [oldest] = this.acts;
    if (this.acts.length >= MOST && oldest !== undefined) void this.settle(oldest);
    this.acts = [...this.acts, act];
  }

  /** Undoes the action. False if it was already undone or committed. */
  async undo(act: ReversibleAct): Promise<boolean> {
    if (!this.take(act)) return false;
    await act.undo();
    return true;
  }

  async settle(act: ReversibleAct): Promise<void> {
    if (!this.take(act) || act.settle === undefined) return;
    this.settling = [...this.settling, act];
    try {
      await act.settle();
      // Lists that were loaded earlier keep hiding deleted records.
      runInAction(() => {
        this.gone = [...this.gone, ...(act.hides ?? [])];
      });
    } catch {
      // The action has reported its error; what it hid comes back.
    } finally {
      runInAction(() => {
        this.settling = this.settling.filter((one) => one !== act);
      });
    }
  }

  async settleAll(): Promise<void> {
    await Promise.all(this.acts.map((act) => this.settle(act)));
  }

  /** After an account change the pending actions of the previous one are dropped. */
  clear(): void {
    this.acts = [];
    this.gone = [];
  }

  /** Drops the actions of an owner that is no longer shown. */
  forget(scope: object): void {
    this.acts = this.acts.filter((act) => act.scope !== scope);
  }

  private take(act: ReversibleAct): boolean {
    const isThere = this.acts.includes(act);
    this.acts = this.acts.filter((one) => one !== act);
    return isThere;
  }
}
