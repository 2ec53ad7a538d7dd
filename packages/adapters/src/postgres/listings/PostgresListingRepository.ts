import {
  KEPT_BYTES,
  KEPT_VERSIONS,
  ListingRepository,
  NEWEST_FIRST,
  type Listing,
  type ListingFilter,
  type ListingOrder,
  type ListingRow,
  type ListingVersion,
  type VersionReason,
} from '@listwright/application/listings';
import type { Page, PageRequest } from '@listwright/application/shared';
import { decodeCursor, encodeCursor } from '../cursor.js';
import type { Database } from '../Database.js';
import { pageOf, takePage } from '../keysetPage.js';
import { ListingLookup } from './ListingLookup.js';
import { keysetOrderOf } from './keysetOrderOf.js';
import { onlyOfQuality } from './onlyOfQuality.js';
import { recountListingBytes } from './recountListingBytes.js';
import { listingOf, recordOf, rowOf, type ListingRecord, type ListingRowRecord } from './listingRow.js';

/** Rows of the counter of written listings: connections that live at the same time have one each. */
const SHARDS = 1024;

// The documents are one value: PostgreSQL's text form of an array would escape every quotation mark of theirs.
const ADD = `with added as (
    insert into listings (id, user_id, product_id, marketplace, status, product_name, title, brand, category, score, error_count,
      warning_count, fingerprint, document, version, created_at, updated_at, bytes)
    select given.id, given.user_id, p.id, marketplace, status, product_name, title, given.brand, given.category, score,
      error_count, warning_count, fingerprint, document, 1, given.created_at, given.created_at,
      pg_column_size(document) + pg_column_size(document -> 'copy')
    from rows from (unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
      $8::text[], $9::int[], $10::int[], $11::int[], $12::text[], $13::timestamptz[], $16::uuid[]),
      jsonb_array_elements($14::jsonb)) as given (id, user_id, marketplace, status, product_name, title, brand, category,
      score, error_count, warning_count, fingerprint, created_at, product_id, document)
    left join products p on p.id = given.product_id and p.user_id = given.user_id
    returning id, user_id, document, created_at, bytes
  ), first_versions as (
    insert into listing_versions (listing_id, version, reason, copy, created_at)
    select id, 1, $15, document -> 'copy', created_at from added
  ), counted as (
    insert into written_listings as w (engine, shard, listings)
    select document -> 'engine' ->> 'name', pg_backend_pid() % ${SHARDS}, count(*) from added
    where $15 = 'generated' group by 1 order by 1
    on conflict (engine, shard) do update set listings = w.listings + excluded.listings
  )
  insert into listing_counts as c (user_id, listings, bytes)
  select user_id, count(*), sum(bytes) from added group by user_id order by user_id
  on conflict (user_id) do update set listings = c.listings + excluded.listings, bytes = c.bytes + excluded.bytes`;

const SAVE_VERSION = `with before as (
    select id, coalesce(bytes, 0) as bytes from listings
    where id = $1 and user_id = $2 and version = $9 - 1 for update
  ), stored as (
    select v.listing_id, v.version, pg_column_size(v.copy) as own,
      pg_column_size($8::jsonb -> 'copy') + sum(pg_column_size(v.copy)) over (order by v.version desc) as bytes
    from listing_versions v join before on v.listing_id = before.id
  ), judged as (
    select *, version > 1 and (version <= $9 - ${KEPT_VERSIONS} or bytes > ${KEPT_BYTES}) as is_over from stored
  ), size as (
    select pg_column_size($8::jsonb) + pg_column_size($8::jsonb -> 'copy') + coalesce(sum(own), 0) as bytes
    from judged where not is_over
  ), saved as (
    update listings l set status = $3, title = $4, score = $5, error_count = $6, warning_count = $7, document = $8,
      version = $9, updated_at = $10, bytes = size.bytes
    from before, size where l.id = before.id returning l.id
  ), counted as (
    update listing_counts c set bytes = greatest(0, c.bytes + size.bytes - before.bytes)
    from before, size where c.user_id = $2
  ), trimmed as (
    delete from listing_versions v using judged j
    where v.listing_id = j.listing_id and v.version = j.version and j.is_over
  )
  insert into listing_versions (listing_id, version, reason, copy, created_at)
  select id, $9, $11, $8::jsonb -> 'copy', $10 from saved returning version`;

const REMOVE = `with removed as (delete from listings where id = $1 and user_id = $2 returning user_id, coalesce(bytes, 0) as bytes)
  update listing_counts c set listings = c.listings - 1, bytes = greatest(0, c.bytes - r.bytes) from removed r where c.user_id = r.user_id returning 1`;

// The text as it was written: version 1 of a listing that carries the fingerprint and was not edited since.
const FIND_WRITTEN = `select document, product_id, created_at, updated_at from listings
  where user_id = $1 and fingerprint = $2 and version = 1 order by created_at desc limit 1`;

const ROW_COLUMNS = [
  'id',
  'product_id',
  'product_name',
  'title',
  'brand',
  'category',
  'marketplace',
  'status',
  'score',
  'error_count',
  'warning_count',
  'version',
  'created_at',
  'updated_at',
];

export class PostgresListingRepository extends ListingRepository {
  private readonly lookup: ListingLookup;

  constructor(private readonly database: Database) {
    super();
    this.lookup = new ListingLookup(database);
  }

  override add(listing: Listing, reason: VersionReason, fingerprint?: string): Promise<void> {
    return this.insert([listing], reason, fingerprint);
  }

  override addMany(listings: readonly Listing[], reason: VersionReason): Promise<void> {
    return this.insert(listings, reason);
  }

  override async count(userId: string): Promise<number> {
    const [row] = await this.database.query<{ listings: number }>(
      'select listings from listing_counts where user_id = $1',
      [userId],
    );
    return row?.listings ?? 0;
  }

  override async bytes(userId: string): Promise<number> {
    const [row] = await this.database.query<{ bytes: number }>(
      'select bytes::float8 as bytes from listing_counts where user_id = $1',
      [userId],
      'listing_bytes',
    );
    return row?.bytes ?? 0;
  }

  override recountBytes(userId: string): Promise<number> {
    return recountListingBytes(this.database, userId);
  }

  override find(userId: string, id: string): Promise<Listing | undefined> {
    return this.lookup.find(userId, id);
  }

  override async findMany(userId: string, ids: readonly string[]): Promise<readonly Listing[]> {
    const records = await this.database.query<ListingRecord>(
      'select document, product_id, created_at, updated_at from listings where id = any($1) and user_id = $2',
      [ids, userId],
    );
    const found = new Map(records.map((record) => [record.document.id, listingOf(record)]));
    return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  }

  override async list(
    userId: string,
    filter: ListingFilter,
    page: PageRequest,
    order: ListingOrder = NEWEST_FIRST,
  ): Promise<Page<ListingRow>> {
    const keyset = keysetOrderOf(order);
    const { build } = this.database;
    const matching = build('listings').where('user_id', userId);
    if (filter.marketplace !== undefined) void matching.where('marketplace', filter.marketplace);
    if (filter.status !== undefined) void matching.where('status', filter.status);
    if (filter.productId !== undefined) void matching.where('product_id', filter.productId);
    if (filter.quality !== undefined) onlyOfQuality(matching, filter.quality);
    for (const word of filter.search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)) {
      void matching.whereRaw(`lower(product_name || ' ' || title) like ?`, [`%${word.replace(/[\\%_]/g, '\\$&')}%`]);
    }
    const rows = matching.clone().select([...ROW_COLUMNS, build.raw(`${keyset.by}::text as cursor_value`)]);
    const [total, records] = await Promise.all([
      this.countMatching(userId, filter, matching),
      this.database.run<ListingRowRecord & { cursor_value: string }>(takePage(rows, keyset, page)),
    ]);
    return { ...pageOf(records, page.limit, rowOf, keyset.name), total };
  }

  override async saveVersion(listing: Listing, reason: VersionReason): Promise<boolean> {
    const row = recordOf(listing);
    const saved = await this.database.query(SAVE_VERSION, [
      listing.id,
      listing.userId,
      row.status,
      row.title,
      row.score,
      row.error_count,
      row.warning_count,
      row.document,
      listing.version,
      listing.updatedAt,
      reason,
    ]);
    return saved.length > 0;
  }

  override async remove(userId: string, id: string): Promise<boolean> {
    return (await this.database.query(REMOVE, [id, userId])).length > 0;
  }

  override async listVersions(userId: string, id: string, page: PageRequest): Promise<Page<ListingVersion>> {
    const before = page.cursor === undefined ? null : decodeCursor(page.cursor, 1)[0];
    const [counted, rows] = await Promise.all([
      this.database.query<{ total: number }>(`select count(*)::int as total from listing_versions ${OWN_VERSIONS}`, [
        id,
        userId,
      ]),
      this.database.query<VersionRow>(
        `select version, reason, copy, v.created_at from listing_versions v ${OWN_VERSIONS}
         and ($3::int is null or version < $3) order by version desc limit $4`,
        [id, userId, before, page.limit + 1],
      ),
    ]);
    const items = rows.slice(0, page.limit).map(versionOf);
    const last = items.at(-1);
    const more = rows.length > page.limit && last !== undefined;
    return { items, total: counted[0]?.total ?? 0, nextCursor: more ? encodeCursor([last.version]) : null };
  }

  override async versionsOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ListingVersion[]>> {
    const rows = await this.database.query<VersionRow & { listing_id: string }>(
      `select v.listing_id, v.version, v.reason, v.copy, v.created_at
       from listing_versions v join listings l on l.id = v.listing_id
       where v.listing_id = any($1) and l.user_id = $2 order by v.version desc`,
      [ids, userId],
    );
    const found = new Map<string, ListingVersion[]>();
    for (const row of rows) found.set(row.listing_id, [...(found.get(row.listing_id) ?? []), versionOf(row)]);
    return found;
  }

  override async findVersion(userId: string, id: string, version: number): Promise<ListingVersion | undefined> {
    const [row] = await this.database.query<VersionRow>(
      `select version, reason, copy, v.created_at from listing_versions v ${OWN_VERSIONS} and version = $3`,
      [id, userId, version],
    );
    return row && versionOf(row);
  }

  override async findWritten(userId: string, fingerprint: string): Promise<Listing | undefined> {
    const [record] = await this.database.query<ListingRecord>(FIND_WRITTEN, [userId, fingerprint], 'find_written');
    return record && listingOf(record);
  }

  private async insert(listings: readonly Listing[], reason: VersionReason, fingerprint?: string): Promise<void> {
    const rows = listings.map(recordOf);
    const column = <K extends keyof (typeof rows)[number]>(name: K) => rows.map((row) => row[name]);
    await this.database.query(
      ADD,
      [
        column('id'),
        listings.map(({ userId }) => userId),
        column('marketplace'),
        column('status'),
        column('product_name'),
        column('title'),
        column('brand'),
        column('category'),
        column('score'),
        column('error_count'),
        column('warning_count'),
        rows.map(() => fingerprint ?? null),
        listings.map(({ createdAt }) => createdAt),
        `[${column('document').join(',')}]`,
        reason,
        listings.map(({ productId }) => productId ?? null),
      ],
      'add_listings',
    );
  }

  /** Without a filter the number is kept ready, since counting fifty thousand rows at each page would be felt. */
  private async countMatching(
    userId: string,
    filter: ListingFilter,
    matching: ReturnType<Database['build']>,
  ): Promise<number> {
    const { search, marketplace, status, quality, productId } = filter;
    if (search.trim() === '' && [marketplace, status, quality, productId].every((one) => one === undefined))
      return this.count(userId);
    const [row] = await this.database.run<{ total: number }>(
      matching.clone().select(this.database.build.raw('count(*)::int as total')),
    );
    return row?.total ?? 0;
  }
}

const OWN_VERSIONS = `where listing_id = (select id from listings where id = $1 and user_id = $2)`;

interface VersionRow {
  readonly version: number;
  readonly reason: VersionReason;
  readonly copy: ListingVersion['copy'];
  readonly created_at: Date;
}

function versionOf(row: VersionRow): ListingVersion {
  return { version: row.version, reason: row.reason, copy: row.copy, createdAt: row.created_at };
}
