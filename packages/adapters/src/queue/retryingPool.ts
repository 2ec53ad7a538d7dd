import pg from 'pg';

/** `cannot_connect_now`: the error that graphile-worker retries. */
const TRY_AGAIN = '57P03';

const ANSWER_MS = 5000;

/** PostgreSQL ended the connection or is not there; or the connection broke on the way. */
const GONE = /^(08|57P)/;
const NO_ANSWER = /^Query read timeout$/;
const BROKEN = /^(ECONN|EPIPE|ENOTFOUND)|timeout|terminated|not queryable|Connection ended/i;

/**
 * A pool for graphile-worker. It considers only a few database errors transient; any other one, while it marks a job
 * as done, would end the process. So a lost connection is reported as a transient error.
 */
export function retryingPool(url: string, size: number, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new RetryingPool({
    connectionString: url,
    max: size,
    keepAlive: true,
    // A hanging server would block for hours: time out and retry, without keeping the process alive.
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    allowExitOnIdle: true,
    Client: RetryingClient,
  });
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  return pool;
}

class RetryingPool extends pg.Pool {
  // graphile-worker marks a job as done without awaiting it, sometimes after the end. An unhandled rejection
  // would end the process; without an answer the job is freed by another worker.
  override connect = ((...given: []) =>
    this.ending
      ? new Promise(() => undefined)
      : withRetryableError(Reflect.apply(pg.Pool.prototype.connect, this, given))) as unknown as pg.Pool['connect'];
}

class RetryingClient extends pg.Client {
  override query = ((...given: Parameters<pg.Client['query']>) => {
    const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, given);
    // The connection still waits for the answer and would block its next borrower.
    if (answer instanceof Promise) answer.catch((error: Error) => NO_ANSWER.test(error.message) && void this.end());
    return withRetryableError(answer);
  }) as unknown as pg.Client['query'];
}

/** Called with a callback, both answer nothing. */
function withRetryableError(answer: unknown): unknown {
  return answer instanceof Promise ? answer.catch(asRetryableError) : answer;
}

function asRetryableError(error: unknown): never {
  const { code = '', message } = error as { code?: string; message: string };
  if (GONE.test(code) || BROKEN.test(`${code} ${message}`)) Object.assign(error as object, { code: TRY_AGAIN });
  throw error;
}
