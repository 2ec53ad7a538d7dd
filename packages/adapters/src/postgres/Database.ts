import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { databaseFault, storageFull, waitAtMost, type Steps } from '@listwright/application/shared';
import { DomainError } from '@listwright/domain/shared';
import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { sentAtOnce } from './sentAtOnce.js';

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** Called for connections that broke while idle; without a listener the error would end the process. */
  readonly onIdleError?: (error: Error) => void;
}

export interface CheckedOut {
  readonly client: pg.PoolClient;
  /** `close`: do not reuse this connection. */
  readonly giveBack: (close: boolean) => void;
}

interface OpenTransaction {
  readonly client: pg.PoolClient;
  /** What is done when it is committed. */
  readonly afterwards: (() => void)[];
}

/** How long one statement may take on the server, and a caller wait for it, in milliseconds. */
const STATEMENT_MS = 4000;

const CLOSE_MS = 5000;

/** `admin_shutdown`, or what was sent found no reader: the server ended the connection, and ran nothing. */
const ENDED_BY_SERVER: ReadonlySet<string | undefined> = new Set(['57P01', 'EPIPE']);
const wasEnded = (error: unknown): boolean => ENDED_BY_SERVER.has((error as { code?: string }).code);

/** Values as `pg` binds them. */
export type SqlValues = readonly unknown[];

/**
 * The one way to the database: a `pg` pool for hand-written SQL (named statements are prepared once a connection),
 * and knex on the same pool to build those whose shape varies. Inside `transaction` all of them use its connection.
 */
export class Database {
  /** Builds statements; run them with `run`. */
  readonly build: Knex;
  /** Where it is; holds its password. */
  readonly url: string;
  private readonly pool: pg.Pool;
  private readonly ambient = new AsyncLocalStorage<OpenTransaction>();

  constructor(options: DatabaseOptions) {
    this.url = options.url;
    this.pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize ?? 10,
      connectionTimeoutMillis: STATEMENT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS + 500,
      keepAlive: true,
      // A hanging server never closes a connection: it must not keep the process alive.
      allowExitOnIdle: true,
    });
    this.pool.on('error', (error) => options.onIdleError?.(error));
    // The pool does not listen to borrowed connections; an unhandled error would end the process.
    this.pool.on('connect', (client) => client.on('error', (error) => options.onIdleError?.(error)));
    this.build = createKnex({ client: 'pg' });
  }

  /** Runs a statement. With a `name` it is prepared once a connection, so its text must be constant. */
  async query<Row extends pg.QueryResultRow>(text: string, values: SqlValues = [], name?: string): Promise<Row[]> {
    const config = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    const client = this.ambient.getStore()?.client;
    try {
      const { rows } =
        client === undefined
          ? await this.retryOnClosed(() => this.pool.query<Row>(config))
          : await client.query<Row>(config);
      return rows;
    } catch (error) {
      throw translated(error);
    }
  }

  /**
   * The pool may return connections that the server just closed. PostgreSQL reports it (57P01) without having run the
   * statement, or the system does (EPIPE), so it is sent again, at most until every such connection has been used up.
   */
  private async retryOnClosed<T>(send: () => Promise<T>): Promise<T> {
    for (let dead = 0; ; dead += 1) {
      try {
        return await send();
      } catch (error) {
        if (!wasEnded(error) || dead > this.pool.options.max) throw error;
      }
    }
  }

  /** Stores rows by `copy … from stdin`, all or none: several times the speed of an insert. Each row is a `copyLine`. */
  async copy(statement: string, lines: readonly string[]): Promise<void> {
    const own = this.ambient.getStore();
    try {
      await (own === undefined
        ? this.retryOnClosed(() => this.copyOnPool(statement, lines))
        : sendLines(own.client, statement, lines));
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
  run<Row extends pg.QueryResultRow>(statement: Knex.QueryBuilder | Knex.Raw): Promise<Row[]> {
    const { sql, bindings } = statement.toSQL().toNative();
    return this.query<Row>(sql, bindings);
  }

  /** The database's time, which all processes share; their own clocks may differ by hours. */
  async now(): Promise<Date> {
    const [row] = await this.query<{ now: Date }>('select now() as now');
    if (row === undefined) throw new Error('the database returned no time');
    return row.now;
  }

  /** Runs work in one transaction; a nested call joins the outer one. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.isInTransaction) return work();
    return this.finish(await this.begun().catch(translate), work);
  }

  /** Runs steps in a transaction of their own and sends its beginning and their first statements at once: one wait instead of many. */
  async together<Results extends readonly unknown[]>(steps: Steps<Results>): Promise<Results> {
    for (let dead = 0; ; dead += 1) {
      const lent = await this.checkOut().catch(translate);
      let isRun = false;
      const run = async () => {
        const results = await sentAtOnce<Results>(lent.client, steps);
        isRun = true;
        return results;
      };
      try {
        return await this.finish(lent, run);
      } catch (error) {
        const cause = databaseFault.is(error) ? error.cause : error;
        // A commit whose reply did not come may have succeeded.
        if (isRun || !wasEnded(cause) || dead > this.pool.options.max) throw error;
      }
    }
  }

  /** Does something once what the caller stores is stored: at once, or when its transaction is committed. */
  whenStored(act: () => void): void {
    const open = this.ambient.getStore();
    if (open === undefined) act();
    else open.afterwards.push(act);
  }

  private async finish<T>({ client, giveBack }: CheckedOut, work: () => Promise<T>): Promise<T> {
    const afterwards: (() => void)[] = [];
    let result: T;
    try {
      result = await this.ambient.run({ client, afterwards }, work);
      await client.query('commit');
      giveBack(false);
    } catch (error) {
      // Closing ends the transaction as well, and the caller need not wait for a second answer that does not come.
      if (isLost(error)) giveBack(true);
      else
        await client.query('rollback').then(
          () => giveBack(false),
          () => giveBack(true),
        );
      throw translated(error);
    }
    for (const act of afterwards) act();
    return result;
  }

  /** Whether the caller is inside `transaction`. */
  get isInTransaction(): boolean {
    return this.ambient.getStore() !== undefined;
  }

  /** A connection with a transaction begun; one that the server ended a moment ago is passed over, as in `retryOnClosed`. */
  private async begun(): Promise<CheckedOut> {
    for (let dead = 0; ; dead += 1) {
      const lent = await this.checkOut();
      try {
        await lent.client.query('begin');
        return lent;
      } catch (error) {
        lent.giveBack(true);
        if (!wasEnded(error) || dead > this.pool.options.max) throw error;
      }
    }
  }

  /** The pool itself, for a library that brings its own statements. It stays ours to close. */
  get connections(): pg.Pool {
    return this.pool;
  }

  /**
   * A knex for migrations, on connections of its own: a statement takes as long as the tables are large, but waits for a lock only
   * so long. The caller destroys it.
   */
  knexForMigrations(lockMs: number): Knex {
    return createKnex({
      client: 'pg',
      connection: { connectionString: this.url, keepAlive: true },
      pool: {
        min: 0,
        max: 2,
        afterCreate: (connection: pg.Client, done: (error: Error | null, connection: pg.Client) => void) => {
          connection.query(`set lock_timeout = ${lockMs}`, (error) => done(error, connection));
        },
      },
      // What fails is thrown as well.
      log: { warn: () => undefined },
    });
  }

  /** A dedicated connection, for state that outlives a statement (an advisory lock). The caller returns it, open or closed. */
  async checkOut(): Promise<CheckedOut> {
    const client = await this.pool.connect();
    let broken = false;
    // The pool does not listen to a borrowed connection; an unhandled error would end the process.
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
    await waitAtMost(CLOSE_MS, this.pool.end());
  }
}

const DISK_FULL = '53100';
/** PostgreSQL's classes for: connection exceptions, shutting down or starting. */
const GONE = /^(08|57P)/;
/** And for: too few resources, deadlocks, and a statement that ran out of time. */
const BUSY = /^(53|40)|^57014$/;

/** Whether a connection broke or timed out, and cannot be used again. */
function isLost(error: unknown): boolean {
  const first = databaseFault.is(error) ? error.cause : error;
  if (first instanceof pg.DatabaseError) return GONE.test(first.code ?? '');
  const { code = '', message = '' } = first as { code?: string; message?: string };
  return /timeout|terminated|ECONN|EPIPE|Connection ended|not queryable/i.test(`${code} ${message}`);
}

function sendLines(client: pg.PoolClient, statement: string, lines: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(STATEMENT_MS + 500);
  return pipeline(Readable.from([lines.join('')]), client.query(copyFrom(statement)), { signal });
}

function translate(error: unknown): never {
  throw translated(error);
}

function translated(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { code } = error as { code?: string };
  if (code?.startsWith('22')) {
    // Data that PostgreSQL cannot store or read: caused by the caller, since our own have fixed shapes.
    return new DomainError('invalid', 'unusable_value', 'A value of this request cannot be stored or searched for.', {
      cause: error,
    });
  }
  if (code === DISK_FULL) return storageFull.of(error);
  return isLost(error) || BUSY.test(code ?? '') ? databaseFault.of(error) : error;
}
