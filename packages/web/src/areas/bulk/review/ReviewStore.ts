import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';
import type { Listing } from '../../../ui/listing/fields/Listing';
import { fieldSpecs } from '../../../ui/listing/fields/fieldSpecs';
import type { JobRow } from '../job/JobStore';
import { reviewQuery, type ReviewFilter } from './reviewFilters';

const PAGE = 50;

/** The finished rows of a job to review, one after the other. Rows accepted meanwhile keep their place. */
export class ReviewStore {
  rows: readonly JobRow[] = [];
  private filter: ReviewFilter = {};
  /** Rows that matched the filter when the queue was opened. */
  total = 0;
  at = 0;
  readonly load: Task<[number | null, ReviewFilter], void>;
  readonly rewrite: Task<[], void>;
  private readonly listings = observable.map<string, Listing>({}, { deep: false });
  private readonly failures = observable.map<string, unknown>({}, { deep: false });
  private readonly asked = new Set<string>();
  private cursor: string | null = null;
  /** Kept while a response is pending, so that a retry is not charged again. */
  private pendingRequest: { readonly id: string; readonly version: number; readonly key: string } | null = null;

  constructor(
    private readonly client: Pick<WebClient, 'bulk' | 'listings'>,
    private readonly jobId: string,
  ) {
    this.load = new Task((row, filter) => this.open(row, filter));
    this.rewrite = new Task(() => this.write());
    makeAutoObservable<this, 'client' | 'jobId' | 'asked' | 'pendingRequest' | 'listings' | 'failures' | 'filter'>(
      this,
      {
        client: false,
        jobId: false,
        asked: false,
        pendingRequest: false,
        load: false,
        rewrite: false,
        listings: false,
        failures: false,
        filter: false,
      },
      { autoBind: true },
    );
  }

  get row(): JobRow | undefined {
    return this.rows[this.at];
  }

  /** The listing of the current row; undefined while it loads or if that failed. */
  get listing(): Listing | undefined {
    return this.listingOf(this.row);
  }

  get listingError(): unknown {
    return this.failures.get(this.row?.listing_id ?? '') ?? null;
  }

  /** In a queue of unaccepted rows: how many are still unaccepted. */
  get left(): number {
    return this.total - this.rows.filter(({ accepted }) => accepted).length;
  }

  /** The current state: a rewrite changes it. */
  scoreOf(row: JobRow): number | null {
    return this.listingOf(row)?.score.score ?? row.score;
  }

  listingOf(row: JobRow | undefined): Listing | undefined {
    return this.listings.get(row?.listing_id ?? '');
  }

  async move(step: 1 | -1): Promise<void> {
    await this.goTo(this.at + step);
  }

  async goTo(at: number): Promise<void> {
    if (at < 0 || at >= this.rows.length) return;
    this.at = at;
    this.rewrite.reset();
    if (at >= this.rows.length - 2 && this.cursor !== null) await this.readMore();
    await Promise.all([this.readListing(this.rows[at]), this.readListing(this.rows[at + 1])]);
  }

  /** Accepts the current row and moves on to the next unaccepted one; on an accepted row it undoes that. */
  async accept(): Promise<void> {
    const { row } = this;
    if (row === undefined) return;
    const accepted = !row.accepted;
    this.mark(row, accepted);
    try {
      await this.client.bulk.accept({ params: { id: this.jobId, row: row.row }, body: { accepted } });
    } catch (error) {
      this.mark(row, !accepted);
      throw error;
    }
    if (!accepted) return;
    if (this.cursor !== null && this.at >= this.rows.length - 2) await this.readMore();
    const next = this.rows.findIndex((one, at) => at > this.at && !one.accepted);
    if (next >= 0 && this.row?.row === row.row) await this.goTo(next);
  }

  async retryListing(): Promise<void> {
    this.asked.delete(this.row?.listing_id ?? '');
    await this.readListing(this.row);
  }

  private mark({ row }: JobRow, accepted: boolean): void {
    this.rows = this.rows.map((one) => (one.row === row ? { ...one, accepted } : one));
  }

  private async open(row: number | null, filter: ReviewFilter): Promise<void> {
    this.filter = filter;
    const { rows, total, next_cursor: cursor } = await this.readRows();
    // The filter changed meanwhile.
    if (filter !== this.filter) return;
    runInAction(() => {
      this.at = 0;
      this.rows = rows;
      this.total = total;
      this.cursor = cursor;
    });
    await this.goTo(
      Math.max(
        0,
        rows.findIndex((one) => one.row === row),
      ),
    );
  }

  private readRows(more: { readonly cursor?: string } = {}) {
    const query = { ...reviewQuery(this.filter), limit: PAGE, ...more };
    return this.client.bulk.rows({ params: { id: this.jobId }, query });
  }

  private async readMore(): Promise<void> {
    if (this.cursor === null) return;
    const { filter } = this;
    const { rows, next_cursor: cursor } = await this.readRows({ cursor: this.cursor });
    if (filter !== this.filter) return;
    runInAction(() => {
      const known = new Set(this.rows.map((one) => one.row));
      this.rows = [...this.rows, ...rows.filter((one) => !known.has(one.row))];
      this.cursor = cursor;
    });
  }

  private async readListing(row: JobRow | undefined): Promise<void> {
    const id = row?.listing_id ?? null;
    if (id === null || this.asked.has(id)) return;
    this.asked.add(id);
    try {
      const { listing } = await this.client.listings.read({ params: { id } });
      runInAction(() => {
        this.listings.set(id, listing);
        this.failures.delete(id);
      });
    } catch (error) {
      runInAction(() => this.failures.set(id, error));
    }
  }

  private async write(): Promise<void> {
    const { listing } = this;
    if (listing === undefined) return;
    const { id, version, marketplace, locked_fields: locked } = listing;
    const fields = fieldSpecs
      .filter(({ on, field }) => on.includes(marketplace) && !locked.includes(field))
      .map(({ field }) => field);
    this.pendingRequest =
      this.pendingRequest?.id === id && this.pendingRequest.version === version
        ? this.pendingRequest
        : { id, version, key: crypto.randomUUID() };
    const written = await this.client.listings.rewrite(
      { params: { id }, body: { fields } },
      { idempotencyKey: this.pendingRequest.key },
    );
    runInAction(() => {
      this.pendingRequest = null;
      this.listings.set(id, written.listing);
    });
  }
}
