import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { SystemClock } from '../packages/adapters/dist/src/clock/SystemClock.js';
import { FileTableReader } from '../packages/adapters/dist/src/files/tables/FileTableReader.js';
import { PostgresJobRepository } from '../packages/adapters/dist/src/postgres/jobs/PostgresJobRepository.js';
import { PostgresColumnMappingRepository } from '../packages/adapters/dist/src/postgres/bulk/PostgresColumnMappingRepository.js';
import { PostgresUsageLedger } from '../packages/adapters/dist/src/postgres/billing/PostgresUsageLedger.js';
import { copyLine } from '../packages/adapters/dist/src/postgres/copyLine.js';
import { Database } from '../packages/adapters/dist/src/postgres/Database.js';
import { DatabaseTransaction } from '../packages/adapters/dist/src/postgres/DatabaseTransaction.js';
import { GraphileNotifier } from '../packages/adapters/dist/src/queue/GraphileNotifier.js';
import { UuidSource } from '../packages/adapters/dist/src/security/UuidSource.js';
import { QuotaGuard } from '../packages/application/dist/src/billing/index.js';
import { ColumnMappings, StartJob } from '../packages/application/dist/src/bulk/index.js';

// One import in its own process, to measure its memory: prints the result as JSON.
const [way, databaseUrl, userId, file] = process.argv.slice(2);
const bytes = readFileSync(file);

const ways = {
  /** The upload: read, check, store, charge. */
  async product() {
    const database = new Database({ url: databaseUrl, poolSize: 10 });
    const clock = new SystemClock();
    const quota = new QuotaGuard(new PostgresUsageLedger(database), new DatabaseTransaction(database), clock);
    const start = new StartJob(
      new FileTableReader(),
      new ColumnMappings(new PostgresColumnMappingRepository(database), clock),
      new PostgresJobRepository(database),
      quota,
      new GraphileNotifier(database),
      new UuidSource(),
      clock,
    );
    const actor = { userId, plan: 'unlimited', quotaOverrides: {}, accountStart: new Date() };
    return {
      work: async () => {
        const upload = { file: { name: path.basename(file), bytes }, marketplace: 'amazon' };
        return (await start.execute(actor, upload)).total;
      },
      end: () => database.close(),
    };
  },
  /** The same rows, parsed and serialised in advance, by COPY into a table with the same indexes and foreign keys. */
  async copy() {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('drop table if exists copied, copied_batches');
    await client.query('create table copied_batches (id uuid primary key)');
    await client.query('insert into copied_batches values ($1)', [userId]);
    await client.query(`create table copied (like bulk_rows including all,
      foreign key (batch_id) references copied_batches (id) on delete cascade)`);
    const lines = [];
    const table = await new FileTableReader().open({ name: path.basename(file), bytes });
    for await (const { number, cells } of table.rows) {
      lines.push(copyLine([userId, number, 'queued', cells[0], JSON.stringify(cells), null, false]));
    }
    const pieces = [];
    for (let at = 0; at < lines.length; at += 1000) pieces.push(lines.slice(at, at + 1000).join(''));
    return {
      work: async () => {
        await pipeline(
          Readable.from(pieces),
          client.query(from('copy copied (batch_id, number, status, name, cells, error, is_invalid) from stdin')),
        );
        return lines.length;
      },
      end: () => client.end(),
    };
  },
};

const { work, end } = await ways[way]();
const before = process.memoryUsage().rss;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const started = performance.now();
const count = await work();
const ms = performance.now() - started;
delay.disable();
// The peak memory of this process (Linux); `getrusage` would include its parent's.
const most = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024;
console.log(JSON.stringify({ ms, count, mb: (most - before) / 1024 ** 2, delay: delay.max / 1e6 }));
await end();
