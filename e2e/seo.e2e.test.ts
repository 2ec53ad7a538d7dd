import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seoTextOf } from '@listwright/application/contract';
import { runCommand } from './harness/runCommand.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const TEXT = {
  title: 'Himal Insulated Steel Water Bottle, 750 ml, Silver',
  description:
    'The bottle is made of stainless steel and holds 750 ml. Its double wall keeps drinks cold for 24 hours. It weighs 320 g and measures 26 x 7 cm. Wash it by hand. It is free of BPA.',
};

describe('the SEO analyser', () => {
  let site: TestSite;
  let seller: Seller;
  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
  });
  afterAll(() => site.close());

  const post = async (body: unknown) => {
    const reply = await fetch(`${site.url}/api/services/seo/analyze`, {
      method: 'POST',
      headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: reply.status, json: (await reply.json()) as Record<string, unknown> };
  };
  const used = async () => (await seller.client.billing.usage()).quotas.api_calls?.used;

  it('answers score, grade and suggestions, for one API call, and a repeat for nothing', async () => {
    const before = (await used()) ?? 0;
    const { status, json } = await post({ ...TEXT, keywords: 'steel water bottle, , gym bottle ' });
    expect(status).toBe(200);
    expect(json).toMatchObject({ success: true, message: 'SEO analysis completed!' });
    const data = json.data as {
      score: number;
      grade: string;
      suggestions: { rule: string; source: string }[];
      cached: boolean;
      analysis: { id: string; input: { keywords: string[] } };
    };
    expect([data.score >= 60, /^[AB]$/u.test(data.grade), data.cached]).toEqual([true, true, false]);
    expect(data.analysis.input.keywords).toEqual(['steel water bottle', 'gym bottle']);
    expect(data.suggestions.map(({ rule }) => rule)).toContain('keywords.missing');
    expect(data.suggestions.every(({ source }) => source !== '')).toBe(true);
    expect(await used()).toBe(before + 1);
    const again = await post({ ...TEXT, keywords: ['steel water bottle', 'gym bottle'] });
    expect(again.json.data).toMatchObject({ cached: true, analysis: { id: data.analysis.id } });
    expect(await used()).toBe(before + 1);
  });

  it('asks for a title and charges nothing', async () => {
    const before = await used();
    for (const body of [{}, { title: '  ', description: 'x' }]) {
      const { status, json } = await post(body);
      expect([status, JSON.stringify(json.errors)]).toEqual([422, expect.stringContaining('Please enter a title')]);
    }
    expect(await used()).toBe(before);
  });

  it('gives a listing the score that the editor shows', async () => {
    const { listing } = await seller.client.listings.generate({
      body: {
        product_name: 'Himal steel water bottle',
        description: '750 ml. Double wall. Keeps drinks cold for 24 h. Hand wash only.',
        marketplace: 'amazon',
        keywords: ['gym bottle'],
      },
    });
    const { score, analysis } = await seller.client.listings.runSeoCheck({ body: seoTextOf(listing) });
    expect([score, analysis.result.basis]).toEqual([listing.score.score, 'facts']);
  });

  it('keeps, lists, compares and exports runs', async () => {
    const { listings } = seller.client;
    const one = await listings.runSeoCheck({ body: { title: 'Oak table' } });
    const other = await listings.runSeoCheck({ body: { title: 'Oak table, solid, 120 x 80 cm' } });
    const compared = await listings.compareSeoChecks({
      query: { ids: `${one.analysis.id},${other.analysis.id}` as never },
    });
    expect(compared.differences.map(({ path: at }) => at)).toContain('score');
    const { bytes } = await listings.exportSeoCheck({ params: { id: one.analysis.id } });
    expect(new TextDecoder().decode(bytes)).toContain('score');
    expect((await listings.listSeoChecks()).analyses[0]).toMatchObject({ label: 'Oak table, solid, 120 x 80 cm' });
  });

  it('checks a file, a pipe and a listing at the command line', async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'listwright-seo-'));
    try {
      writeFileSync(path.join(home, 'text.txt'), `${TEXT.title}\n${TEXT.description}\n`);
      const options = { home, url: site.url, env: { LISTWRIGHT_TOKEN: seller.token } };
      const file = await runCommand(['seo', 'check', 'text.txt', '--keywords', 'steel bottle', '--json'], options);
      expect(JSON.parse(file.stdout)).toMatchObject({ ok: true, data: { analysis: { result: { basis: 'text' } } } });
      const piped = await runCommand(['seo', 'check', '-'], options, 'Best bottle!!! FREE SHIPPING\n');
      expect([piped.code, piped.stdout]).toEqual([3, expect.stringContaining('error:')]);
      const { listings } = await seller.client.listings.list();
      const stored = await runCommand(['seo', 'check', listings[0]?.id ?? '', '--json'], options);
      expect(JSON.parse(stored.stdout)).toMatchObject({ data: { analysis: { score: listings[0]?.score } } });
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
});
