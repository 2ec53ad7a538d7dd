import { setTimeout as pause } from 'node:timers/promises';
import { CallBudget } from '../../ai/openai/CallBudget.js';
import { MAX_HOLD_SECONDS } from '../../ai/openai/retryAfter.js';
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
/** No limit: such a bucket never runs dry. */
const NO_LIMIT = 1e12;
const SHORTEST_WAIT_MS = 5;
/** Calls that cost less than estimated may free capacity earlier. */
const MAX_WAIT_MS = 1000;

/** Calls per statement. */
const BATCH_SIZE = 100;

/** A process that wants to end does not wait for the turn of its calls. */
const sleepUnreferenced = (ms: number): Promise<unknown> => pause(ms, undefined, { ref: false });

// Two buckets that fill with time, the database's, and calls in their order with what they and those before take. A bucket
// may go below zero by one large call, so that a call larger than the bucket is admitted as well.
const ACQUIRE = `with filled as (
    select least($2::float8, requests + seconds * $4::float8) as requests,
      least($3::float8, tokens + seconds * $5::float8) as tokens
    from (select *, extract(epoch from clock_timestamp() - filled_at)::float8 as seconds
      from provider_budgets where name = $1 for update) as held
  ), decided as (
    select filled.*, (select count(*)::int from unnest($6::float8[]) with ordinality as asked (sum, place)
        where place <= requests and case when place = 1 then least(sum, $3::float8) else sum end <= tokens) as admitted
    from filled
  )
  update provider_budgets p set filled_at = clock_timestamp(),
    requests = d.requests - d.admitted,
    tokens = d.tokens - coalesce(($6::float8[])[d.admitted], 0)
  from decided d where name = $1
  returning admitted, greatest((1 - d.requests) / $4::float8,
    (least(($6::float8[])[1], $3::float8) - d.tokens) / $5::float8, 0) * 1000 as wait_ms`;

// The pause counts from now, so what was refilled until now is added first.
const HOLD = `update provider_budgets set filled_at = clock_timestamp(),
    requests = least($2::float8, 1 - $6::float8 * $4::float8,
      requests + extract(epoch from clock_timestamp() - filled_at)::float8 * $4::float8),
    tokens = least($3::float8, tokens + extract(epoch from clock_timestamp() - filled_at)::float8 * $5::float8)
  where name = $1`;

interface Waiting {
  readonly tokens: number;
  readonly signal: AbortSignal;
  readonly go: () => void;
  readonly fail: (error: unknown) => void;
}

/** Token buckets in the database, shared by every server and worker; one statement at a time covers all waiting callers. */
export class PostgresCallBudget extends CallBudget {
  /** Only the database knows. */
  override readonly isOpen = false;
  private waiting: Waiting[] = [];
  private isAcquiring = false;
  private hasRow = false;

  constructor(
    private readonly database: Database,
    private readonly name: string,
    private readonly limits: CallLimits,
    private readonly sleep = sleepUnreferenced,
  ) {
    super();
  }

  override acquire(tokens: number, signal: AbortSignal): Promise<void> {
    return new Promise((go, fail) => {
      if (signal.aborted) return fail(signal.reason);
      // The signal may be that of many calls: one that was admitted no longer listens.
      const settled =
        <T extends unknown[]>(settle: (...given: T) => void) =>
        (...given: T) => {
          signal.removeEventListener('abort', leave);
          settle(...given);
        };
      const one: Waiting = { tokens, signal, go: settled(go), fail: settled(fail) };
      const leave = () => {
        this.waiting = this.waiting.filter((other) => other !== one);
        fail(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.waiting.push(one);
      void this.acquireForWaiting();
    });
  }

  override async hold(seconds: number): Promise<void> {
    await this.database.query(HOLD, [this.name, ...this.buckets, Math.min(seconds, MAX_HOLD_SECONDS)], 'hold_calls');
  }

  override async correct(estimated: number, actual: number): Promise<void> {
    await this.database.query(
      'update provider_budgets set tokens = tokens + $2 where name = $1',
      [this.name, estimated - actual],
      'correct_budget',
    );
  }

  private async acquireForWaiting(): Promise<void> {
    if (this.isAcquiring) return;
    this.isAcquiring = true;
    try {
      while (this.waiting.length > 0) await this.acquireBatch();
    } catch (error) {
      for (const { fail } of this.waiting.splice(0)) fail(error);
    } finally {
      this.isAcquiring = false;
    }
  }

  private async acquireBatch(): Promise<void> {
    await this.ensureRow();
    const asking = this.waiting.slice(0, BATCH_SIZE);
    let sum = 0;
    const [row] = await this.database.query<{ admitted: number; wait_ms: number }>(
      ACQUIRE,
      [this.name, ...this.buckets, asking.map(({ tokens }) => (sum += tokens))],
      'admit_calls',
    );
    if (row === undefined) this.hasRow = false;
    const admitted = new Set(asking.slice(0, row?.admitted ?? 0));
    this.waiting = this.waiting.filter((one) => !admitted.has(one));
    for (const { go } of admitted) go();
    if (admitted.size < asking.length)
      await this.sleep(Math.min(Math.max(SHORTEST_WAIT_MS, row?.wait_ms ?? 0), MAX_WAIT_MS));
  }

  /** What the buckets of requests and tokens hold at most, and how much of each comes in a second. */
  private get buckets(): readonly [requests: number, tokens: number, perSecond: number, tokensPerSecond: number] {
    const [perSecond, tokensPerSecond] = [rate(this.limits.requestsPerMinute), rate(this.limits.tokensPerMinute)];
    return [Math.max(1, perSecond * BURST_SECONDS), tokensPerSecond * BURST_SECONDS, perSecond, tokensPerSecond];
  }

  private async ensureRow(): Promise<void> {
    if (this.hasRow) return;
    await this.database.query(
      `insert into provider_budgets (name, requests, tokens, filled_at) values ($1, $2, $3, clock_timestamp())
       on conflict (name) do nothing`,
      [this.name, ...this.buckets.slice(0, 2)],
    );
    this.hasRow = true;
  }
}

function rate(perMinute: number | undefined): number {
  return ((perMinute ?? NO_LIMIT) * SHARE_OF_LIMIT) / 60;
}
