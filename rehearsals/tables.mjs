import pg from 'pg';

/** Queries of one database, each on a connection of its own where the one before has ended with its server. */
export function databaseAt(urlOf) {
  return async (sql, values) => {
    const client = new pg.Client({ connectionString: urlOf() });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}

/** A fresh database of a PostgreSQL server. */
export async function createDatabase(server) {
  const name = `rehearsal_${Math.random().toString(36).slice(2)}`;
  await databaseAt(() => server)(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    database: databaseAt(() => url.href),
    drop: () => databaseAt(() => server)(`drop database ${name} with (force)`),
  };
}

/** Rows and a hash of each table of our own and of the queue's list of migrations, by its name. */
export async function contentOf(database) {
  const tables = await database(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('migrations_lock', 'migrations', 'migration_notes') order by 1`,
  );
  const content = new Map();
  for (const { name } of tables) {
    const [found] = await database(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), '')) as hash
        from public."${name}" t`,
    );
    content.set(name, found);
  }
  const names = await database('select name from public.migrations order by name');
  content.set('migrations', { rows: names.length, hash: names.map(({ name }) => name).join() });
  return content;
}

/** Where two contents differ. */
export function differences(one, other) {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name)?.hash !== other.get(name)?.hash)
    .map((name) => `table ${name}: ${one.get(name)?.rows} rows, and ${other.get(name)?.rows} after`);
}
