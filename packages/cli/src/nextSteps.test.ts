import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from './runCli.js';

const ID = '01920000-0000-7000-8000-00000000000a';
const counts = { total: 4, processed: 4, successful: 4, failed: 0 };
const finding = { severity: 'error', field: 'title', rule: 'amazon.title.length', message: 'Too long.' };
const listing = {
  ...{ id: ID, marketplace: 'amazon', status: 'draft', version: 1, cached: false, processing_time: 1 },
  ...{ generated_title: 'Mug', item_highlights: '', bullet_points: [], generated_description: '', search_terms: '' },
  ...{ seo_title: '', meta_description: '', tags: [], handle: '', keywords: [], missing_facts: [], unused: [] },
  ...{ score: { score: 90, grade: 'A' }, engine: { name: 'built-in', model: '' }, grounding: [], removed_claims: [] },
  ...{ proof: { statements: 0, carried: 0, unverified: 0, contradicted: 0, kept: 0 }, contradictions: [] },
};
const lists = { attributes: {}, photos: [], missing_facts: [], leave_out: [] };
const product = { id: ID, page: null, listings: { count: 0 }, ...lists };

describe('the next step', () => {
  let folder: string;
  let replies: Readonly<Record<string, object>>;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-next-'));
    writeFileSync(path.join(folder, 'products.csv'), 'product_name\nMug\n');
    replies = {};
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function run(argv: readonly string[], { isTTY = false } = {}) {
    let [stdout, stderr] = ['', ''];
    const output = (write: (text: string) => void) => ({
      isTTY,
      columns: 200,
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const code = await runCli(argv, {
      stdin: { isTTY: false, text: async () => '', bytes: async () => new Uint8Array() },
      stdout: output((text) => (stdout += text)),
      stderr: output((text) => (stderr += text)),
      env: { HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_TOKEN: 'token' },
      cwd: folder,
      fetch: async (address, init) => {
        const call = `${init?.method ?? 'GET'} ${new URL(String(address)).pathname}`;
        const data = Object.entries(replies).find(([known]) => call.includes(known))?.[1] ?? {};
        return Response.json({ success: true, data, ...data });
      },
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    const next = () => (JSON.parse(stdout) as { meta: { next?: readonly string[] } }).meta.next;
    return { code, stdout, stderr, next };
  }
  const nextOf = async (...argv: readonly string[]) => (await run([...argv, '--json'])).next();
  const job = (status: string, more: object = {}) => ({
    ...{ batch_id: ID, kind: 'listings', marketplace: 'shopify', status, file_name: 'products.csv', errors: [] },
    ...{ created_at: '2026-11-22T09:00:00.000Z', waits_for: null, under_way: 0, summary: counts },
    ...{ retryable: 0, ...more },
  });

  it.each([
    [[], [`listwright export amazon ${ID}`]],
    [[finding], [`listwright lint ${ID} --fix`, `listwright export amazon ${ID}`]],
  ])('of a listing with the findings %j is %j', async (findings, next) => {
    replies = { generate: { listing: { ...listing, findings } }, [ID]: { listing: { ...listing, findings } } };
    expect(await nextOf('generate', 'Mug')).toEqual(next);
    expect(await nextOf('listings', 'show', ID)).toEqual(next);
    expect(await nextOf('listings', 'edit', ID, '--title', 'Mug')).toEqual(next);
  });

  it.each([
    ['running', {}, [`bulk status ${ID} --watch`]],
    ['queued', {}, [`bulk status ${ID} --watch`]],
    ['paused', {}, ['usage', `bulk resume ${ID}`]],
    ['cancelled', {}, [`bulk resume ${ID}`]],
    ['completed', {}, [`bulk download ${ID}`, `export shopify --batch ${ID}`]],
    ['completed', { kind: 'titles' }, [`bulk download ${ID}`]],
    [
      'failed',
      { summary: { ...counts, successful: 0, failed: 4 }, retryable: 3 },
      [`bulk download ${ID} --failed`, `bulk resume ${ID} --only-failed`],
    ],
    // Of invalid rows a retry makes nothing else.
    ['failed', { summary: { ...counts, successful: 0, failed: 4 } }, [`bulk download ${ID} --failed`]],
  ])('of a job that is %s, with %j, is %j', async (status, more, commands) => {
    const next = commands.map((command) => `listwright ${command}`);
    const one = job(status, more);
    replies = {
      '/resume': one,
      '/cancel': one,
      [ID]: one,
      '/api/bulk': { batches: [one], total: 1, next_cursor: null },
    };
    for (const words of [
      ['bulk', 'status', ID],
      ['jobs', 'show', ID],
      ['jobs', 'list'],
      ['bulk', 'list'],
    ])
      expect({ words, next: await nextOf(...words) }).toEqual({ words, next });
    if (status === 'cancelled') expect(await nextOf('bulk', 'cancel', ID)).toEqual(next);
    if (status === 'queued') expect(await nextOf('bulk', 'resume', ID)).toEqual(next);
    if (['completed', 'failed'].includes(status)) expect(await nextOf('jobs', 'wait', ID)).toEqual(next);
  });

  it('of a file that is checked runs it as it was checked', async () => {
    const limits = { max_rows: 100, listings_left: null, calls_left: null, uploads_left: null };
    const check = {
      kind: 'listings',
      total: 2,
      valid: 1,
      invalid: 1,
      faults: [],
      columns: [],
      encodings: [],
      ...limits,
    };
    replies = { preflight: { ...check, remembered: null } };
    const words = ['bulk', 'run', 'products.csv', '--dry-run', '-m', 'amazon', '--map', "Our name's=product_name"];
    expect(await nextOf(...words)).toEqual([
      `listwright bulk run products.csv --marketplace amazon --map 'Our name'\\''s=product_name' --skip-invalid`,
    ]);
    replies = { preflight: { ...check, valid: 0, invalid: 2, remembered: null } };
    expect(await nextOf(...words)).toBeUndefined();
    // More rows than the plan takes: the next step takes as many.
    replies = { preflight: { ...check, total: 120, valid: 120, invalid: 0, remembered: null } };
    expect(await nextOf('bulk', 'run', 'products.csv', '--dry-run')).toEqual([
      'listwright bulk run products.csv --marketplace amazon --first 100',
    ]);
  });

  it.each([
    [[], [`listwright generate --product ${ID}`]],
    [[{ message: 'Two sizes.' }], [`listwright products facts ${ID}`, `listwright generate --product ${ID}`]],
  ])('of a product with the contradictions %j is %j', async (contradictions, next) => {
    replies = { '/api/products': { product, contradictions } };
    expect(await nextOf('products', 'add', 'Mug')).toEqual(next);
    expect(await nextOf('products', 'show', ID)).toEqual(next);
  });

  it('of findings in a text is the same check with fixes, and without any a listing is exported', async () => {
    writeFileSync(path.join(folder, 'my text.txt'), 'Himal Steel Bottle!!! 750 ml');
    const words = ['-m', 'amazon', '--brand', 'Himal', '--fail-on', 'never'];
    expect(await nextOf('lint', 'my text.txt', ...words)).toEqual([
      "listwright lint 'my text.txt' --fix --marketplace amazon --brand Himal",
    ]);
    expect(await nextOf('lint', 'my text.txt', ...words, '--fix')).toBeUndefined();
    expect(await nextOf('lint', 'my text.txt', '-m', 'shopify')).toBeUndefined();
    const good = { marketplace: 'shopify', generated_title: 'Steel mug', generated_description: '<p>A steel mug.</p>' };
    replies = { [ID]: { listing: { ...listing, ...good } } };
    expect(await nextOf('lint', ID)).toEqual([`listwright export shopify ${ID}`]);
  });

  it('is a hint at a terminal, and no part of what a pipe or a log gets', async () => {
    replies = { [ID]: job('running') };
    const words = ['bulk', 'status', ID];
    const hint = `Next: listwright bulk status ${ID} --watch\n`;
    expect((await run(words, { isTTY: true })).stderr).toBe(hint);
    for (const [more, isTTY] of [
      [[], false],
      [['--quiet'], true],
      [['--json'], true],
    ] as const) {
      const { stdout, stderr } = await run([...words, ...more], { isTTY });
      expect([stderr, stdout.includes('Next:')]).toEqual(['', false]);
    }
  });
});
