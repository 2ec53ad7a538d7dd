import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCommand } from './harness/runCommand.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const MUG = `<script type="application/ld+json">{"@type":"Product","name":"Enamel mug | & [big]","brand":"Larkhill",
"description":"Holds 350 ml. 2 year warranty.","offers":{"price":"12.50","priceCurrency":"EUR"}}</script><h1>Enamel mug</h1>`;

describe('reports of the command line', () => {
  let site: TestSite;
  let seller: Seller;
  let home: string;
  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
    home = mkdtempSync(path.join(tmpdir(), 'listwright-reports-'));
    writeFileSync(path.join(home, 'mug.html'), MUG);
    writeFileSync(path.join(home, 'wall.html'), '<title>Robot Check</title>');
    writeFileSync(path.join(home, 'text.txt'), 'Best steel bottle!!!\nKeeps drinks cold.\n');
  });
  afterAll(async () => {
    rmSync(home, { recursive: true, force: true });
    await site.close();
  });

  const run = (...args: readonly string[]) =>
    runCommand(args, { home, url: site.url, env: { LISTWRIGHT_TOKEN: seller.token } });
  const written = (file: string) => readFileSync(path.join(home, file), 'utf8');

  it('say what a page says and what would improve it, as HTML, Markdown and CSV', async () => {
    const { code, stdout } = await run('analyze', 'mug.html', '--format', 'markdown');
    expect(code).toBe(0);
    expect(stdout).toContain(String.raw`# Enamel mug \| & \[big\]`);
    expect(stdout).toContain('| Price | 12.5 | offers.price | sure |');
    expect(stdout).toMatch(/\*\*Score \d+ of 100/u);
    await run('analyze', 'mug.html', '--output', 'report.html');
    expect(written('report.html')).toContain('<h1>Enamel mug | &amp; [big]</h1>');
    const csv = await run('analyze', 'mug.html', '--format', 'csv');
    expect(csv.stdout).toMatch(/^source,kind,score,title/u);
  });

  it('list pages that could not be read with the others', async () => {
    const { code, stdout, stderr } = await run('analyze', 'mug.html', 'wall.html', '--format', 'markdown');
    expect(code).toBe(3);
    // A page that is a file already needs no saving; one of an address does.
    expect(stderr).toMatch(/1 page could not be read\.\s*$/u);
    const fetched = await run('analyze', 'http://127.0.0.1/mug');
    expect(fetched.stderr).toContain('1 page could not be read. Save the page in your browser and name the file.');
    expect(stdout).toContain('**1 of 2 pages show a product.**');
    expect(stdout).toMatch(/\| wall\.html \| — /u);
  });

  it('compare with competitors, now and for a past run; CSV is the exported table', async () => {
    const named = ['--name', 'Steel mug', '--price', '15', '--currency', 'EUR'];
    const { code, stdout } = await run('competitors', 'compare', 'mug.html', ...named, '--format', 'markdown');
    expect(code).toBe(0);
    expect(stdout).toMatch(/## Claims\n\n\| About \| Who states it \|/u);
    expect(stdout).toContain('Others state it, you do not');
    const [last] = (await seller.client.competitors.listCompetitorChecks()).analyses;
    await run('competitors', 'show', last?.id ?? '', '-o', 'compared.html');
    expect(written('compared.html')).toContain('<h2>Recommendations</h2>');
    const csv = await run('competitors', 'show', last?.id ?? '', '--format', 'csv');
    const file = await run('competitors', 'export', last?.id ?? '');
    expect(csv.stdout.trim()).toBe(file.stdout.replaceAll('\r\n', '\n').replace('\u{FEFF}', '').trim());
  });

  it('judge a text for search, with the exit code of the check', async () => {
    const { code, stdout } = await run('seo', 'check', 'text.txt', '--keywords', 'gym bottle', '--format', 'html');
    expect(code).toBe(3);
    expect(stdout).toContain('<h2>How the score is made up</h2>');
    expect(stdout).toContain('<td>gym bottle</td>');
  });

  it('are refused where a command has none, and with --fields', async () => {
    expect((await run('listings', 'list', '--format', 'html')).code).toBe(2);
    expect((await run('analyze', 'mug.html', '--format', 'html', '--fields', 'title')).code).toBe(2);
  });
});
