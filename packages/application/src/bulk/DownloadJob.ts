import { topCategory, type BulkKind } from '@listwright/domain/bulk';
import type { Actor, Clock } from '../shared/index.js';
import type { FinishedRow, JobKinds, JobRepository } from '../jobs/index.js';
import { bulkJobOf, type BulkJob } from './BulkJob.js';
import { bulkErrors } from './bulkErrors.js';
import { splitColumn } from './splitColumn.js';
import type { BulkFile, BulkFiles, CategoryResults, ResultRow, TableFormat } from './ports/BulkFiles.js';

/** Rows whose results are read with one statement. */
const GROUP_SIZE = 100;
/** Files of one category each; hundreds of files would not help. */
const MAX_CATEGORIES = 50;
const OTHERS = 'Other categories';

/** The files of a job: its results, its failed rows, and the template that a new one is filled into. */
export class DownloadJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly kinds: JobKinds,
    private readonly files: BulkFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * `isSplit`: a file for each category, as a zip, where there are several: the 50 with the most rows, and one file with
   * the rows of all others.
   */
  async results(actor: Actor, id: string, format: TableFormat, isSplit: boolean): Promise<BulkFile> {
    const job = await this.own(actor, id);
    if (job.successful === 0) throw bulkErrors.noResults();
    const { columns, fileName } = job;
    const { resultSheet: sheet } = this.kinds.of(job.kind);
    const how = { sheet, format, columns, fileName, day: this.clock.now().toISOString().slice(0, 10) };
    const parts = isSplit ? await this.byCategory(job) : [];
    return this.files.results(parts.length > 1 ? parts : [this.allRows(job)], how);
  }

  async failedRows(actor: Actor, id: string): Promise<BulkFile> {
    const job = await this.own(actor, id);
    if (job.failed === 0) throw bulkErrors.noFailedRows();
    const { fileName: name, format, header } = job;
    return this.files.failedRows(this.jobs.allRows(job.userId, id, 'failed'), { name, format, header });
  }

  /** How many files a split of a job's results makes; 1 where there is nothing to split by. */
  async splitCount(job: BulkJob): Promise<number> {
    const column = splitColumn(job);
    if (column < 0) return 1;
    const categories = new Set((await this.jobs.cellsIn(job.userId, job.id, column)).map(topCategory));
    return Math.min(categories.size, MAX_CATEGORIES + 1);
  }

  template(kind: BulkKind, format: TableFormat): BulkFile {
    return this.files.template(this.kinds.of(kind).inputSheet, format);
  }

  private async own(actor: Actor, id: string): Promise<BulkJob> {
    return bulkJobOf(await this.jobs.find(actor.userId, id));
  }

  private allRows(job: BulkJob): CategoryResults {
    return { category: '', results: () => this.resultsOf(job, this.jobs.allRows(job.userId, job.id)) };
  }

  /** In the order of first occurrence. One light pass finds the rows of each; then every row is read once. */
  private async byCategory(job: BulkJob): Promise<readonly CategoryResults[]> {
    const { userId, id } = job;
    const column = splitColumn(job);
    if (column < 0) return [];
    const found = new Map<string, number[]>();
    for await (const { number, text } of this.jobs.cellsOfColumn(userId, id, column)) {
      const category = topCategory(text);
      const numbers = found.get(category);
      if (numbers === undefined) found.set(category, [number]);
      else numbers.push(number);
    }
    return foldedTail([...found]).map(([category, numbers]) => ({
      category,
      results: () => this.resultsOf(job, this.jobs.numberedRows(userId, id, numbers)),
    }));
  }

  private async *resultsOf(job: BulkJob, found: AsyncIterable<FinishedRow>): AsyncGenerator<ResultRow> {
    let rows: FinishedRow[] = [];
    for await (const row of found) {
      rows.push(row);
      if (rows.length < GROUP_SIZE) continue;
      yield* await this.withCells(job, rows);
      rows = [];
    }
    if (rows.length > 0) yield* await this.withCells(job, rows);
  }

  private async withCells(job: BulkJob, rows: readonly FinishedRow[]): Promise<readonly ResultRow[]> {
    const cells = await this.kinds.of(job.kind).exportRows(rows, job);
    return rows.map((row, at) => ({ row, cells: cells[at] ?? [] }));
  }
}

type Found = readonly [category: string, numbers: readonly number[]];

/** Merges the smallest categories past the limit into one. */
function foldedTail(found: readonly Found[]): readonly Found[] {
  if (found.length <= MAX_CATEGORIES) return found;
  const bySize = found.toSorted(([, some], [, others]) => others.length - some.length);
  const own = new Set(bySize.slice(0, MAX_CATEGORIES));
  const others = found.filter((one) => !own.has(one)).flatMap(([, numbers]) => numbers);
  return [...found.filter((one) => own.has(one)), [OTHERS, others]];
}
