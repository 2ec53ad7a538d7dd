import { setTimeout as pause } from 'node:timers/promises';
import { CallBudget } from '../../ai/openai/CallBudget.js';
import { LONGEST_HOLD_SECONDS } from '../../ai/openai/retryAfter.js';
import type { Database } from '../Database.js';

export interface CallLimits {
  readonly requestsPerMinute: number | undefined;
  readonly tokensPerMinute: number | undefined;
}

/** Calls are spread evenly: this many seconds' worth may be made at once. Servers enforce their limits by the second too. */
const BURST_SECONDS = 1;
/**
 * What is used of a limit. With the burst no minute holds more than the limit (61 seconds' worth of 98 %), however the
 * server counts minutes; the rest is for calls that arrive closer together than they left.
 */
const SHARE_OF_LIMIT = 0.98;
/** Stands for no limit; a bucket of it never runs dry. */
const NO_LIMIT = 1e12;
const SHORTEST_WAIT_MS = 5;

// Two buckets that fill with time, the database's. A bucket may go below zero by one large call, so that one that is
// larger than the whole bucket gets through as well.
const ADMIT = `with filled as (
    select least($2::float8, requests + seconds * $4::float8) as requests,
      least($3::float8, tokens + seconds * $5::float8) as tokens
    from (select *, extract(epoch from clock_timestamp() - filled_at)::float8 as seconds
      from provider_budgets where name = $1 for update) as held
  ), decided as (
    select *, requests >= 1 and tokens >= least($6::float8, $3::float8) as is_admitted from filled
  )
  update provider_budgets p set filled_at = clock_timestamp(),
    requests = d.requests - case when is_admitted then 1 else 0 end,
    tokens = d.tokens - case when is_admitted then $6::float8 else 0 end
  from decided d where name = $1
  returning is_admitted,
    greatest((1 - d.requests) / $4::float8, (least($6::float8, $3::float8) - d.tokens) / $5::float8, 0) * 1000 as wait_ms`;

/** Token buckets in the database, shared by every server and worker. */
export class PostgresCallBudget extends CallBudget {
  private queue: Promise<void> = Promise.resolve();
  private isKnown = false;

  constructor(
    private readonly database: Database,
    private readonly name: string,
    private readonly limits: CallLimits,
  ) {
    super();
  }

  override admit(tokens: number, signal: AbortSignal): Promise<void> {
    const mine = this.queue.then(() => this.wait(tokens, signal));
    this.queue = mine.catch(() => undefined);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      mine.then(resolve, reject);
    });
  }

  override async hold(seconds: number): Promise<void> {
    const most = Math.min(seconds, LONGEST_HOLD_SECONDS) * rate(this.limits.requestsPerMinute);
    await this.database.query(
      'update provider_budgets set requests = least(requests, 1 - $2::float8) where name = $1',
      [this.name, most],
    );
  }

  override async correct(estimated: number, actual: number): Promise<void> {
    await this.database.query(
      'update provider_budgets set tokens = tokens + $2 where name = $1',
      [this.name, estimated - actual],
      'correct_budget',
    );
  }

  private async wait(tokens: number, signal: AbortSignal): Promise<void> {
    const [perSecond, tokensPerSecond] = [rate(this.limits.requestsPerMinute), rate(this.limits.tokensPerMinute)];
    const burst = [Math.max(1, perSecond * BURST_SECONDS), tokensPerSecond * BURST_SECONDS];
    if (!this.isKnown) {
      await this.database.query(
        `insert into provider_budgets (name, requests, tokens, filled_at) values ($1, $2, $3, clock_timestamp())
         on conflict (name) do nothing`,
        [this.name, ...burst],
      );
      this.isKnown = true;
    }
    for (;;) {
      signal.throwIfAborted();
      const [row] = await this.database.query<{ is_admitted: boolean; wait_ms: number }>(
        ADMIT,
        [this.name, ...burst, perSecond, tokensPerSecond, tokens],
        'admit_call',
      );
      if (row === undefined || row.is_admitted) return;
      await pause(Math.max(SHORTEST_WAIT_MS, row.wait_ms), undefined, { signal });
    }
  }
}

function rate(perMinute: number | undefined): number {
  return ((perMinute ?? NO_LIMIT) * SHARE_OF_LIMIT) / 60;
}
