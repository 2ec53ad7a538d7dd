import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@listwright/domain/shared';
import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** Told of connections that broke while idle; without a listener one would end the process. */
  readonly onIdleError?: (error: Error) => void;
}

export interface CheckedOut {
  readonly client: pg.PoolClient;
  /** `close`: do not lend this connection again. */
  readonly giveBack: (close: boolean) => void;
}

/** How long one statement may take on the server, and a caller wait for it, in milliseconds. */
const STATEMENT_MS = 4000;

/** `admin_shutdown`: the server ended the connection. */
const ENDED_BY_SERVER = '57P01';

/** Values as `pg` binds them. */
export type SqlValues = readonly unknown[];

/**
 * The one way to the database: a `pg` pool for statements written by hand (named ones are prepared once a connection),
 * and knex on the same pool to build those whose shape varies. Inside `transaction` all of them use its connection.
 */
export class Database {
  /** Builds statements; run them with `run`. */
  readonly build: Knex;
  /** Where it is; holds its password. */
  readonly url: string;
  private readonly pool: pg.Pool;
  private readonly ambient = new AsyncLocalStorage<pg.PoolClient>();

  constructor(options: DatabaseOptions) {
    this.url = options.url;
    this.pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize ?? 10,
      connectionTimeoutMillis: STATEMENT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + 500,
      keepAlive: true,
    });
    this.pool.on('error', (error) => options.onIdleError?.(error));
    // A connection that breaks while it is lent has no listener of the pool's; without one it would end the process.
    this.pool.on('connect', (client) => client.on('error', (error) => options.onIdleError?.(error)));
    this.build = createKnex({ client: 'pg' });
  }

  /** Runs a statement. With a `name` it is prepared once a connection, so its text must be constant. */
  async query<Row extends pg.QueryResultRow>(text: string, values: SqlValues = [], name?: string): Promise<Row[]> {
    const config = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    const client = this.ambient.getStore();
    try {
      const { rows } =
        client === undefined
          ? await this.onLiving(() => this.pool.query<Row>(config))
          : await client.query<Row>(config);
      return rows;
    } catch (error) {
      throw translated(error);
    }
  }

  /**
   * The pool may lend connections that the server ended a moment ago. PostgreSQL says so (57P01) without having run the
   * statement, so it is sent again, at most until every such connection has been used up.
   */
  private async onLiving<T>(send: () => Promise<T>): Promise<T> {
    for (let dead = 0; ; dead += 1) {
      try {
        return await send();
      } catch (error) {
        if ((error as { code?: string }).code !== ENDED_BY_SERVER || dead > this.pool.options.max) throw error;
      }
    }
  }

  /** Stores rows by `copy … from stdin`, all or none: several times the speed of an insert. Each row is a `copyLine`. */
  async copy(statement: string, lines: readonly string[]): Promise<void> {
    const own = this.ambient.getStore();
    try {
      await (own === undefined
        ? this.onLiving(() => this.copyOnPool(statement, lines))
        : sendLines(own, statement, lines));
    } catch (error) {
      throw translated(error);
    }
  }

  private async copyOnPool(statement: string, lines: readonly string[]): Promise<void> {
    const { client, giveBack } = await this.checkOut();
    try {
      await sendLines(client, statement, lines);
      giveBack(false);
    } catch (error) {
      giveBack(true);
      throw error;
    }
  }

  /** Runs a built statement. */
  run<Row extends pg.QueryResultRow>(statement: Knex.QueryBuilder): Promise<Row[]> {
    const { sql, bindings } = statement.toSQL().toNative();
    return this.query<Row>(sql, bindings);
  }

  /** Runs work in one transaction; a nested call joins the outer one. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.ambient.getStore() !== undefined) return work();
    const { client, giveBack } = await this.checkOut().catch(translate);
    try {
      await client.query('begin');
      const result = await this.ambient.run(client, work);
      await client.query('commit');
      giveBack(false);
      return result;
    } catch (error) {
      // A rollback that fails means the connection is gone; the pool must not lend it again.
      await client.query('rollback').then(
        () => giveBack(false),
        () => giveBack(true),
      );
      throw translated(error);
    }
  }

  /** The pool itself, for a library that brings its own statements. It stays ours to close. */
  get connections(): pg.Pool {
    return this.pool;
  }

  /** A knex that lends its connections from the pool, for its migrations. */
  knexOnPool(): Knex {
    return createKnex({ client: 'pg', connectionPool: this.pool });
  }

  /** A connection of one's own, for what outlives a statement (an advisory lock). Give it back, closed or whole. */
  async checkOut(): Promise<CheckedOut> {
    const client = await this.pool.connect();
    let broken = false;
    // While lent, the pool does not listen; an error nobody listens to would end the process.
    const lost = () => {
      broken = true;
    };
    client.on('error', lost);
    return {
      client,
      giveBack: (close) => {
        client.off('error', lost);
        client.release(close || broken);
      },
    };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** PostgreSQL's classes for: connection exceptions, shutting down or starting, deadlocks, and a statement that ran out of time. */
const UNAVAILABLE = /^(08|57P|53|40)|^57014$/;

function sendLines(client: pg.PoolClient, statement: string, lines: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(STATEMENT_MS + 500);
  return pipeline(Readable.from([lines.join('')]), client.query(copyFrom(statement)), { signal });
}

function translate(error: unknown): never {
  throw translated(error);
}

function translated(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code, message } = error as { code?: string; message?: string };
  const network = /timeout|terminated|ECONN|EPIPE|Connection ended|not queryable/i.test(
    `${code ?? ''} ${message ?? ''}`,
  );
  if (code?.startsWith('22')) {
    // Data that PostgreSQL cannot hold or read: the caller's, since ours are all of fixed shape.
    return new DomainError('invalid', 'unusable_value', 'A value of this request cannot be stored or searched for.', {
      cause: error,
    });
  }
  if (!network && !UNAVAILABLE.test(code ?? '')) return error;
  return new DomainError(
    'unavailable',
    'database_unavailable',
    'The database does not answer at the moment. Try again shortly.',
    {
      cause: error,
    },
  );
}
