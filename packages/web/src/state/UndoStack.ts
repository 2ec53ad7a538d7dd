import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export interface ReversibleAct {
  /** What was done, as the toast says it. */
  readonly label: string;
  readonly undo: () => void | Promise<void>;
  /** Makes it final: what was held back until then goes to the server. */
  readonly settle?: () => void | Promise<void>;
  /** Ids of records that are out of sight while the act stands. */
  readonly hides?: readonly string[];
  /** What the act belongs to; it is forgotten with it. */
  readonly scope?: object;
}

const MOST = 50;

/** The reversible acts, newest last. An act is undone or settled once, whichever comes first. */
export class UndoStack {
  private acts: readonly ReversibleAct[] = [];
  /** Records that were made final by acts of this page. */
  private gone: readonly string[] = [];
  /** Being made final: not to be undone any more, and not yet over. */
  private settling: readonly ReversibleAct[] = [];

  constructor() {
    // By reference: an act is known by its identity.
    makeAutoObservable<this, 'acts' | 'settling' | 'gone'>(
      this,
      { acts: observableRef, settling: observableRef, gone: observableRef },
      { autoBind: true },
    );
  }

  /** A page that goes away settles what it held back; requests sent then outlive it. Until the returned function is called. */
  watch(): () => void {
    window.addEventListener('pagehide', this.settleAll);
    return () => window.removeEventListener('pagehide', this.settleAll);
  }

  get last(): ReversibleAct | undefined {
    return this.acts.at(-1);
  }

  /** Records that are gone as far as anybody sees, wherever they are listed. */
  get hidden(): ReadonlySet<string> {
    return new Set([...this.gone, ...[...this.acts, ...this.settling].flatMap(({ hides = [] }) => hides)]);
  }

  push(act: ReversibleAct): void {
    const [oldest] = this.acts;
    if (this.acts.length >= MOST && oldest !== undefined) void this.settle(oldest);
    this.acts = [...this.acts, act];
  }

  /** Undoes the act. False where it was undone or settled before. */
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
      // Lists that were read before go on hiding what is gone.
      runInAction(() => {
        this.gone = [...this.gone, ...(act.hides ?? [])];
      });
    } catch {
      // The act has told of it; what it hid comes back.
    } finally {
      runInAction(() => {
        this.settling = this.settling.filter((one) => one !== act);
      });
    }
  }

  async settleAll(): Promise<void> {
    await Promise.all(this.acts.map((act) => this.settle(act)));
  }

  /** Another account: what was offered to the last one is nobody's. */
  clear(): void {
    this.acts = [];
    this.gone = [];
  }

  /** Drops the acts of something that is no longer shown. */
  forget(scope: object): void {
    this.acts = this.acts.filter((act) => act.scope !== scope);
  }

  private take(act: ReversibleAct): boolean {
    const isThere = this.acts.includes(act);
    this.acts = this.acts.filter((one) => one !== act);
    return isThere;
  }
}
