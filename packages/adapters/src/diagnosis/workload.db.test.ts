import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aListing } from '@listwright/application/testing';
import { anOwner } from '../../testing/anOwner.js';
import { aPlatform } from '../../testing/aPlatform.js';
import { suiteBulkSetup } from '../../testing/bulk/suiteBulkSetup.js';
import { until } from '../../testing/until.js';
import { BasicWriter } from '../ai/basic/BasicWriter.js';
import { Metrics } from '../http/Metrics.js';
import { Database } from '../postgres/Database.js';
import { PostgresListingRepository } from '../postgres/listings/PostgresListingRepository.js';
import { PostgresPageVisits } from '../postgres/products/PostgresPageVisits.js';
import { addWorkloadFigures } from './addWorkloadFigures.js';
import { workerCheck } from './workerCheck.js';
import { WorkerHeartbeat } from './WorkerHeartbeat.js';

describe('workers and their backlog', () => {
  const suite = suiteBulkSetup();
  const workers = (count: number) =>
    suite.setup.test.database.query(
      `insert into bulk_workers (id, seen_at, steady_since) select gen_random_uuid(), now(), now() from generate_series(1, $1)`,
      [count],
    );
  const platform = () => aPlatform(suite.setup.test.database);

  it('are reported by the doctor and in /metrics', async () => {
    const metrics = new Metrics();
    addWorkloadFigures(metrics, suite.setup.test.database);
    expect(await workerCheck(platform())).toMatchObject({ ok: true, detail: '0 seen within a minute, nothing waits' });
    await suite.setup.job(await anOwner(suite.setup.test.database), 3);
    expect(await workerCheck(platform())).toMatchObject({
      ok: false,
      detail: 'none was seen within a minute, and 3 rows of 1 job wait',
    });
    await workers(2);
    expect(await workerCheck(platform())).toMatchObject({ ok: true });
    const text = await metrics.text();
    for (const line of ['workers 2', 'jobs 1', 'rows_waiting 3']) expect(text).toContain(`listwright_bulk_${line}\n`);
  });

  it('count the listings that workers wrote and those written at once, and no copies', async () => {
    const { setup } = suite;
    const [metrics, seller] = [new Metrics(), await setup.seller()];
    addWorkloadFigures(metrics, setup.test.database);
    expect(await metrics.text()).not.toMatch(/^listwright_listings_written_total\{/mu);
    const id = await setup.job(seller, 3);
    await setup.worker(new BasicWriter()).start();
    await until(async () => (await setup.jobs.find(seller, id))?.status === 'completed');
    const listings = new PostgresListingRepository(setup.test.database);
    await listings.add(aListing({ id: randomUUID(), userId: seller }), 'generated');
    await listings.add(aListing({ id: randomUUID(), userId: seller }), 'copied');
    expect(await metrics.text()).toContain('listwright_listings_written_total{engine="built-in"} 4\n');
  });

  it('stand beside the pages that were read, and how many of them needed a browser', async () => {
    const { database } = suite.setup.test;
    const [metrics, visits] = [new Metrics(), new PostgresPageVisits(database, () => undefined)];
    addWorkloadFigures(metrics, database);
    for (const way of ['http', 'http', 'browser'] as const) await visits.count(way);
    const text = await metrics.text();
    expect(text).toContain('listwright_pages_read_total{way="http"} 2\n');
    expect(text).toContain('listwright_pages_read_total{way="browser"} 1\n');
  });

  it('are NaN while the database is down, and other metrics are still reported', async () => {
    const metrics = new Metrics();
    addWorkloadFigures(metrics, new Database({ url: 'postgres://nobody@127.0.0.1:9/none' }));
    const text = await metrics.text();
    expect(text).toContain('listwright_bulk_workers Nan\n');
    expect(text).toContain('listwright_process_cpu_seconds_total');
  });
});

describe('the heartbeat of a worker', () => {
  const suite = suiteBulkSetup();
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-beat-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('is fresh for a minute after the worker has reached its database', async () => {
    const heartbeat = new WorkerHeartbeat(dir);
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, seconds));
    expect(heartbeat.isFresh(at(0))).toBe(false);
    await heartbeat.beat(aPlatform(suite.setup.test.database), at(0));
    expect([heartbeat.isFresh(at(59)), heartbeat.isFresh(at(60))]).toEqual([true, false]);
    const away = aPlatform(new Database({ url: 'postgres://nobody@127.0.0.1:9/none' }));
    await expect(heartbeat.beat(away, at(70))).rejects.toThrow();
    expect(heartbeat.isFresh(at(71))).toBe(false);
    expect(readdirSync(dir)).toHaveLength(1);
  });

  it('outlives its container by a day', () => {
    const now = new Date(Date.UTC(2026, 10, 22, 12));
    const old = new Date(now.getTime() - 25 * 3_600_000);
    const recent = new Date(now.getTime() - 23 * 3_600_000);
    for (const [name, at] of [
      ['worker-gone.heartbeat', old],
      ['worker-left.heartbeat', recent],
      ['branding.json', old],
    ] as const) {
      writeFileSync(path.join(dir, name), '');
      utimesSync(path.join(dir, name), at, at);
    }
    new WorkerHeartbeat(dir).forgetOthers(now);
    expect(readdirSync(dir).toSorted()).toEqual(['branding.json', 'worker-left.heartbeat']);
  });
});
