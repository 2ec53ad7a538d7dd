import { makeAutoObservable, runInAction } from 'mobx';
import { Task } from '../../../state/Task';
import type { Fault } from './FaultList';

export interface Correction {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

const PAUSE_MS = 600;

/** What was typed over the bad cells of a file, and what the server says of it when the typing pauses. */
export class Corrections {
  /** What is still wrong with the rows that were judged last. */
  private left: readonly Fault[] = [];
  private judgedRows: ReadonlySet<number> = new Set();
  readonly judge: Task<[], void>;
  private isWaiting = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly cells = new Map<string, Correction>();

  constructor(
    /** Checks the file with these corrections; resolves to what is still wrong with their rows. */
    private readonly check: (corrections: readonly Correction[]) => Promise<readonly Fault[]>,
  ) {
    this.judge = new Task(() => this.ask());
    makeAutoObservable<this, 'check' | 'timer'>(this, { judge: false, check: false, timer: false }, { autoBind: true });
  }

  /** Corrects a cell; an empty text takes the correction back. */
  set(row: number, column: string, value: string): void {
    if (value === '') this.cells.delete(cellKey(row, column));
    else this.cells.set(cellKey(row, column), { row, column, value });
    this.isWaiting = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge.run(), PAUSE_MS);
  }

  of(row: number, column: string): string {
    return this.cells.get(cellKey(row, column))?.value ?? '';
  }

  get all(): readonly Correction[] {
    return [...this.cells.values()];
  }

  /** What was typed last has not been judged yet. */
  get isJudging(): boolean {
    return this.isWaiting || this.judge.isRunning;
  }

  /** Rows that were bad and can be used as they are corrected. */
  get mendedRows(): number {
    const bad = new Set(this.left.map(({ row }) => row));
    return [...this.judgedRows].filter((row) => !bad.has(row)).length;
  }

  /** What is still wrong with a row that was corrected. */
  leftIn(row: number): readonly Fault[] {
    return this.left.filter((fault) => fault.row === row);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.isWaiting = false;
    this.cells.clear();
    this.left = [];
    this.judgedRows = new Set();
    this.judge.reset();
  }

  private async ask(): Promise<void> {
    const { all } = this;
    this.isWaiting = false;
    const left = await this.check(all);
    runInAction(() => {
      if (JSON.stringify(all) !== JSON.stringify(this.all)) return;
      this.left = left;
      this.judgedRows = new Set(all.map(({ row }) => row));
    });
  }
}

const cellKey = (row: number, column: string) => `${row} ${column}`;
