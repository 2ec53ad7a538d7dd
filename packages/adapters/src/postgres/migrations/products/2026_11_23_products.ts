import type { Knex } from 'knex';

/** As `nameKey` and `identityOf` write them, in a database that knows no more letters than A to Z. */
const KEY = (text: string) => `lower(trim(regexp_replace(normalize(${text}, NFKC), '\\s+', ' ', 'g')))`;
const HASH = (text: string) => `sha256(convert_to(${text}, 'UTF8'))`;

/**
 * Products, and whose each listing is. Listings of before get the product that the newest of the same brand and name
 * describes; its figures are read when it is first listed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table products (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      -- of what no other product of the account has; names can be too long for an index
      identity bytea not null,
      name_key bytea not null,
      name text not null,
      brand text not null,
      category text not null,
      sku text not null default '',
      asin text not null default '',
      gtin text not null default '',
      brief jsonb not null,
      confirmed jsonb not null default '[]',
      photos jsonb not null default '[]',
      -- null until the brief was read
      figures jsonb,
      is_sample boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create unique index products__identity on products (user_id, identity);
    create index products__name on products (user_id, name_key);
    create index products__sku on products (user_id, lower(sku)) where sku <> '';
    create index products__asin on products (user_id, asin) where asin <> '';
    create index products__newest on products (user_id, created_at desc, id desc);
    create index products__search on products
      using gin ((lower(name || ' ' || brand || ' ' || sku || ' ' || asin || ' ' || gtin)) gin_trgm_ops);
    alter table listings add column product_id uuid null references products (id) on delete set null;
    with described as (
      select distinct on (user_id, key) user_id, key, document -> 'brief' as brief,
        min(created_at) over (partition by user_id, key) as created_at
      from (
        select l.*, ${KEY(`document -> 'brief' ->> 'brand'`)} || '|' ||
          ${KEY(`document -> 'brief' ->> 'productName'`)} as key
        from listings l
      ) as keyed
      order by user_id, key, keyed.created_at desc
    ), made as (
      insert into products (id, user_id, identity, name_key, name, brand, category, brief, created_at, updated_at)
      select gen_random_uuid(), user_id, ${HASH(`'name:' || key`)}, ${HASH('key')}, brief ->> 'productName',
        brief ->> 'brand', brief ->> 'category',
        jsonb_strip_nulls(jsonb_build_object(
          'productName', brief -> 'productName', 'description', brief -> 'description', 'category', brief -> 'category',
          'brand', brief -> 'brand', 'attributes', brief -> 'attributes', 'leftOut', brief -> 'leftOut')),
        created_at, created_at
      from described
      returning id, user_id, name_key
    )
    update listings l set product_id = made.id from made
    where made.user_id = l.user_id and made.name_key = ${HASH(
      `${KEY(`l.document -> 'brief' ->> 'brand'`)} || '|' || ${KEY(`l.document -> 'brief' ->> 'productName'`)}`,
    )};
    create index listings__of_product on listings (product_id, created_at desc, id desc) where product_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table listings drop column product_id; drop table products');
}
