import {
  AnalysisRepository,
  KEPT_ANALYSES,
  type Analysis,
  type AnalysisRow,
  type Json,
} from '@listwright/application/analyses';
import type { Page, PageRequest } from '@listwright/application/shared';
import type { Database } from '../Database.js';
import { pageOf, takePage } from '../keysetPage.js';

interface RowRecord {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly verdict: string;
  readonly score: number | null;
  readonly data_version: string;
  readonly created_at: Date;
}

interface AnalysisRecord extends RowRecord {
  readonly user_id: string;
  readonly input: Json;
  readonly result: Json;
}

const ROW_COLUMNS = ['id', 'kind', 'label', 'verdict', 'score', 'data_version', 'created_at'];
const COLUMNS = [...ROW_COLUMNS, 'user_id', 'input', 'result'].join(', ');

// What lies beyond the newest goes in the same statement.
const ADD = `with added as (
    insert into analyses (id, user_id, kind, label, verdict, score, data_version, input, result, fingerprint, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11)
  )
  delete from analyses where user_id = $2 and kind = $3 and id in (
    select id from analyses where user_id = $2 and kind = $3
    order by created_at desc, id desc offset ${KEPT_ANALYSES - 1})`;

// Reads the runs of the account, of which each kind keeps a limited number.
const OF_PRODUCT = `select ${ROW_COLUMNS.join(', ')} from analyses
  where user_id = $1 and input ->> 'product_id' = $2
  order by created_at desc, id desc limit $3`;

/** How many analyses are read at once for the export of an account. */
const PAGE = 50;

export class PostgresAnalysisRepository extends AnalysisRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(analysis: Analysis, fingerprint: string): Promise<void> {
    const { id, userId, kind, label, verdict, score, dataVersion, input, result, createdAt } = analysis;
    const documents = [JSON.stringify(input), JSON.stringify(result)];
    await this.database.query(ADD, [
      id,
      userId,
      kind,
      label,
      verdict,
      score,
      dataVersion,
      ...documents,
      fingerprint,
      createdAt,
    ]);
  }

  override async find(userId: string, kind: string, id: string): Promise<Analysis | undefined> {
    return this.one(`id = $3`, [userId, kind, id]);
  }

  override async findSame(userId: string, kind: string, fingerprint: string): Promise<Analysis | undefined> {
    return this.one('fingerprint = $3 order by created_at desc, id desc limit 1', [userId, kind, fingerprint]);
  }

  override async list(userId: string, kind: string, page: PageRequest): Promise<Page<AnalysisRow>> {
    const { build } = this.database;
    const own = build('analyses').where({ user_id: userId, kind });
    const rows = own.clone().select([...ROW_COLUMNS, build.raw('created_at::text as cursor_value')]);
    const [counted, records] = await Promise.all([
      this.database.run<{ total: number }>(own.clone().select(build.raw('count(*)::int as total'))),
      this.database.run<RowRecord & { cursor_value: string }>(takePage(rows, { by: 'created_at', id: 'id' }, page)),
    ]);
    return { ...pageOf(records, page.limit, rowOf), total: counted[0]?.total ?? 0 };
  }

  override async ofProduct(userId: string, productId: string, most: number): Promise<readonly AnalysisRow[]> {
    const records = await this.database.query<RowRecord>(OF_PRODUCT, [userId, productId, most]);
    return records.map(rowOf);
  }

  override async remove(userId: string, kind: string, id: string): Promise<boolean> {
    const removed = await this.database.query(
      'delete from analyses where user_id = $1 and kind = $2 and id = $3 returning 1',
      [userId, kind, id],
    );
    return removed.length > 0;
  }

  override async *all(userId: string): AsyncGenerator<Analysis> {
    const { build } = this.database;
    let cursor: string | null | undefined;
    do {
      const rows = build('analyses')
        .where('user_id', userId)
        .select(build.raw(`${COLUMNS}, created_at::text as cursor_value`));
      const records = await this.database.run<AnalysisRecord & { cursor_value: string }>(
        takePage(rows, { by: 'created_at', id: 'id' }, { limit: PAGE, ...(cursor ? { cursor } : {}) }),
      );
      const page = pageOf(records, PAGE, analysisOf);
      yield* page.items;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }

  private async one(condition: string, parameters: readonly string[]): Promise<Analysis | undefined> {
    const [record] = await this.database.query<AnalysisRecord>(
      `select ${COLUMNS} from analyses where user_id = $1 and kind = $2 and ${condition}`,
      [...parameters],
    );
    return record === undefined ? undefined : analysisOf(record);
  }
}

function rowOf({ id, kind, label, verdict, score, data_version, created_at }: RowRecord): AnalysisRow {
  return { id, kind, label, verdict, score, dataVersion: data_version, createdAt: created_at };
}

function analysisOf(record: AnalysisRecord): Analysis {
  return { ...rowOf(record), userId: record.user_id, input: record.input, result: record.result };
}
