import { randomUUID } from 'node:crypto';
import {
  JobKinds,
  JobWorker,
  ClaimRows,
  OutcomeSaver,
  RowRunner,
  RowWork,
  SettleRows,
  MaintainQueue,
  type OnError,
} from '@listwright/application/jobs';
import { ListingJobKind, TitleJobKind } from '@listwright/application/bulk';
import { ListingWriter, type CopyWriter } from '@listwright/application/listings';
import { ProductFinder } from '@listwright/application/products';
import type { Transaction } from '@listwright/application/shared';
import { SystemClock } from '../../src/clock/SystemClock.js';
import { PostgresUserRepository } from '../../src/postgres/accounts/PostgresUserRepository.js';
import { PostgresUsageLedger } from '../../src/postgres/billing/PostgresUsageLedger.js';
import { PostgresJobRepository } from '../../src/postgres/jobs/PostgresJobRepository.js';
import { PostgresRowQueue } from '../../src/postgres/jobs/PostgresRowQueue.js';
import { DatabaseTransaction } from '../../src/postgres/DatabaseTransaction.js';
import { PostgresListingRepository } from '../../src/postgres/listings/PostgresListingRepository.js';
import { PostgresProductRepository } from '../../src/postgres/products/PostgresProductRepository.js';
import { GraphileNotifier } from '../../src/queue/GraphileNotifier.js';
import { UuidSource } from '../../src/security/UuidSource.js';
import { createTestDatabase, type TestDatabase } from '../createTestDatabase.js';

const HEADER = ['product_name'];

interface WorkerChanges {
  readonly concurrency?: number;
  readonly leaseMs?: number;
  /** The transaction in which the worker's results are saved. */
  readonly transaction?: Transaction;
  readonly yieldsToPrimary?: boolean;
}

/** A bulk worker in this process, with its own database and a test's writer. */
export class BulkTestSetup {
  readonly clock = new SystemClock();
  readonly jobs: PostgresJobRepository;
  readonly queue: PostgresRowQueue;
  readonly ledger: PostgresUsageLedger;
  readonly transaction: DatabaseTransaction;
  /** The errors that workers reported. */
  readonly faults: { readonly error: unknown; readonly consequence: string; readonly row: number | undefined }[] = [];
  private workers: JobWorker[] = [];

  private constructor(readonly test: TestDatabase) {
    this.jobs = new PostgresJobRepository(test.database);
    this.queue = new PostgresRowQueue(test.database);
    this.ledger = new PostgresUsageLedger(test.database);
    this.transaction = new DatabaseTransaction(test.database);
  }

  static async open(): Promise<BulkTestSetup> {
    return new BulkTestSetup(await createTestDatabase());
  }

  /** An account on the largest plan. */
  async seller(): Promise<string> {
    const id = randomUUID();
    const person = { passwordHash: 'x', fullName: 'Ann', companyName: '', phone: '', createdAt: new Date() };
    const users = new PostgresUserRepository(this.test.database);
    await users.add({ id, email: `${id}@example.com`, role: 'user', ...person });
    await this.test.database.query(`update users set subscription_plan = 'unlimited' where id = $1`, [id]);
    return id;
  }

  /** A queued job of so many products. */
  async job(userId: string, rows: number): Promise<string> {
    const id = randomUUID();
    const columns = HEADER.map((name) => ({ name, field: 'product_name' as const }));
    const file = { format: 'csv', fileName: 'products.csv', header: HEADER, columns } as const;
    await this.jobs.open({ id, userId, kind: 'listings', marketplace: 'amazon', ...file });
    await this.jobs.append(
      id,
      Array.from({ length: rows }, (_, at) => ({
        number: at + 1,
        name: `Bottle ${at + 1}`,
        cells: [`Bottle ${at + 1}`],
      })),
    );
    await this.jobs.seal(id, { total: rows, failed: 0 });
    return id;
  }

  /** The kinds of jobs, with a test's writer. */
  kinds(writer: CopyWriter): JobKinds {
    const { clock, test } = this;
    const listings = new PostgresListingRepository(test.database);
    const finder = new ProductFinder(new PostgresProductRepository(test.database), new UuidSource(), clock);
    return new JobKinds([
      new ListingJobKind(new ListingWriter(writer, clock), listings, finder, new UuidSource(), clock),
      new TitleJobKind(clock),
    ]);
  }

  worker(writer: CopyWriter, changes: WorkerChanges = {}): JobWorker {
    const { concurrency = 8, leaseMs = 30_000, transaction = this.transaction, yieldsToPrimary = false } = changes;
    const { queue, ledger, clock } = this;
    const workerId = randomUUID();
    const onError: OnError = (error, consequence, row) =>
      void this.faults.push({ error, consequence, row: row?.number });
    const kinds = this.kinds(writer);
    const work = new RowWork(kinds, 10_000, Math.random);
    const runner = new RowRunner(
      queue,
      new ClaimRows(queue, kinds, ledger, this.transaction, { yieldsToPrimary }),
      work,
      { execute: (row, plan) => work.execute(row, plan, new AbortController().signal) },
      new OutcomeSaver(new SettleRows(queue, kinds, ledger, transaction), { workerId, batchingMs: 4, onError }),
      { workerId, concurrency, maxPrefetch: concurrency, maxUnsaved: 2 * concurrency, onError },
    );
    const maintenance = new MaintainQueue(
      queue,
      kinds,
      ledger,
      new GraphileNotifier(this.test.database),
      this.transaction,
      clock,
      leaseMs,
    );
    const worker = new JobWorker(queue, ledger, this.transaction, maintenance, runner, { workerId, leaseMs, onError });
    this.workers.push(worker);
    return worker;
  }

  /** Stops the workers and deletes the jobs of a test. */
  async clear(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop(0)));
    this.workers = [];
    this.faults.length = 0;
    await this.test.database.query('delete from bulk_batches');
  }

  /** How many rows of a job have each status. */
  async statuses(jobId: string): Promise<Readonly<Record<string, number>>> {
    const rows = await this.test.database.query<{ status: string; count: number }>(
      'select status, count(*)::int as count from bulk_rows where batch_id = $1 group by status',
      [jobId],
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  /** The units of the quota that are held for an account's rows. */
  async heldUnits(userId: string): Promise<number> {
    const rows = await this.test.database.query('select id from quota_reservations where user_id = $1', [userId]);
    return rows.length;
  }
}
