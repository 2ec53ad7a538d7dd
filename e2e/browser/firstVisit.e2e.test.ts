import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type Seller, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

const ROOT = 'packages/web/dist/app';
const read = (name: string) => JSON.parse(readFileSync(path.join(ROOT, '.vite', name), 'utf8'));
const built = read('app.json') as Record<string, { readonly file: string; readonly imports?: readonly string[] }>;
const tools = Object.keys(read('scenes.json')).filter((one) => /^\/app\/(?!profile)/u.test(one));

/** The files of the shell. */
const shell = new Set<string>();
const names = ['index.html'];
for (const name of names) {
  shell.add(built[name]?.file ?? '');
  names.push(...(built[name]?.imports ?? []).filter((one) => !names.includes(one)));
}
/** It stands in the header of every page. */
const HEADER = /JobIndicator|useJobs/u;
/** Kilobytes as sent: maximum gzip, as the build compresses them. */
const size = (file: string) => readFileSync(path.join(ROOT, `${file}.gz`)).length / 1000;

let site: TestSite;
let seller: Seller;
const ids: Record<string, string> = {};

beforeAll(async () => {
  site = await startSite();
  seller = await registerSeller(site.url);
  const { listing } = await seller.client.listings.generate({
    body: { product_name: 'Oak Table', description: 'Solid oak. 120 x 80 cm.', marketplace: 'amazon' },
  });
  ids['/app/listings/:id'] = listing.id;
  ids['/app/products/:id'] = listing.product_id ?? '';
});
afterAll(() => site.close());

/** The scripts that the page has loaded beyond the shell, until it rested or began with what it prepares for later. */
async function scriptsOf(visitor: Visitor): Promise<readonly string[]> {
  const loaded = await visitor.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => name.endsWith('.js')),
  );
  const palette = loaded.findIndex((file) => file.includes('CommandPalette'));
  return (palette < 0 ? loaded : loaded.slice(0, palette)).filter((file) => !shell.has(file) && !HEADER.test(file));
}

describe('the first visit of a tool', () => {
  it.each(tools)('loads at most 60 kB beyond the shell for %s, until something is asked of it', async (tool) => {
    const visitor = await Visitor.arrive(site.url);
    await resumeSession(visitor, seller);
    await visitor.goTo(tool.replace(':id', ids[tool] ?? ''));
    await visitor.until(() => document.querySelector('#main h1') !== null);
    await visitor.settled();
    const scripts = await scriptsOf(visitor);
    const all = scripts.reduce((sum, file) => sum + size(file), 0);
    const sizes = scripts.map((file) => `${size(file).toFixed(1)} ${file}`);
    expect([scripts.length > 0, all <= 60 ? [] : [all, ...sizes]]).toEqual([true, []]);
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });
});
