import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aListing } from '@listwright/application/testing';
import { listingView } from '../../adapters/src/http/listings/listingView.js';
import { runCli } from './runCli.js';

const listing = aListing();
const claim = { field: 'bullet_points', index: 1, text: 'loved', start: 0, end: 5, fact_ids: [] } as const;
const judged = (changes: object = {}) => ({
  ...listingView(listing),
  grounding: [
    { ...claim, support: 'unverified', reason: 'No fact says it.' },
    {
      ...claim,
      field: 'title',
      index: undefined,
      text: '2 L',
      support: 'contradicted',
      reason: 'The facts say 750 ml.',
    },
  ],
  ...changes,
});

describe('the command line', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-cli-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function run(
    argv: readonly string[],
    { input = '', reply }: { input?: string | Uint8Array; reply?: object } = {},
  ) {
    let [stdout, stderr] = ['', ''];
    const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input;
    const output = (write: (text: string) => void) => ({
      isTTY: false,
      columns: 100,
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const code = await runCli(argv, {
      stdin: { isTTY: false, text: async () => new TextDecoder().decode(bytes), bytes: async () => bytes },
      stdout: output((text) => (stdout += text)),
      stderr: output((text) => (stderr += text)),
      env: { HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_TOKEN: 'token' },
      cwd: folder,
      fetch: async () => Response.json({ success: true, data: reply, ...reply }),
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    return { code, stdout, stderr };
  }

  it('lists every unsupported statement, after an edit and on show', async () => {
    const reply = { listing: judged() };
    for (const argv of [
      ['listings', 'edit', listing.id, '--title', 'Himal 2 L'],
      ['listings', 'show', listing.id],
    ]) {
      const { code, stderr } = await run(argv, { reply });
      expect(code).toBe(0);
      expect(stderr).toContain('1 statement contradicted by the facts:\n  title  "2 L"  The facts say 750 ml.\n');
      expect(stderr).toContain('1 statement not verified:\n  bullet_points 2  "loved"  No fact says it.\n');
    }
  });

  it('lists kept statements only if they contradict the facts', async () => {
    const [unverified, contradicted] = judged().grounding;
    const grounding = [
      { ...unverified, kept: true },
      { ...contradicted, kept: true },
    ];
    const { stderr } = await run(['listings', 'show', listing.id], { reply: { listing: judged({ grounding }) } });
    expect(stderr).toBe('1 statement kept despite contradiction:\n  title  "2 L"  The facts say 750 ml.\n');
  });

  it('warns of an unknown category and a passage that matches nothing', async () => {
    const argv = ['generate', 'Mug', '--category', 'Nonsense', '--leave-out', 'purple elephants'];
    const { stderr } = await run(argv, { reply: { listing: judged() } });
    expect(stderr).toContain('Warning: unknown category "Nonsense".');
    expect(stderr).toContain('Warning: --leave-out "purple elephants" matches no passage of the input.');
    const known = await run(['generate', 'Mug', '--category', 'Kitchen & Dining'], { reply: { listing: judged() } });
    expect(known.stderr).not.toContain('Warning');
  });

  it('prints facts, unused input and contradictions into a pipe', async () => {
    const input = 'Steel bottle 750 ml\nHolds 500 ml. 1 year warranty. Only $9.99 today.';
    const { code, stdout, stderr } = await run(['facts', '-'], { input });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^property\tvalue\tpart\tqualifier\tsource\tcertainty\n/);
    expect(stdout).toContain('\n\nNot used\n- ');
    expect(stdout).toContain('\n\nContradictions\n- ');
    expect(stdout).toContain('\t1 year\t');
    expect(stderr).toContain('1 contradiction.');
  });

  it('reports the health of a named server, and creates nothing on a machine without one', async () => {
    const { code, stdout, stderr } = await run(['doctor', '--url', 'http://127.0.0.1:9'], {
      reply: { version: '0.1.0' },
    });
    expect([code, stdout]).toEqual([0, '✓ server: http://127.0.0.1:9 is ready, version 0.1.0\n']);
    expect(stderr).toContain('This machine has no data directory');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('rejects binary data where it expects text', async () => {
    const input = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    const { code, stderr } = await run(['facts', '-'], { input });
    expect([code, stderr]).toEqual([2, expect.stringContaining('is binary, not text')]);
    writeFileSync(path.join(folder, 'bottle.png'), input);
    expect((await run(['facts', 'bottle.png'])).code).toBe(2);
  });

  it('refuses a file that is too large to be read at once, and one that never ends', async () => {
    writeFileSync(path.join(folder, 'large.csv'), '');
    truncateSync(path.join(folder, 'large.csv'), 64_000_001);
    for (const file of ['large.csv', '/dev/zero']) {
      const { code, stderr } = await run(['bulk', 'run', file]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(`${file} is larger than 64 MB.`)]);
    }
  });

  it.each([
    [['nosuch'], 'See listwright --help'],
    [['bulk', 'nosuch'], 'See listwright bulk --help'],
    [['--quiet', 'bulk', 'run', 'products.csv', '--nosuch'], 'See listwright bulk run --help'],
    [['generat'], 'Did you mean generate?'],
  ])('says where the usage of %j is explained', async (argv, advice) => {
    const { code, stderr } = await run(argv);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`\n       ${advice}\n`)]);
    expect(JSON.parse((await run([...argv, '--json'])).stdout)).toMatchObject({
      error: { code: 'usage', detail: expect.stringContaining(advice) },
    });
  });

  it('names the folder that is not writable', async () => {
    writeFileSync(path.join(folder, 'bottle.txt'), 'Steel bottle 750 ml');
    const { code, stderr } = await run(['facts', 'bottle.txt', '-o', 'absent/facts.csv']);
    expect(code).toBe(2);
    expect(stderr).toContain(`There is no folder ${path.join(folder, 'absent')}.`);
    expect(stderr).not.toContain('ENOENT');
  });

  it.each([
    ['Himal Steel Bottle!!! 750 ml', '1 error, 0 warnings, 0 notes'],
    ['Himal Steel Bottle 750 ml', '0 errors, 0 warnings, 0 notes'],
    ['Best Steel Bottle', '0 errors, 1 warning, 0 notes'],
    ['Bottle (hot)', '0 errors, 0 warnings, 1 note'],
    ['steel bottle steel bottle steel bottle', '2 errors, 1 warning, 0 notes'],
  ])('uses the singular for one: %s', async (input, counts) => {
    const { stderr } = await run(['lint', '-', '--fail-on', 'never'], { input });
    expect(stderr).toMatch(new RegExp(`^${counts} by amazon-us-general-[0-9-]+\\.\n$`, 'u'));
  });
});
