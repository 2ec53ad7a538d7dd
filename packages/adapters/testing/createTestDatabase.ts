import { randomUUID } from 'node:crypto';
import { Database } from '../src/postgres/Database.js';
import { migrate } from '../src/postgres/migrate.js';
import { migratedTemplate } from './migratedTemplate.js';

export interface TestDatabase {
  readonly url: string;
  readonly database: Database;
  /** Closes the connections and drops the database. */
  readonly drop: () => Promise<void>;
}

/** An own, migrated database for a test file, in the PostgreSQL that the test run has started, or in the one named. */
export async function createTestDatabase(options: { migrated?: boolean; server?: string } = {}): Promise<TestDatabase> {
  const server = options.server ?? process.env.TEST_DATABASE_URL;
  if (server === undefined)
    throw new Error('Database tests run under `npm test`, which starts PostgreSQL and sets TEST_DATABASE_URL.');
  const isMigrated = options.migrated !== false;
  // A dedicated server has one or two databases: a template would not help.
  const isCopied = isMigrated && options.server === undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Database({ url: server, poolSize: 1 });
  await admin.query(`create database ${name}${isCopied ? ` template ${await migratedTemplate(server)}` : ''}`);
  const url = urlOf(server, name);
  const database = new Database({ url, poolSize: 20 });
  if (isMigrated && !isCopied) await migrate(database);
  return {
    url,
    database,
    drop: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
