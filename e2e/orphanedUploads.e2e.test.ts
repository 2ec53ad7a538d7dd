import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from './harness/bulk.js';
import { registerSeller, startSiteProcess, type SiteProcess } from './harness/startServer.js';
import { startServerProcess } from './harness/startServerProcess.js';

const HOUR_MS = 3_600_000;

describe('an upload whose server is killed (R-02)', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSiteProcess();
  });
  afterAll(() => site.close());

  it('is removed at the next start, unless it may still be running elsewhere', async () => {
    const folder = path.join(site.env.LISTWRIGHT_DATA_DIR!, 'uploads');
    const left = () => (existsSync(folder) ? readdirSync(folder) : []);
    const { token } = await registerSeller(site.url);
    const send = () => {
      const upload = request(`${site.url}/api/bulk/preflight`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 1_000_000,
        },
      });
      upload.on('error', () => undefined);
      const head = 'content-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv';
      upload.write(`--x\r\n${head}\r\n\r\n${'product_name\nBottle\n'.repeat(5000)}`);
    };
    send();
    send();
    await waitUntil(async () => left().length === 2);
    site.child.kill('SIGKILL');
    await new Promise((resolve) => site.child.once('exit', resolve));
    const [old, young] = left().toSorted() as [string, string];
    const before = new Date(Date.now() - 2 * HOUR_MS);
    utimesSync(path.join(folder, old), before, before);
    const next = await startServerProcess(site.env);
    await waitUntil(async () => left().length < 2);
    expect(left()).toEqual([young]);
    await next.stop();
  });
});
