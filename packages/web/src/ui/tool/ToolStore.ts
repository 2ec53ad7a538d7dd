import type { AnalysisDifference, AnalysisReply } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../api/WebClient';
import { Task } from '../../state/Task';
import { PagedList } from '../list/PagedList';
import type { ToolValues, WebTool } from './WebTool';

export interface RunRow {
  readonly id: string;
  readonly label: string;
  readonly verdict: string;
  readonly created_at: string;
}

export interface Comparison<Input, Result> {
  readonly before: AnalysisReply<Input, Result>;
  readonly after: AnalysisReply<Input, Result>;
  readonly differences: readonly AnalysisDifference[];
}

const PAGE = 20;

/** The form, the result on show and the past runs of a tool. */
export class ToolStore<Values extends ToolValues, Input, Result> {
  values: Values;
  /** Faults are shown from the first try on. */
  wasAsked = false;
  analysis: AnalysisReply<Input, Result> | null = null;
  /** The result was stored before: nothing was computed or charged. */
  cached = false;
  comparison: Comparison<Input, Result> | null = null;
  /** The result on show came from a run just now, not from the history. */
  isFresh = false;
  /** The form is open above the result on show. */
  isEditing = false;
  /** The input of the result on show, as the form gives it. */
  private shownInput = '';
  readonly run: Task<[], void>;
  readonly open: Task<[string], void>;
  /** Runs the input of a past run again: under the rules and pages of today. */
  readonly repeat: Task<[string], void>;
  readonly compare: Task<[string], void>;
  readonly remove: Task<[string], void>;
  readonly history: PagedList<object, RunRow, null>;

  constructor(
    private readonly tool: WebTool<Values, Input, Result>,
    private readonly client: WebClient,
    initial: Values = tool.empty,
  ) {
    const calls = tool.calls(client);
    this.values = initial;
    this.run = new Task(async () => {
      const input = tool.inputOf(this.values);
      const { analysis, cached } = await calls.run({ body: input });
      runInAction(() => {
        this.show(analysis, cached);
        this.shownInput = JSON.stringify(input);
        this.isFresh = true;
      });
      await this.history.reload();
    });
    this.open = new Task(async (id) => {
      const { analysis } = await calls.read({ params: { id } });
      runInAction(() => {
        this.show(analysis, false);
        this.values = tool.valuesOf(analysis.input);
        this.shownInput = JSON.stringify(tool.inputOf(this.values));
      });
    });
    this.repeat = new Task(async (id) => {
      await this.open.run(id);
      if (this.open.status === 'failed') throw this.open.error;
      await this.run.run();
      if (this.run.status === 'failed') throw this.run.error;
    });
    this.compare = new Task(async (id) => {
      if (this.analysis === null) return;
      const comparison = await calls.compare({ query: { ids: `${id},${this.analysis.id}` } });
      runInAction(() => (this.comparison = comparison));
    });
    this.remove = new Task(async (id) => {
      await calls.remove({ params: { id } });
      await this.history.reload();
    });
    this.history = new PagedList(async (_: object, page) => {
      const { analyses, total, next_cursor: nextCursor } = await calls.list({ query: page });
      return { rows: analyses, total, totalIsCapped: false, nextCursor, extra: null };
    }, PAGE);
    makeAutoObservable<this, 'tool' | 'client' | 'shownInput'>(
      this,
      {
        tool: false,
        client: false,
        shownInput: true,
        run: false,
        open: false,
        repeat: false,
        compare: false,
        remove: false,
        history: false,
      },
      { autoBind: true },
    );
  }

  get faults(): Partial<Record<keyof Values, string>> {
    return this.wasAsked ? this.tool.judge(this.values) : {};
  }

  /** The form is still the one that the result on show is of. */
  get isCurrent(): boolean {
    return this.analysis !== null && JSON.stringify(this.tool.inputOf(this.values)) === this.shownInput;
  }

  /** The form is one line above its result. */
  get isFolded(): boolean {
    return this.analysis !== null && !this.isEditing && this.isCurrent;
  }

  editInputs(): void {
    this.isEditing = true;
  }

  /** Empties the form and puts the result away; it stays in the history. */
  clear(): void {
    this.values = this.tool.empty;
    this.wasAsked = false;
    this.analysis = null;
    this.isEditing = false;
    this.comparison = null;
    this.run.reset();
  }

  set(change: Partial<Values>): void {
    this.values = { ...this.values, ...change };
  }

  /** Runs the tool where the form is complete. Resolves to whether it ran. */
  async submit(): Promise<boolean> {
    this.wasAsked = true;
    if (Object.keys(this.tool.judge(this.values)).length > 0) return false;
    await this.run.run();
    return this.run.status === 'done';
  }

  closeComparison(): void {
    this.comparison = null;
  }

  exportCsv(id: string) {
    return this.tool.calls(this.client).exportCsv({ params: { id } });
  }

  private show(analysis: AnalysisReply<Input, Result>, cached: boolean): void {
    this.analysis = analysis;
    this.cached = cached;
    this.isFresh = false;
    this.isEditing = false;
    this.comparison = null;
  }
}
