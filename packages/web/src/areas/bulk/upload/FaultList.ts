import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { Task } from '../../../state/Task';

export type Fault = CallOutput<typeof api.bulk.preflight>['faults'][number];

const PAGE = 50;

/** The problems of a file, page by page. The check returns the first five hundred; more are loaded on demand. */
export class FaultList {
  count = 0;
  page = 0;
  readonly load: Task<[number], void>;
  /** Identifies the file: a response about an earlier file is ignored. */
  private round = 0;
  private readonly found = observable.map<number, Fault>({}, { deep: false });

  constructor(
    /** Loads the problems from one on, as many as the server returns at once. */
    private readonly read: (from: number) => Promise<readonly Fault[]>,
  ) {
    this.load = new Task((page) => this.open(page));
    makeAutoObservable<this, 'read' | 'found' | 'round'>(
      this,
      { load: false, read: false, found: false, round: false },
      { autoBind: true },
    );
  }

  begin(first: readonly Fault[], count: number): void {
    this.round += 1;
    this.found.clear();
    this.take(0, first);
    this.count = count;
    this.page = 0;
    this.load.reset();
  }

  /** All problems loaded so far. */
  get known(): readonly Fault[] {
    return [...this.found.values()];
  }

  get shown(): readonly Fault[] {
    const { from, to } = this;
    return Array.from({ length: to - from }, (_, at) => this.found.get(from + at)).filter(
      (fault) => fault !== undefined,
    );
  }

  get from(): number {
    return this.page * PAGE;
  }

  get to(): number {
    return Math.min(this.count, this.from + PAGE);
  }

  get lastPage(): number {
    return Math.max(0, Math.ceil(this.count / PAGE) - 1);
  }

  private async open(page: number): Promise<void> {
    const { round } = this;
    const wanted = Math.min(Math.max(0, page), this.lastPage);
    const [from, to] = [wanted * PAGE, Math.min(this.count, (wanted + 1) * PAGE)];
    const isKnown = Array.from({ length: to - from }, (_, at) => this.found.has(from + at)).every(Boolean);
    const faults = isKnown ? [] : await this.read(from);
    if (round !== this.round) return;
    runInAction(() => {
      this.take(from, faults);
      this.page = wanted;
    });
  }

  private take(from: number, faults: readonly Fault[]): void {
    faults.forEach((fault, at) => this.found.set(from + at, fault));
  }
}
