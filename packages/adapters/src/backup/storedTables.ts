import pg from 'pg';

export interface StoredTable {
  readonly name: string;
  /** In their order, without those that the database computes. */
  readonly columns: readonly string[];
}

/** They describe the database that they are in: restoring runs the migrations, which write them. */
const OWN_TO_A_DATABASE = ['migrations', 'migrations_lock', 'migration_notes'];

const TABLES = `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`;

/** The tables that hold data. The queue's schema is left out: its jobs only wake workers, and are made again. */
export async function storedTables(client: pg.Client): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<StoredTable>(TABLES, [OWN_TO_A_DATABASE]);
  return rows;
}

export function copyStatement({ name, columns }: StoredTable, direction: 'to stdout' | 'from stdin'): string {
  const quoted = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `copy public.${pg.escapeIdentifier(name)} (${quoted}) ${direction}`;
}

/** A connection for one long transaction: no time limit, and values written the same way by every server. */
export async function longConnection(url: string, begin: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  // A broken connection fails the statement under way; unheard, the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(begin);
  await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local extra_float_digits = 3; set local bytea_output = 'hex'`);
  return client;
}
