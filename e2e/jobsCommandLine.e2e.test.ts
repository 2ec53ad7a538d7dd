import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setPlan } from './harness/bulk.js';
import { runCommand } from './harness/runCommand.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

interface Jobs {
  readonly data: { readonly jobs: readonly { batch_id: string; kind: string }[]; readonly total: number };
}

describe('the commands of jobs', () => {
  let site: TestSite;
  let seller: Seller;
  let home: string;
  let listingsJob: string;
  let titlesJob: string;

  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    home = mkdtempSync(path.join(tmpdir(), 'listwright-jobs-'));
    writeFileSync(path.join(home, 'products.csv'), 'product_name,brand\nSteel bottle 750 ml,Himal\n,Ek\n');
    writeFileSync(path.join(home, 'titles.csv'), 'title\nHimal Steel Bottle\n');
    listingsJob = await started('products.csv', '--skip-invalid');
    titlesJob = await started('titles.csv');
  });
  afterAll(async () => {
    rmSync(home, { recursive: true, force: true });
    await site.close();
  });

  const run = (...args: string[]) => runCommand(args, { home, url: site.url, env: { LISTWRIGHT_TOKEN: seller.token } });

  async function started(...args: string[]) {
    const { stdout } = await run('bulk', 'run', ...args, '--detach', '--json');
    return (JSON.parse(stdout) as { data: { batch_id: string } }).data.batch_id;
  }

  it('wait for a job, and exit as it ended', async () => {
    expect((await run('jobs', 'wait', listingsJob, '--json')).code).toBe(3);
    expect((await run('jobs', 'wait', titlesJob, '--json')).code).toBe(0);
  });

  it('list jobs of every kind, of one kind, or only unfinished ones', async () => {
    const listed = async (...flags: string[]) => (await run('jobs', 'list', '--json', ...flags)).json<Jobs>().data;
    expect(await listed()).toMatchObject({ jobs: [{ batch_id: titlesJob }, { batch_id: listingsJob }], total: 2 });
    expect(await listed('--kind', 'titles')).toMatchObject({ jobs: [{ batch_id: titlesJob }], total: 1 });
    expect(await listed('--open')).toMatchObject({ jobs: [], total: 0 });
    const first = await run('jobs', 'list', '--limit', '1');
    expect(first.stderr).toContain('Showing 1 of 2 · --all or --limit');
  });

  it('show a job with its counts and errors', async () => {
    const { code, stdout } = await run('jobs', 'show', listingsJob);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^status\tcompleted_with_errors$/m)]);
    expect(stdout).toMatch(/^failed\t1$/m);
    expect(stdout).toMatch(/^errors\t.*[Pp]roduct name/m);
  });

  it('print the rows of a job once each, as text, CSV or JSON lines', async () => {
    const text = await run('jobs', 'tail', listingsJob);
    expect([
      text.code,
      text.stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t').slice(0, 2)),
    ]).toEqual([
      3,
      [
        ['2', 'completed'],
        ['3', 'failed'],
      ],
    ]);
    const csv = await run('jobs', 'tail', listingsJob, '--format', 'csv', '--fields', 'row,status');
    expect(csv.stdout).toBe('row,status\n2,completed\n3,failed\n');
    const lines = await run('jobs', 'tail', listingsJob, '--format', 'ndjson');
    expect(JSON.parse(lines.stdout.split('\n')[0] ?? '')).toMatchObject({ row: 2, status: 'completed' });
  });

  it('refuse to cancel a finished job, and hide the jobs of others', async () => {
    expect((await run('jobs', 'cancel', titlesJob)).code).toBe(9);
    const other = await registerSeller(site.url);
    const place = { home, url: site.url, env: { LISTWRIGHT_TOKEN: other.token } };
    expect((await runCommand(['jobs', 'show', titlesJob], place)).code).toBe(6);
  });
});
