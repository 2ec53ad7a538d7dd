import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export interface ReversibleAction {
  /** What was done, for the toast. */
  readonly label: string;
  readonly undo: () => void | Promise<void>;
  /** Commits the action: sends the deferred request to the server. */
  readonly commit?: () => void | Promise<void>;
  /** Ids of records that are hidden while the action can be undone. */
  readonly hides?: readonly string[];
  /** The owner of the action; it is dropped with its owner. */
  readonly scope?: object;
}

const MAX = 50;

/** The reversible actions, newest last. Each is undone or committed once, whichever comes first. */
export class UndoStack {
  private actions: readonly ReversibleAction[] = [];
  /** Records that actions of this page have deleted for good. */
  private gone: readonly string[] = [];
  /** Being committed: can no longer be undone. */
  private committing: readonly ReversibleAction[] = [];

  constructor() {
    // By reference: actions are compared by identity.
    makeAutoObservable<this, 'actions' | 'committing' | 'gone'>(
      this,
      { actions: observableRef, committing: observableRef, gone: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Commits pending actions when the page unloads; their requests continue after it. Until the returned function is
   * called.
   */
  watch(): () => void {
    window.addEventListener('pagehide', this.commitAll);
    return () => window.removeEventListener('pagehide', this.commitAll);
  }

  get last(): ReversibleAction | undefined {
    return this.actions.at(-1);
  }

  /** Records that are hidden or deleted, in every list. */
  get hidden(): ReadonlySet<string> {
    return new Set([...this.gone, ...[...this.actions, ...this.committing].flatMap(({ hides = [] }) => hides)]);
  }

  push(act: ReversibleAction): void {
    const [oldest] = this.actions;
    if (this.actions.length >= MAX && oldest !== undefined) void this.commit(oldest);
    this.actions = [...this.actions, act];
  }

  /** Undoes the action. False if it was already undone or committed. */
  async undo(act: ReversibleAction): Promise<boolean> {
    if (!this.take(act)) return false;
    await act.undo();
    return true;
  }

  async commit(act: ReversibleAction): Promise<void> {
    if (!this.take(act) || act.commit === undefined) return;
    this.committing = [...this.committing, act];
    try {
      await act.commit();
      // Lists that were loaded earlier keep hiding deleted records.
      runInAction(() => {
        this.gone = [...this.gone, ...(act.hides ?? [])];
      });
    } catch {
      // The action has reported its error; what it hid comes back.
    } finally {
      runInAction(() => {
        this.committing = this.committing.filter((one) => one !== act);
      });
    }
  }

  async commitAll(): Promise<void> {
    await Promise.all(this.actions.map((act) => this.commit(act)));
  }

  /** After an account change the pending actions of the previous one are dropped. */
  clear(): void {
    this.actions = [];
    this.gone = [];
  }

  /** Drops the actions of an owner that is no longer shown. */
  forget(scope: object): void {
    this.actions = this.actions.filter((act) => act.scope !== scope);
  }

  private take(act: ReversibleAction): boolean {
    const isThere = this.actions.includes(act);
    this.actions = this.actions.filter((one) => one !== act);
    return isThere;
  }
}
