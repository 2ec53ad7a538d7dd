import { makeAutoObservable, runInAction } from 'mobx';
import { Task } from '../../../state/Task';
import type { Fault } from './FaultList';

export interface Correction {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

/** The result of a check with corrections. */
export interface CorrectionCheck {
  readonly valid: number;
  readonly invalid: number;
  /** Problems that remain in the corrected rows. */
  readonly left: readonly Fault[];
}

const PAUSE_MS = 600;

/** The corrections a user typed, and the server's check of them once typing pauses. */
export class Corrections {
  /** Problems in the rows that were checked last. */
  private left: readonly Fault[] = [];
  private judgedRows: ReadonlySet<number> = new Set();
  readonly judge: Task<[], void>;
  private isWaiting = false;
  /** Counts edits: a response to an earlier edit is ignored. */
  private round = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly cells = new Map<string, Correction>();

  constructor(
    private readonly check: (corrections: readonly Correction[]) => Promise<CorrectionCheck>,
    /** Called for each check of the current corrections; a check of earlier ones is ignored. */
    private readonly onJudged: (judgement: CorrectionCheck) => void,
  ) {
    this.judge = new Task(() => this.ask());
    makeAutoObservable<this, 'check' | 'onJudged' | 'timer' | 'round'>(
      this,
      { judge: false, check: false, onJudged: false, timer: false, round: false },
      { autoBind: true },
    );
  }

  /** Corrects a cell; an empty text removes the correction. */
  set(row: number, column: string, value: string): void {
    if (value === '') this.cells.delete(cellKey(row, column));
    else this.cells.set(cellKey(row, column), { row, column, value });
    this.round += 1;
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

  /** The latest corrections have not been checked yet. */
  get isJudging(): boolean {
    return this.isWaiting || this.judge.isRunning;
  }

  /** Rows that were invalid and are valid with their corrections. */
  get mendedRows(): number {
    const bad = new Set(this.left.map(({ row }) => row));
    return [...this.judgedRows].filter((row) => !bad.has(row)).length;
  }

  /** The remaining problem of a corrected row. */
  leftIn(row: number): readonly Fault[] {
    return this.left.filter((fault) => fault.row === row);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.round += 1;
    this.isWaiting = false;
    this.cells.clear();
    this.left = [];
    this.judgedRows = new Set();
    this.judge.reset();
  }

  private async ask(): Promise<void> {
    const { all, round } = this;
    this.isWaiting = false;
    const judgement = await this.check(all);
    if (round !== this.round) return;
    runInAction(() => {
      this.left = judgement.left;
      this.judgedRows = new Set(all.map(({ row }) => row));
      this.onJudged(judgement);
    });
  }
}

const cellKey = (row: number, column: string) => `${row} ${column}`;
