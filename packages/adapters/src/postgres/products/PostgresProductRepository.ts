import {
  NEWEST_PRODUCTS_FIRST,
  PRODUCTS_AT_MOST,
  ProductRepository,
  readFigures,
  type Product,
  type ProductFilter,
  type ProductLabel,
  type ProductOrder,
  type ProductRow,
  type SavedProduct,
  type SoughtProduct,
} from '@listwright/application/products';
import type { Page, PageRequest } from '@listwright/application/shared';
import type { ProductBrief } from '@listwright/domain/products';
import type { Database } from '../Database.js';
import { pageOf, takePage } from '../keysetPage.js';
import { likePatterns } from '../likePatterns.js';
import { productOrderOf } from './productOrderOf.js';
import {
  documentOf,
  identityHash,
  nameHash,
  PRODUCT_COLUMNS,
  productOf,
  productRowOf,
  type ListedRecord,
  type ProductRecord,
  type ProductRowRecord,
} from './productRow.js';

// `do update` and not `do nothing`: it waits for a request that makes the same product, and tells that one's id.
const ADD = `insert into products as p (id, user_id, identity, name_key, name, brand, category, sku, asin, gtin, brief,
    confirmed, photos, figures, page, is_sample, version, created_at, updated_at)
  select id, $1, identity, name_key, document -> 'brief' ->> 'productName', document -> 'brief' ->> 'brand',
    document -> 'brief' ->> 'category', sku, asin, gtin, document -> 'brief', document -> 'confirmed',
    document -> 'photos', document -> 'figures', document -> 'page', is_sample, version, created_at, updated_at
  from rows from (unnest($2::uuid[], $3::bytea[], $4::bytea[], $5::text[], $6::text[], $7::text[], $8::boolean[],
    $9::int[], $10::timestamptz[], $11::timestamptz[]), jsonb_array_elements($12::jsonb)) with ordinality
    as given (id, identity, name_key, sku, asin, gtin, is_sample, version, created_at, updated_at, document, place)
  where place <= $13 - (select count(*) from products where user_id = $1)
  on conflict (user_id, identity) do update set identity = excluded.identity
  returning p.id, encode(p.identity, 'hex') as identity`;

// Of many products of one name only one is read: a file may have ten thousand sizes of one shirt.
const FIND_ALIKE = `select distinct ${PRODUCT_COLUMNS.map((name) => `p.${name}`).join(', ')}
  from unnest($2::text[], $3::text[], $4::bytea[]) as sought (sku, asin, name_key)
  cross join lateral (
    (select * from products where user_id = $1 and sku <> '' and lower(sku) = lower(sought.sku) limit 1)
    union
    (select * from products where user_id = $1 and asin <> '' and asin = sought.asin
      and (sku = '' or sought.sku = '') order by sku limit 1)
    union
    (select * from products where user_id = $1 and name_key = sought.name_key
      and (sku = '' or sought.sku = '') and (asin = '' or sought.asin = '' or (asin = sought.asin))
      order by sku, asin limit 1)
  ) p`;

const SAVE = `with other as (
    select 1 from products where user_id = $2 and identity = $4 and id <> $1
  ), saved as (
    update products set identity = $4, name_key = $5, name = $6::jsonb -> 'brief' ->> 'productName',
      brand = $6::jsonb -> 'brief' ->> 'brand', category = $6::jsonb -> 'brief' ->> 'category', sku = $7, asin = $8,
      gtin = $9, brief = $6::jsonb -> 'brief', confirmed = $6::jsonb -> 'confirmed', photos = $6::jsonb -> 'photos',
      figures = $6::jsonb -> 'figures', is_sample = $10, version = $3, updated_at = $11
    where id = $1 and user_id = $2 and version = $3 - 1 and not exists (select from other) returning 1
  )
  select exists (select from saved) as saved,
    exists (select from other) and exists (select from products where id = $1 and user_id = $2 and version = $3 - 1) as taken`;

const ROW_COLUMNS = [
  'id',
  'name',
  'brand',
  'category',
  'sku',
  'asin',
  'gtin',
  'figures',
  'is_sample',
  'created_at',
  'updated_at',
];
const SEARCHED = `lower(name || ' ' || brand || ' ' || sku || ' ' || asin || ' ' || gtin)`;

/** The database's code for a key that exists. */
const TAKEN = '23505';

/** How many products are read at once for the export of an account. */
const PAGE = 50;

export class PostgresProductRepository extends ProductRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async addMany(
    userId: string,
    products: readonly Product[],
    atMost = PRODUCTS_AT_MOST,
  ): Promise<readonly (string | undefined)[]> {
    if (products.length === 0) return [];
    const hashes = products.map((product) => identityHash(product).toString('hex'));
    const byIdentity = new Map(hashes.map((identity, at) => [identity, products[at]] as const).toReversed());
    const distinct = hashes.flatMap((identity, at) => {
      const product = products[at];
      return product !== undefined && byIdentity.get(identity) === product ? product : [];
    });
    const added = await this.insert(userId, distinct, atMost);
    return hashes.map((identity) => added.get(identity));
  }

  override async find(userId: string, id: string): Promise<Product | undefined> {
    const [record] = await this.database.query<ProductRecord>(
      `select ${PRODUCT_COLUMNS.join(', ')} from products where id = $1 and user_id = $2`,
      [id, userId],
    );
    return record && productOf(record);
  }

  override async findAlike(userId: string, products: readonly SoughtProduct[]): Promise<readonly Product[]> {
    if (products.length === 0) return [];
    const records = await this.database.query<ProductRecord>(
      FIND_ALIKE,
      [
        userId,
        products.map(({ identifiers }) => identifiers.sku),
        products.map(({ identifiers }) => identifiers.asin),
        products.map(nameHash),
      ],
      'find_alike_products',
    );
    return records.map(productOf);
  }

  override async count(userId: string): Promise<number> {
    const [row] = await this.database.query<{ total: number }>(
      'select count(*)::int as total from products where user_id = $1',
      [userId],
    );
    return row?.total ?? 0;
  }

  override async list(
    userId: string,
    { search }: ProductFilter,
    page: PageRequest,
    order: ProductOrder = NEWEST_PRODUCTS_FIRST,
  ): Promise<Page<ProductRow>> {
    const { build } = this.database;
    const keyset = productOrderOf(order);
    const matching = build('products').where('user_id', userId);
    for (const pattern of likePatterns(search)) void matching.whereRaw(`${SEARCHED} like ?`, [pattern]);
    const rows = matching
      .clone()
      .select([
        ...ROW_COLUMNS,
        build.raw(`${keyset.by}::text as cursor_value`),
        build.raw(`photos -> 0 ->> 'thumbnail' as thumbnail`),
        build.raw('jsonb_array_length(photos) as photo_count'),
        build.raw('case when figures is null then brief end as unread'),
      ]);
    const [counted, records] = await Promise.all([
      this.database.run<{ total: number }>(matching.clone().select(build.raw('count(*)::int as total'))),
      this.database.run<UnreadRecord & { cursor_value: string }>(takePage(rows, keyset, page)),
    ]);
    const listed = pageOf(await this.read(records), page.limit, productRowOf, keyset.name);
    return { ...listed, total: counted[0]?.total ?? 0 };
  }

  override async labelsOf(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ProductLabel>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: string; sku: string; thumbnail: string | null }>(
      `select id, sku, photos -> 0 ->> 'thumbnail' as thumbnail from products where user_id = $1 and id = any($2::uuid[])`,
      [userId, ids],
    );
    return new Map(rows.map(({ id, sku, thumbnail }) => [id, { sku, thumbnail: thumbnail ?? undefined }]));
  }

  override async save(product: Product): Promise<SavedProduct> {
    const { id, userId, version, identifiers, isSample, updatedAt } = product;
    const values = [id, userId, version, identityHash(product), nameHash(product), documentOf(product)];
    const { sku, asin, gtin } = identifiers;
    try {
      const [row] = await this.database.query<{ saved: boolean; taken: boolean }>(SAVE, [
        ...values,
        ...[sku, asin, gtin, isSample, updatedAt],
      ]);
      if (row?.saved) return 'saved';
      return row?.taken ? 'exists' : 'changed';
    } catch (error) {
      // Another request stored the same identity at this moment.
      if ((error as { code?: string }).code === TAKEN) return 'exists';
      throw error;
    }
  }

  override async remove(userId: string, id: string): Promise<Product | undefined> {
    const [record] = await this.database.query<ProductRecord>(
      `delete from products where id = $1 and user_id = $2 returning ${PRODUCT_COLUMNS.join(', ')}`,
      [id, userId],
    );
    return record && productOf(record);
  }

  override async photoKeys(userId: string, ids: readonly string[]): Promise<readonly string[]> {
    const rows = await this.database.query<{ key: string }>(
      `select photo ->> 'key' as key from products, jsonb_array_elements(photos) as photo
       where user_id = $1 and id = any($2::uuid[])`,
      [userId, ids],
    );
    return rows.map(({ key }) => key);
  }

  override async *all(userId: string): AsyncGenerator<Product> {
    const { build } = this.database;
    let cursor: string | null | undefined;
    do {
      const rows = build('products')
        .where('user_id', userId)
        .select([...PRODUCT_COLUMNS, build.raw('created_at::text as cursor_value')]);
      const records = await this.database.run<ProductRecord & { cursor_value: string }>(
        takePage(rows, { by: 'created_at', id: 'id' }, { limit: PAGE, ...(cursor ? { cursor } : {}) }),
      );
      const page = pageOf(records, PAGE, productOf);
      yield* page.items;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }

  /** By identity the id in store. In the order of identities, so that two requests with the same products cannot wait for each other. */
  private async insert(
    userId: string,
    products: readonly Product[],
    atMost: number,
  ): Promise<ReadonlyMap<string, string>> {
    const sorted = products
      .map((product) => ({ product, identity: identityHash(product) }))
      .toSorted((one, other) => one.identity.compare(other.identity));
    const column = <T>(of: (product: Product) => T) => sorted.map(({ product }) => of(product));
    const rows = await this.database.query<{ id: string; identity: string }>(
      ADD,
      [
        userId,
        column(({ id }) => id),
        sorted.map(({ identity }) => identity),
        column(nameHash),
        column(({ identifiers }) => identifiers.sku),
        column(({ identifiers }) => identifiers.asin),
        column(({ identifiers }) => identifiers.gtin),
        column(({ isSample }) => isSample),
        column(({ version }) => version),
        column(({ createdAt }) => createdAt),
        column(({ updatedAt }) => updatedAt),
        `[${column(documentOf).join(',')}]`,
        atMost,
      ],
      'add_products',
    );
    return new Map(rows.map(({ id, identity }) => [identity, id]));
  }

  /**
   * The rows with their figures. Those of products that the migration made are read here and stored, with the key of the
   * name, which the database's own letters may have missed.
   */
  private async read<Row extends UnreadRecord>(records: readonly Row[]): Promise<readonly (Row & ListedRecord)[]> {
    const unread = records.flatMap(({ id, unread: brief }) =>
      brief === null ? [] : [{ id, figures: readFigures(brief), nameKey: nameHash({ brief }) }],
    );
    if (unread.length > 0)
      await this.database.query(
        `update products p set figures = given.figures, name_key = given.name_key
         from rows from (unnest($1::uuid[], $2::bytea[]), jsonb_array_elements($3::jsonb)) as given (id, name_key, figures)
         where p.id = given.id and p.figures is null`,
        [
          unread.map(({ id }) => id),
          unread.map(({ nameKey }) => nameKey),
          JSON.stringify(unread.map(({ figures }) => figures)),
        ],
      );
    const read = new Map(unread.map(({ id, figures }) => [id, figures]));
    return records.flatMap((record) => {
      const figures = record.figures ?? read.get(record.id);
      return figures === undefined ? [] : { ...record, figures };
    });
  }
}

interface UnreadRecord extends ProductRowRecord {
  readonly thumbnail: string | null;
  readonly photo_count: number;
  /** The brief, where its figures are not known. */
  readonly unread: ProductBrief | null;
}
