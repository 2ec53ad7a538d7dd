import { Database } from '../src/postgres/Database.js';
import { migrate } from '../src/postgres/migrate.js';

const NAME = 'migrated_template';
/** Any constant that no other lock on the same database uses. */
const ADVISORY_LOCK = 5_926_314;

/**
 * The name of a migrated database to copy, made by the first who asks in a test run. A copy takes a tenth of the time of
 * the migrations.
 */
export async function migratedTemplate(server: string): Promise<string> {
  const admin = new Database({ url: server, poolSize: 1 });
  // The lock belongs to the connection, and ends with it.
  const { client, giveBack } = await admin.checkOut();
  try {
    // Polled: a blocked call would run into the query timeout of the connection while another process migrates.
    for (;;) {
      const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
        ADVISORY_LOCK,
      ]);
      if (rows[0]?.locked) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) {
      const half = `${NAME}_half`;
      await client.query(`drop database if exists ${half}`);
      await client.query(`create database ${half}`);
      const url = new URL(server);
      url.pathname = `/${half}`;
      const database = new Database({ url: url.href });
      await migrate(database);
      await database.close();
      await client.query(`alter database ${half} rename to ${NAME}`);
    }
    return NAME;
  } finally {
    giveBack(true);
    await admin.close();
  }
}
