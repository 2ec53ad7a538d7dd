import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCommand } from './harness/runCommand.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const LONG = `Himal Steel Water Bottle 750 ml, Leak Proof, Double Wall Insulated, for Gym, Office, School and Travel, Silver`;

describe('the title check and Title Fit with history', () => {
  let site: TestSite;
  let seller: Seller;

  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
  });
  afterAll(() => site.close());

  it('judges a title by the rules of a day and keeps the run', async () => {
    const { listings } = seller.client;
    const { analysis, cached } = await listings.runTitleCheck({ body: { title: LONG, brand: 'Himal' } });
    expect(cached).toBe(false);
    expect(analysis.result.length).toBe(LONG.length);
    expect(analysis.result.limit).toBe(75);
    expect(analysis.result.findings.map(({ rule }) => rule)).toContain('amazon.title.length');
    expect(analysis.verdict).toMatch(/error/u);
    const old = await listings.runTitleCheck({ body: { title: LONG, brand: 'Himal', on: '2026-05-01' } });
    expect(old.analysis.result.limit).toBe(200);
    expect(old.analysis.data_version).not.toBe(analysis.data_version);
  });

  it('gives the stored result for a repeat, and lists, reads, compares, exports and deletes runs', async () => {
    const { listings } = seller.client;
    const first = await listings.runTitleFit({ body: { title: LONG, brand: 'Himal' } });
    expect(first.analysis.result.title.length).toBeLessThanOrEqual(75);
    expect(await listings.runTitleFit({ body: { title: LONG, brand: 'Himal' } })).toEqual({ ...first, cached: true });
    const second = await listings.runTitleFit({ body: { title: 'Oak Table', brand: 'Himal' } });
    const { analyses, total } = await listings.listTitleFits();
    expect([total, ...analyses.map(({ id }) => id)]).toEqual([2, second.analysis.id, first.analysis.id]);

    const read = await listings.readTitleFit({ params: { id: first.analysis.id } });
    expect(read.analysis).toEqual(first.analysis);
    const compared = await listings.compareTitleFits({
      query: { ids: `${second.analysis.id},${first.analysis.id}` as never },
    });
    expect([compared.before.id, compared.after.id]).toEqual([first.analysis.id, second.analysis.id]);
    expect(compared.differences).toContainEqual({
      path: 'title',
      before: first.analysis.result.title,
      after: 'Oak Table',
    });

    const file = await fetch(`${site.url}/api/title-fits/${first.analysis.id}/export`, {
      headers: { authorization: `Bearer ${seller.token}` },
    });
    expect(file.headers.get('content-disposition')).toMatch(/title_fit_\d{4}-\d\d-\d\d\.csv/u);
    expect(await file.text()).toContain(first.analysis.result.title);

    await listings.removeTitleFit({ params: { id: second.analysis.id } });
    expect((await listings.listTitleFits()).total).toBe(1);
  });

  it('names the field of an input that makes no sense, and keeps nothing', async () => {
    const before = (await seller.client.listings.listTitleChecks()).total;
    const reply = await fetch(`${site.url}/api/title-checks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: '' }),
    });
    expect([reply.status, await reply.text()]).toEqual([422, expect.stringContaining('Title is required')]);
    expect((await seller.client.listings.listTitleChecks()).total).toBe(before);
  });

  it('is part of the account’s export', async () => {
    const file = await seller.client.accounts.exportAccount();
    expect(new TextDecoder().decode(file.bytes)).toContain('"title_check"');
  });

  describe('at the command line', () => {
    let home: string;
    let other: Seller;
    beforeAll(async () => {
      home = mkdtempSync(path.join(tmpdir(), 'listwright-title-tools-'));
      other = await registerSeller(site.url);
    });
    afterAll(() => rmSync(home, { recursive: true, force: true }));
    const listwright = (...args: string[]) =>
      runCommand(args, { home, url: site.url, env: { LISTWRIGHT_TOKEN: other.token } });

    it('runs, lists, shows, compares, exports and deletes', async () => {
      const bad = await listwright('title-checks', 'run', LONG, '--brand', 'Himal');
      expect([bad.code, bad.stdout]).toEqual([3, expect.stringMatching(/error.*to fix[^]*of 75 characters/u)]);
      const good = await listwright('title-checks', 'run', 'Himal Steel Water Bottle, 750 ml', '--json');
      const { id } = (JSON.parse(good.stdout) as { data: { analysis: { id: string } } }).data.analysis;
      const repeated = await listwright('title-checks', 'run', 'Himal Steel Water Bottle, 750 ml');
      expect(repeated.stderr).toContain('stored result');

      const list = await listwright('title-checks', 'list', '--json');
      const { analyses } = (JSON.parse(list.stdout) as { data: { analyses: { id: string }[] } }).data;
      expect(analyses).toHaveLength(2);
      const older = analyses[1]?.id ?? '';
      expect((await listwright('title-checks', 'show', id.slice(0, 30))).stdout).toContain(id);
      const compared = await listwright('title-checks', 'compare', id, older, '--json');
      expect(JSON.parse(compared.stdout)).toMatchObject({
        data: {
          before: { id: older },
          differences: expect.arrayContaining([expect.objectContaining({ path: 'length' })]),
        },
      });
      expect((await listwright('title-checks', 'export', older)).stdout).toContain('amazon.title.length');
      expect((await listwright('title-checks', 'rm', older)).code).toBe(0);
      expect((await listwright('title-checks', 'show', older)).code).toBe(6);
    });

    it('shortens a title', async () => {
      const fit = await listwright('title-fits', 'run', LONG, '--brand', 'Himal');
      expect([fit.code, fit.stdout]).toEqual([0, expect.stringContaining('→')]);
    });
  });
});
