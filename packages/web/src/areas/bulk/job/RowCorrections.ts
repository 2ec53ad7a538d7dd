import { makeAutoObservable, observable, runInAction } from 'mobx';
import { faultsByField } from '../../../api/faultsByField';
import { Task } from '../../../state/Task';

interface Fix {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

/** Corrections of failed rows after a run, typed next to their reasons. */
export class RowCorrections {
  /** Runs the corrected rows again. */
  readonly run: Task<[], void>;
  private readonly cells = observable.map<string, Fix>();
  /** What is still wrong, by row and column. */
  private faults: Readonly<Record<string, string>> = {};

  constructor(send: (fixes: Fix[]) => Promise<void>) {
    this.run = new Task(async () => {
      try {
        await send([...this.cells.values()]);
        this.clear();
      } catch (error) {
        runInAction(() => (this.faults = faultsByField(error)));
        throw error;
      }
    });
    makeAutoObservable(this, { run: false }, { autoBind: true });
  }

  get rows(): number {
    return new Set([...this.cells.values()].map(({ row }) => row)).size;
  }

  /** Whether every fault is shown next to its cell. */
  get areAllShown(): boolean {
    const paths = Object.keys(this.faults);
    return paths.length > 0 && paths.every((path) => this.cells.has(path));
  }

  of(row: number, column: string): string {
    return this.cells.get(keyOf(row, column))?.value ?? '';
  }

  faultOf(row: number, column: string): string | undefined {
    return this.faults[keyOf(row, column)];
  }

  /** Corrects a cell; an empty text removes the correction. */
  set(row: number, column: string, value: string): void {
    if (value === '') this.cells.delete(keyOf(row, column));
    else this.cells.set(keyOf(row, column), { row, column, value });
    const { [keyOf(row, column)]: _, ...others } = this.faults;
    this.faults = others;
  }

  private clear(): void {
    this.cells.clear();
    this.faults = {};
  }
}

const keyOf = (row: number, column: string): string => `${row}.${column}`;

/** The fields that name a row. */
const NAMING: ReadonlySet<string> = new Set(['product_name', 'title', 'url']);

/** The columns that the reason of a failed row names; else the column of the name. */
export function columnsToCorrect(
  { error }: { readonly error: string | null },
  columns: readonly { readonly name: string; readonly field: string | null }[],
): readonly string[] {
  const reason = ` ${error ?? ''}`;
  const named = columns.filter(({ name }) => reason.includes(` ${name}: `));
  const shown = named.length > 0 ? named : columns.filter(({ field }) => field !== null && NAMING.has(field));
  return shown.map(({ name }) => name);
}
