import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setPlan, productFile, waitUntil } from './harness/bulk.js';
import { runCommand } from './harness/runCommand.js';
import { runProgram } from './harness/runProgram.js';
import { startProxy } from './harness/startProxy.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

describe('the bulk commands', () => {
  let site: TestSite;
  let seller: Seller;
  let home: string;

  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    home = mkdtempSync(path.join(tmpdir(), 'listwright-bulk-'));
    writeFileSync(path.join(home, 'good.csv'), 'product_name,brand\nSteel bottle 750 ml,Himal\nOak table,Ek\n');
    writeFileSync(path.join(home, 'bad.csv'), 'product_name,brand\nSteel cup,Himal\n,Ek\n');
    writeFileSync(path.join(home, 'mapped.csv'), 'label,maker\nBlue jar,Ek\n');
  });
  afterAll(async () => {
    rmSync(home, { recursive: true, force: true });
    await site.close();
  });

  const place = () => ({ home, url: site.url, env: { LISTWRIGHT_TOKEN: seller.token } });
  const run = (args: readonly string[], { input, env = {} }: { input?: string; env?: Record<string, string> } = {}) =>
    runCommand(['bulk', ...args], { ...place(), env: { ...place().env, ...env } }, input);
  const dataOf = (stdout: string) => (JSON.parse(stdout) as { data: { batch_id: string; status: string } }).data;

  it('run a file to the end, print rows as they finish and save the results to a folder', async () => {
    const { code, stdout, stderr } = await run(['run', 'good.csv', '--format', 'ndjson', '--out', 'results']);
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { row: number; status: string; listing_id: string });
    expect([code, rows.map(({ row, status }) => [row, status]).toSorted()]).toEqual([
      0,
      [
        [2, 'completed'],
        [3, 'completed'],
      ],
    ]);
    expect(stderr).toContain('good.csv: 2/2   2 ok · 0 failed');
    expect(readdirSync(path.join(home, 'results'))).toEqual([
      expect.stringMatching(/^good_listings_\d{4}-\d\d-\d\d\.xlsx$/),
    ]);
  });

  it('use the configured marketplace unless an option names another', async () => {
    const env = { LISTWRIGHT_MARKETPLACE: 'shopify' };
    const started = async (...flags: string[]) => {
      const { stdout } = await run(['run', 'good.csv', '--detach', '--format', 'json', ...flags], { env });
      return (JSON.parse(stdout) as { data: { marketplace: string } }).data.marketplace;
    };
    expect([await started(), await started('--marketplace', 'amazon')]).toEqual(['shopify', 'amazon']);
  });

  it('write one file of results, or one per category on request', async () => {
    writeFileSync(path.join(home, 'two.csv'), 'sku,product_name,category\n1,Cup,Kitchen\n2,Lamp,Home\n');
    const endings = async (folder: string, ...flags: string[]) => {
      expect((await run(['run', 'two.csv', '--out', folder, ...flags])).code).toBe(0);
      return readdirSync(path.join(home, folder)).map((name) => path.extname(name));
    };
    expect(await endings('one')).toEqual(['.xlsx']);
    expect(await endings('several', '--split')).toEqual(['.zip']);
  });

  it('report an invalid id', async () => {
    const { code, stderr } = await run(['status', 'nope']);
    expect([code, stderr]).toEqual([6, expect.stringContaining('There is no such bulk job.')]);
  });

  it('attach to the job of the same file instead of paying twice', async () => {
    const before = (await seller.client.billing.usage()).quotas;
    const first = dataOf((await run(['run', 'good.csv', '--json'])).stdout);
    const second = dataOf((await run(['run', 'good.csv', '--json', '--concurrency', '1'])).stdout);
    expect(second.batch_id).toBe(first.batch_id);
    const repeated = await run(['run', 'good.csv']);
    expect(repeated.stderr).toMatch(
      /This file was already run on \d{4}-\d\d-\d\d at \d\d:\d\d UTC. Showing that job: .* \(completed\)\./,
    );
    expect(repeated.stderr).toContain('Start a new job: the same command with --again');
    expect((await seller.client.billing.usage()).quotas).toEqual(before);
    const again = dataOf((await run(['run', 'good.csv', '--json', '--again'])).stdout);
    expect(again.batch_id).not.toBe(first.batch_id);
    const fresh = await run(['run', 'good.csv', '--again']);
    expect(fresh.stderr).not.toContain('already run');
  });

  it('write the results as CSV or XLSX', async () => {
    const csv = await run(['run', 'good.csv', '--format', 'csv']);
    expect([csv.code, csv.stdout]).toEqual([0, expect.stringMatching(/^.?[^\n]*product_name/)]);
    expect(csv.stdout).toContain('Steel bottle 750 ml');
    expect(csv.stderr).toContain('2 of 2 done');
    expect((await run(['run', 'good.csv', '--format', 'xlsx', '-o', 'good.xlsx'])).code).toBe(0);
    expect(readFileSync(path.join(home, 'good.xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect((await run(['run', 'good.csv', '--format', 'csv', '--out', 'as-csv'])).code).toBe(0);
    expect(readdirSync(path.join(home, 'as-csv'))).toEqual([expect.stringMatching(/\.csv$/)]);
    expect((await run(['run', 'good.csv', '--format', 'xlsx', '--dry-run'])).code).toBe(2);
    expect((await run(['list', '--format', 'xlsx'])).code).toBe(2);
  });

  it('reject a file with an invalid row by its number, and upload nothing', async () => {
    const { code, stderr } = await run(['run', 'bad.csv']);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /bad\.csv row 3: product_name: Product name is required\..*The other 1 rows? (is|are) valid/s,
    );
    expect(stderr).toContain('--skip-invalid');
    const skipped = await run(['run', 'bad.csv', '--skip-invalid', '--json']);
    expect([skipped.code, dataOf(skipped.stdout).status]).toEqual([3, 'completed_with_errors']);
    const { batch_id } = dataOf(skipped.stdout);
    expect((await run(['download', batch_id, '--failed', '-o', 'failed.csv'])).code).toBe(0);
    expect(readFileSync(path.join(home, 'failed.csv'), 'utf8')).toMatch(/product_name.*error/);
  });

  it('check a file without uploading it', async () => {
    const { code, stdout } = await run(['run', 'bad.csv', '--dry-run', '--json']);
    expect([code, JSON.parse(stdout).data]).toMatchObject([3, { total: 2, valid: 1, faults: [{ row: 3 }] }]);
  });

  it('take a column mapping, and a file from a pipe', async () => {
    expect((await run(['run', 'mapped.csv'])).code).toBe(2);
    const mapped = await run(['run', 'mapped.csv', '--json', '--map', 'label=product_name', 'maker=brand']);
    expect(mapped.code).toBe(0);
    // The same file under another name, with the remembered mapping, is the same job.
    copyFileSync(path.join(home, 'mapped.csv'), path.join(home, 'renamed.csv'));
    expect(dataOf((await run(['run', 'renamed.csv', '--json'])).stdout).batch_id).toBe(dataOf(mapped.stdout).batch_id);
    writeFileSync(path.join(home, 'again.csv'), 'maker,label\nEk,Red jar\n');
    const again = await run(['run', 'again.csv', '--json']);
    expect([again.code, again.stderr]).toEqual([
      0,
      expect.stringContaining('Columns mapped as before: maker → brand, label → product_name.'),
    ]);
    expect((await run(['run', 'again.csv', '--forget-map'])).code).toBe(2);
    expect((await run(['run', 'again.csv'])).code).toBe(2);
    expect((await run(['run', 'mapped.csv', '--map', 'label=nonsense'])).stderr).toContain('product_name');
    const piped = await run(['run', '-', '--json'], { input: 'product_name\nPiped cup\n' });
    expect(piped.code).toBe(0);
  });

  it('leave the job running at Ctrl-C, and find it again', async () => {
    writeFileSync(path.join(home, 'many.csv'), await productFile(1500, 'Left cup').text());
    const left = await runProgram(['bulk', 'run', 'many.csv'], { ...place(), interruptAfter: /many\.csv: \d/ });
    expect(left.code).toBe(130);
    const id =
      /Still running on the server\. Reattach: listwright bulk status (\S+) --watch/.exec(left.stderr)?.[1] ?? '';
    const cancelled = await run(['cancel', id]);
    expect([cancelled.code, cancelled.stdout]).toEqual([
      0,
      expect.stringContaining('rows in progress will still finish'),
    ]);
    expect(dataOf((await run(['status', id, '--json'])).stdout).status).toBe('cancelled');
    expect((await run(['resume', id])).code).toBe(0);
    expect((await run(['status', id, '--watch'])).code).toBe(0);
    expect((await run(['list', '--json'])).stdout).toContain(id);
    expect((await run(['resume', id, '--only-failed'])).code).toBe(9);
  });

  it('say how to reattach if the connection is lost', async () => {
    writeFileSync(path.join(home, 'gone.csv'), await productFile(1500, 'Gone cup').text());
    const proxy = await startProxy(site.url);
    const throughProxy = { ...place(), url: new URL(proxy.through(site.url)).origin };
    const watched = runCommand(['bulk', 'run', 'gone.csv', '--timeout', '5'], throughProxy);
    await waitUntil(async () => {
      const [newest] = (await seller.client.bulk.list({ query: { limit: 1 } })).batches;
      return newest?.file_name === 'gone.csv' && newest.summary.processed >= 100;
    });
    await proxy.stop();
    const { code, stderr } = await watched;
    expect(code).toBe(10);
    const id =
      /The job continues when the server is back\. Reattach: listwright bulk status (\S+) --watch/.exec(stderr)?.[1] ??
      '';
    expect((await run(['status', id, '--watch'])).code).toBe(0);
  });

  it('save templates', async () => {
    expect((await run(['template', 'xlsx', '-o', 'template.xlsx'])).code).toBe(0);
    expect(existsSync(path.join(home, 'template.xlsx'))).toBe(true);
    expect((await run(['template', 'pdf'])).code).toBe(2);
  });
});
