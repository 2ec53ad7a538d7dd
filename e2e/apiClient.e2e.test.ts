import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { startSite, type TestSite } from './harness/startServer.js';

/** What an integrator writes against the generated client: a first listing, a bulk job, its results and an export. */
const JOB = `
import * as lw from './api.js';

const [, , url, step] = process.argv as [string, string, string, string];
lw.defaults.baseUrl = url;
const account = { email: 'integrator@example.com', password: 'correct horse battery' };

function signedIn(token: string): void {
  lw.defaults.headers = { authorization: 'Bearer ' + token };
}
// The runtime of this generator hands files over as text, whatever type it has written for them.
function sizeOf(file: unknown): number {
  return typeof file === 'string' ? file.length : 0;
}
function required<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('the reply lacks a value');
  return value;
}

if (step === 'register') {
  const registered = await lw.accountsRegister({ ...account, full_name: 'Integrator' });
  if (registered.status !== 201) throw new Error(registered.data.detail);
  const again = await lw.accountsRegister({ ...account, full_name: 'Integrator' });
  console.log(JSON.stringify({ id: registered.data.data.user.id, again: again.status === 409 ? again.data.code : null }));
} else {
  const login = await lw.accountsLogin(account);
  if (login.status !== 200) throw new Error(login.data.detail);
  signedIn(required(login.data.data.token));
  const product: lw.GenerateListingRequest = { product_name: 'Steel bottle 750 ml', marketplace: 'amazon' };
  const written = await lw.listingsGenerate(product, { idempotencyKey: 'one' });
  if (written.status !== 200) throw new Error(String(written.status));
  const listing: lw.Listing = written.data.data.listing;
  const file = new File(['product_name,brand\\nLamp,Himal\\nKettle,Himal\\n'], 'products.csv', { type: 'text/csv' });
  const upload = await lw.bulkUpload({ file, marketplace: 'amazon' });
  if (upload.status !== 200 && upload.status !== 202) throw new Error(JSON.stringify(upload.data));
  const id = upload.data.data.batch_id;
  for (let job = await lw.bulkCheck(id); ; job = await lw.bulkCheck(id)) {
    if (job.status !== 200) throw new Error(job.data.detail);
    if (['completed', 'failed', 'completed_with_errors'].includes(job.data.data.status)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const results = await lw.bulkResults(id, { format: 'xlsx' });
  if (results.status !== 200) throw new Error(results.data.detail);
  const exported = await lw.listingsExportAmazon(listing.id);
  if (exported.status !== 200) throw new Error(exported.data.detail);
  console.log(JSON.stringify({ title: listing.generated_title, bytes: [sizeOf(results.data), sizeOf(exported.data)] }));
}
`;

describe('a client generated from the OpenAPI document (oazapfts)', () => {
  // Within the repository, where its runtime is found; not looked at by the checks.
  const folder = path.resolve('.tmp', `api-client-${process.pid}`);
  const tool = (name: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve(name), ...args], {
      ...{ cwd: folder, encoding: 'utf8' },
    });
    if (status !== 0) throw new Error(`${name} ended with ${status}: ${stdout}${stderr}`);
    return stdout;
  };
  let site: TestSite;

  beforeAll(async () => {
    site = await startSite({ WORKERS: '1' });
    mkdirSync(folder, { recursive: true });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await site.close();
  });

  const run = <T>(step: string) => JSON.parse(tool(path.join(folder, 'job.mjs'), site.url, step)) as T;

  it('compiles without edits, and registers, writes, works a file off and exports', async () => {
    writeFileSync(path.join(folder, 'openapi.json'), await (await fetch(`${site.url}/api/openapi.json`)).text());
    tool('node_modules/oazapfts/dist/cli.js', 'openapi.json', 'api.ts');
    writeFileSync(path.join(folder, 'job.ts'), JOB);
    const strict = [
      '--ignoreConfig',
      '--strict',
      '--noEmit',
      '--skipLibCheck',
      '--target',
      'es2023',
      '--module',
      'nodenext',
    ];
    tool('node_modules/typescript/bin/tsc', ...strict, '--types', 'node', 'job.ts');
    const bundle = { bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' } as const;
    await build({ ...bundle, entryPoints: [path.join(folder, 'job.ts')], outfile: path.join(folder, 'job.mjs') });

    const { id, again } = run<{ id: string; again: string }>('register');
    expect(again).toBe('email_taken');
    await site.test.database.query(`update users set subscription_plan = 'pro' where id = $1`, [id]);
    const done = run<{ title: string; bytes: number[] }>('work');
    expect(done.title).toContain('Steel');
    for (const bytes of done.bytes) expect(bytes).toBeGreaterThan(1000);
  });
});
