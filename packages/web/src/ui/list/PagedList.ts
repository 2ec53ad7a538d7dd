import { makeAutoObservable, runInAction } from 'mobx';
import { Collection } from '../../state/Collection';
import { Task } from '../../state/Task';

export interface ListPage<Row, Extra> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly totalIsCapped: boolean;
  readonly nextCursor: string | null;
  /** What comes with the rows, such as totals. */
  readonly extra: Extra;
}

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string;
}

const PAGE = 50;

/** A server list behind a cursor: the first page by a filter, then page after page. */
export class PagedList<Filter extends object, Row extends { readonly id: string }, Extra> {
  readonly rows = new Collection<Row>();
  total = 0;
  totalIsCapped = false;
  extra: Extra | null = null;
  readonly load: Task<[Filter], void>;
  readonly more: Task<[], void>;
  private filter: Filter | null = null;
  private cursor: string | null = null;
  /** How often the first page was asked for: an answer to an earlier filter must not replace the rows of a later one. */
  private reads = 0;

  constructor(
    private readonly read: (filter: Filter, page: PageRequest) => Promise<ListPage<Row, Extra>>,
    private readonly size = PAGE,
  ) {
    this.load = new Task((filter) => this.readFirst(filter));
    this.more = new Task(() => this.readNext());
    makeAutoObservable<this, 'read' | 'size' | 'reads'>(
      this,
      { read: false, size: false, reads: false, rows: false, load: false, more: false },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.cursor !== null;
  }

  get isFirstLoad(): boolean {
    return this.rows.size === 0 && (this.load.status === 'idle' || this.load.isRunning);
  }

  async reload(): Promise<void> {
    if (this.filter !== null) await this.load.run(this.filter);
  }

  private async readFirst(filter: Filter): Promise<void> {
    const mine = ++this.reads;
    const page = await this.read(filter, { limit: this.size });
    runInAction(() => {
      if (mine !== this.reads) return;
      this.filter = filter;
      this.rows.replaceAll(page.rows);
      this.take(page);
    });
  }

  private async readNext(): Promise<void> {
    const { filter, cursor } = this;
    if (cursor === null || filter === null) return;
    const page = await this.read(filter, { limit: this.size, cursor });
    runInAction(() => {
      // The rows follow those of their own filter only, whichever first page was asked for or has come meanwhile.
      if (filter !== this.filter || cursor !== this.cursor) return;
      this.rows.append(page.rows);
      this.take(page);
    });
  }

  private take({ total, totalIsCapped, nextCursor, extra }: ListPage<Row, Extra>): void {
    this.total = total;
    this.totalIsCapped = totalIsCapped;
    this.cursor = nextCursor;
    this.extra = extra;
  }
}
