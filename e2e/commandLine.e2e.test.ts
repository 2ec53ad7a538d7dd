import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import Papa from 'papaparse';
import { killAfterTests } from './harness/killAfterTests.js';
import { runCommand } from './harness/runCommand.js';
import { runProgram } from './harness/runProgram.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const offline = { LISTWRIGHT_URL: 'http://127.0.0.1:9' };

describe('the command line', () => {
  let site: TestSite;
  let seller: Seller;
  let home: string;

  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
    home = mkdtempSync(path.join(tmpdir(), 'listwright-cli-'));
  });
  afterAll(async () => {
    rmSync(home, { recursive: true, force: true });
    await site.close();
  });

  interface Given {
    readonly input?: string;
    readonly env?: Record<string, string>;
  }
  const run = (args: readonly string[], { input, env = {} }: Given = {}) =>
    runCommand(args, { home, url: site.url, env }, input);
  const runAsProcess = (args: readonly string[], { input, env = {} }: Given = {}) =>
    runProgram(args, { home, url: site.url, env }, input);

  it('reads facts without a server: from text, from JSON, as a table', async () => {
    const text =
      'Himal Steel Water Bottle 750 ml\nKeeps drinks cold for up to 24 hours. Not dishwasher safe. Only Rs 499!';
    const plain = await run(['facts', '-'], { input: text, env: offline });
    expect([plain.code, plain.stderr]).toEqual([0, expect.stringMatching(/^Kind: .*bottle/i)]);
    expect(plain.stdout).toContain('capacity\t750 ml\t\t\tproduct_name\tgiven\n');
    const table = await run(['facts', '-', '--format', 'table'], { input: text, env: offline });
    expect(table.stdout).toMatch(/PROPERTY +VALUE[^]*not dishwasher safe[^]*Not used\n- .*499/i);
    const product = { product_name: 'Himal bottle', attributes: { Weight: '380 g' }, leave_out: [] };
    const json = await run(['facts', '-', '--json'], { input: JSON.stringify(product), env: offline });
    expect(json.json<{ data: object }>().data).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ property: 'weight', value: '380 g' })]),
      contradictions: [],
    });
    expect((await run(['facts', '-'], { input: '{"product_name"', env: offline })).code).toBe(2);
  });

  it('says how to log in, with the exit code for it', async () => {
    const status = await run(['auth', 'status', '--json']);
    expect([status.code, status.json<{ ok: boolean; error: { exit_code: number } }>().error.exit_code]).toEqual([4, 4]);
    expect(status.stderr).toContain('listwright auth login');
  });

  it('logs in with a piped password, stores the session privately, generates, edits, exports and logs out', async () => {
    const login = await runAsProcess(['auth', 'login', '--email', seller.email], { input: `${seller.password}\n` });
    expect([login.code, login.stdout]).toEqual([0, `Logged in to ${site.url} as ${seller.email}.\n`]);
    expect(statSync(path.join(home, '.config/listwright/sessions.json')).mode & 0o777).toBe(0o600);

    const generated = await runAsProcess([
      'generate',
      'Steel water bottle 750 ml',
      '--brand',
      'Himal',
      '--attribute',
      'material=stainless steel',
      '--json',
    ]);
    expect(generated.code).toBe(0);
    const { listing } = generated.json<{
      ok: true;
      data: { listing: { id: string; status: string; generated_title: string } };
    }>().data;
    expect([listing.status, [...listing.generated_title].length <= 75]).toEqual(['completed', true]);

    const cached = await runAsProcess([
      'generate',
      'Steel water bottle 750 ml',
      '--brand',
      'Himal',
      '--attribute',
      'material=stainless steel',
    ]);
    expect(cached.stderr).toContain('Retrieved from Cache!');

    const list = await runAsProcess(['listings', 'list']);
    expect(list.stdout.split('\t')[0]).toBe(listing.id);
    const edited = await runAsProcess([
      'listings',
      'edit',
      listing.id,
      '--title',
      'Himal Stainless Steel Water Bottle, 750 ml',
      '--json',
      '--fields',
      'listing',
    ]);
    expect(edited.code).toBe(0);
    const history = await runAsProcess([
      'listings',
      'history',
      listing.id,
      '--format',
      'csv',
      '--fields',
      'version,reason',
    ]);
    expect(history.stdout).toBe('version,reason\n2,edited\n1,generated\n');
    expect((await runAsProcess(['listings', 'restore', listing.id, '1'])).stdout).toContain('as version 3');

    const exported = await runAsProcess(['export', 'amazon', listing.id, '-o', 'out.xlsx', '--json']);
    expect(exported.code).toBe(0);
    expect(readFileSync(path.join(home, 'out.xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect((await runAsProcess(['export', 'shopify', listing.id])).code).toBe(2);

    const usage = await runAsProcess(['usage', '--json']);
    expect(
      usage.json<{ data: { quotas: { listings_generated: { used: number } } } }>().data.quotas.listings_generated.used,
    ).toBe(1);

    expect((await runAsProcess(['listings', 'rm', listing.id])).code).toBe(2);
    expect((await runAsProcess(['listings', 'rm', listing.id, '--yes'])).code).toBe(0);
    expect((await runAsProcess(['listings', 'show', listing.id])).code).toBe(6);
    expect((await runAsProcess(['auth', 'logout'])).stdout).toBe('Logged out successfully\n');
    expect((await runAsProcess(['usage'])).code).toBe(4);
  });

  describe('plan and invoices', () => {
    let buyer: Seller;
    let env: Record<string, string>;

    beforeAll(async () => {
      buyer = await registerSeller(site.url);
      env = { LISTWRIGHT_TOKEN: buyer.token };
    });

    const pay = async () => {
      const { order_id: order } = await buyer.client.billing.createOrder({ body: { amount: 164_900, plan: 'pro' } });
      await fetch(`${site.url}/sandbox/checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order, outcome: 'pay' }),
      });
    };

    it('prints the payment link, and rejects an unknown plan', async () => {
      const asked = await run(['plan', 'change', 'professional'], { env });
      expect([asked.code, asked.stdout]).toEqual([0, `${site.url}/app/profile?upgrade=professional\n`]);
      expect((await run(['plan', 'change', 'pro', '--json'], { env })).json()).toMatchObject({
        data: { pay_at: `${site.url}/app/profile?upgrade=professional` },
      });
      for (const name of ['gold', 'unlimited']) expect((await run(['plan', 'change', name], { env })).code).toBe(2);
      expect((await run(['plan', 'change', 'free', '--yes'], { env })).code).toBe(9);
      expect((await run(['invoices', 'list'], { env })).stderr).toContain('No invoices yet');
      expect((await run(['plan', 'show'], { env: {} })).code).toBe(4);
    });

    it('shows what is paid for, and downgrades only after a confirmation', async () => {
      await pay();
      const shown = await run(['plan', 'show', '--json'], { env });
      const { data } = shown.json<{ data: { plan: string; status: string; current_period_end: string } }>();
      expect([shown.code, data.plan, data.status]).toEqual([0, 'pro', 'active']);
      const day = data.current_period_end.slice(0, 10);
      expect((await run(['plan', 'show'], { env })).stdout).toBe(`Professional, active\nNext billing: ${day}\n`);
      for (const flags of [[], ['--dry-run']]) {
        const same = await run(['plan', 'change', 'professional', ...flags], { env });
        expect([same.code, same.stdout]).toEqual([0, "You're already on this plan.\n"]);
      }
      expect((await run(['plan', 'change', 'free', '--dry-run'], { env })).stdout).toBe(
        `Your plan would change to Starter on ${day}.\n`,
      );
      const unasked = await run(['plan', 'change', 'free'], { env });
      expect([unasked.code, unasked.stderr]).toEqual([2, expect.stringContaining('--yes')]);
      expect((await run(['plan', 'show'], { env })).stdout).toContain('active');
      const done = await run(['plan', 'change', 'starter', '--yes'], { env });
      expect([done.code, done.stdout]).toEqual([
        0,
        `Downgraded to Starter plan, from ${day}. Nothing changes until then.\n`,
      ]);
      expect((await run(['plan', 'show'], { env })).stdout).toBe(
        `Professional, cancelled\nEnds on ${day}, then changes to Starter.\n`,
      );
    });

    it('lists invoices, and saves one as PDF', async () => {
      const listed = await run(['invoices', 'list', '--format', 'csv', '--fields', 'number,plan,amount'], { env });
      expect(listed.stdout).toMatch(/^number,plan,amount\nLW-\d{4}-\d{6},pro,1649\.00\n$/);
      const [invoice] = (await buyer.client.billing.invoices()).invoices;
      const saved = await run(['invoices', 'download', invoice?.id ?? '', '-o', 'invoice.pdf'], { env });
      expect(saved.code).toBe(0);
      expect(readFileSync(path.join(home, 'invoice.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
      expect((await run(['invoices', 'download', buyer.id], { env })).code).toBe(6);
    });
  });

  it('exits with the codes for a used-up quota and for a plan without the feature', async () => {
    const poor = await registerSeller(site.url);
    const generate = async (name: string) => {
      const { code, json } = await run(['generate', name, '--json'], { env: { LISTWRIGHT_TOKEN: poor.token } });
      return [code, code === 0 ? '' : json<{ error: { code: string } }>().error.code];
    };
    const limit = (most: number) =>
      site.test.database.query(`update users set quota_overrides = $2 where id = $1`, [
        poor.id,
        JSON.stringify({ listings_generated: most }),
      ]);
    await limit(0);
    expect(await generate('Oak table')).toEqual([5, 'quota_exceeded']);
    await limit(1);
    expect(await generate('Oak table')).toEqual([0, '']);
    expect(await generate('Oak chair')).toEqual([7, 'quota_exceeded']);
  });

  it('lints without a server, from a pipe, a file and with a fix', async () => {
    const bad = 'BEST SELLER Himal bottle free shipping!!!\n- Money back guarantee.\n';
    const found = await run(['lint', '-', '--json'], { input: bad, env: offline });
    expect(found.code).toBe(8);
    expect(
      found.json<{ data: { findings: { severity: string }[] } }>().data.findings.map((finding) => finding.severity),
    ).toContain('error');
    const fixed = await run(['lint', '-', '--fix', '--fail-on', 'never'], { input: bad, env: offline });
    expect(fixed.stdout).not.toMatch(/free shipping|!!!|money back/i);
    writeFileSync(path.join(home, 'good.json'), JSON.stringify({ title: 'Himal Steel Water Bottle, 750 ml' }));
    expect((await run(['lint', 'good.json'], { env: offline })).code).toBe(0);
    const long = {
      input: 'Himal Steel Water Bottle With Straw Lid, Carrying Loop and Cleaning Brush, 750 ml\n',
      env: offline,
    };
    expect((await run(['lint', '-'], long)).code).toBe(8);
    expect((await run(['lint', '-', '--policy', '2026-07-26'], long)).code).toBe(0);
    expect((await run(['lint', '-', '--marketplace-id', 'A17E79C6D8DWNP'], long)).code).toBe(0);
  });

  it('fits titles from a pipe, and prints where phrases moved', async () => {
    const title =
      'Himal Steel Water Bottle with Straw Lid, Carrying Loop, Cleaning Brush and Ice Ball Mould, 750 ml, Midnight Blue';
    const fitted = await run(['titles', 'fit', '-', '--json', '--plan', 'plan.json'], { input: `${title}\n` });
    expect(fitted.code).toBe(0);
    const [row] = fitted.json<{ data: { titles: { before: string; title: string; moved: { to: string }[] }[] } }>().data
      .titles;
    expect([row?.before, [...(row?.title ?? '')].length <= 75, (row?.moved.length ?? 0) > 0]).toEqual([
      title,
      true,
      true,
    ]);
    expect(readFileSync(path.join(home, 'plan.json'), 'utf8')).toContain('"before"');
    expect(
      (await run(['titles', 'fit', '-', '--format', 'csv'], { input: 'title\n=HYPERLINK("x")\n' })).stdout,
    ).toContain(`"'=HYPERLINK`);
  });

  it('fits the titles of a file and keeps its other columns', async () => {
    const long =
      'Himal Steel Water Bottle with Straw Lid, Carrying Loop, Cleaning Brush and Ice Ball Mould, 750 ml, Midnight Blue';
    // As Excel on a German Windows saves it: semicolons, Windows-1252, and a column with the same name as one of ours.
    const text = `sku;Item Name;Marke;changes\r\n007;"${long}";Himal;kept\r\n008;;Himal;caf\u00e9\r\n`;
    writeFileSync(path.join(home, 'catalogue.csv'), Buffer.from(text, 'latin1'));
    const saved = await run(['titles', 'fit', 'catalogue.csv', '-o', 'fitted.csv'], { env: offline });
    expect([saved.code, saved.stderr]).toEqual([3, expect.stringContaining('2 titles, 1 changed')]);
    expect(saved.stderr).toContain('1 cannot be used');
    const { data, meta } = Papa.parse<Record<string, string>>(readFileSync(path.join(home, 'fitted.csv'), 'utf8'), {
      header: true,
      skipEmptyLines: true,
    });
    expect(meta.fields).toEqual([
      'sku',
      'before',
      'after',
      'Marke',
      'changes',
      'item_highlights',
      'search_terms',
      'moved',
      'changes (2)',
      'error',
    ]);
    expect(data[0]).toMatchObject({ sku: '007', before: long, Marke: 'Himal', changes: 'kept', error: '' });
    expect([data[0]?.after?.length ?? 99, data[0]?.['changes (2)']]).toEqual([
      expect.any(Number),
      expect.stringMatching(/^\d+ to \d+ characters, /),
    ]);
    expect((data[0]?.after ?? '').length).toBeLessThanOrEqual(75);
    expect(data[1]).toMatchObject({ sku: '008', after: '', changes: 'café', error: 'Item Name: Title is required.' });
    const lines = await run(['titles', 'fit', 'catalogue.csv', '--format', 'ndjson', '--fields', 'row,after'], {
      env: offline,
    });
    expect(lines.stdout.split('\n').filter(Boolean)).toEqual([
      JSON.stringify({ row: 2, after: data[0]?.after }),
      JSON.stringify({ row: 3, after: '' }),
    ]);
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('Titles').addRows([
      ['ean', 'Title'],
      ['0042', 'Himal Oak Board'],
    ]);
    await workbook.xlsx.writeFile(path.join(home, 'titles.xlsx'));
    const read = await run(['titles', 'fit', 'titles.xlsx', '--json'], { env: offline });
    expect(read.json<{ data: { titles: object[] } }>().data.titles).toMatchObject([
      { row: 2, before: 'Himal Oak Board', title: 'Himal Oak Board', changes: 'Unchanged.', cells: { ean: '0042' } },
    ]);
    writeFileSync(path.join(home, 'bare.csv'), 'sku,price\n1,2\n');
    const bare = await run(['titles', 'fit', 'bare.csv'], { env: offline });
    expect([bare.code, bare.stderr]).toEqual([2, expect.stringContaining('no column "title". It has: sku, price.')]);
  });

  it('creates, lists and revokes API keys, ends sessions, and shows the outbox to administrators', async () => {
    const owner = await registerSeller(site.url);
    const env = { LISTWRIGHT_TOKEN: owner.token };
    const made = await run(['api-keys', 'create', 'Nightly import', '--scope', 'read', '--days', '9'], { env });
    expect([made.code, made.stdout]).toEqual([0, expect.stringMatching(/^lw_[\w-]{43}\n$/)]);
    expect(made.stderr).toContain('be shown again');
    expect(made.stderr).not.toContain('lw_');
    const listed = await run(['api-keys', 'list', '--json'], { env });
    interface Listed {
      readonly data: { readonly api_keys: readonly { readonly id: string }[] };
    }
    const [key] = listed.json<Listed>().data.api_keys;
    expect(key).toMatchObject({ name: 'Nightly import', scopes: ['read'], prefix: made.stdout.slice(0, 8) });
    expect((await run(['api-keys', 'list'], { env })).stdout).toContain('Nightly import\tread\t');

    const byKey = { LISTWRIGHT_TOKEN: made.stdout.trim() };
    expect((await run(['auth', 'status'], { env: byKey })).stdout).toContain(owner.email);
    const refused = await run(['api-keys', 'list'], { env: byKey });
    expect(refused.stderr).toContain('An API key cannot do this. Log in with your password instead.');
    const revoked = await run(['api-keys', 'revoke', key?.id ?? ''], { env });
    expect([revoked.code, revoked.stdout]).toEqual([0, `Revoked key ${key?.id}.\n`]);
    expect((await run(['auth', 'status'], { env: byKey })).code).toBe(4);

    const { sessions } = await owner.client.accounts.sessions();
    expect((await run(['auth', 'sessions'], { env })).stdout.split('\n')).toHaveLength(sessions.length + 1);
    const other = sessions.find(({ current }) => !current)?.id ?? '';
    expect((await run(['auth', 'sessions', '--end', other], { env })).stdout).toBe(`Ended session ${other}.\n`);
    expect((await run(['auth', 'sessions', '--end', other], { env })).stderr).toContain('There is no such session.');
    expect((await run(['auth', 'sessions', '--end-others', '--json'], { env })).json()).toMatchObject({
      data: { ended: 0 },
    });
    expect((await run(['auth', 'sessions', '--end-others', '--end', other], { env })).code).toBe(2);

    expect((await run(['admin', 'outbox'], { env })).stderr).toContain('This needs an administrator account.');
    await owner.client.accounts.forgotPassword({ body: { email: owner.email } });
    const credentials = { email: 'admin@example.com', password: 'admin password' };
    const admin = { LISTWRIGHT_TOKEN: (await owner.client.accounts.login({ body: credentials })).token };
    const outbox = await run(['admin', 'outbox', '--limit', '1', '--json'], { env: admin });
    expect(outbox.json()).toMatchObject({
      data: { mails: [{ to: owner.email, text: expect.stringContaining('/reset-password?token='), sent_at: null }] },
    });
    expect((await run(['admin', 'outbox'], { env: admin })).stdout).toContain(owner.email);
  });

  it('distinguishes usage errors, unreachable servers and unknown commands', async () => {
    expect((await run(['generate', '--nonsense'])).code).toBe(2);
    const typo = await run(['generat']);
    expect([typo.code, typo.stderr]).toEqual([2, expect.stringContaining('Did you mean generate?')]);
    const unreachable = await run(['usage', '--url', 'http://127.0.0.1:9']);
    expect([unreachable.code, unreachable.stderr]).toEqual([10, expect.stringContaining('listwright serve')]);
    expect((await run(['lint', 'no-such-file'])).code).toBe(2);
  });

  it('stops reading an input that is too large to be read at once', async () => {
    const { code, stderr } = await runAsProcess(['lint', '-'], { input: 'Steel bottle. '.repeat(5_000_000) });
    expect([code, stderr]).toEqual([2, expect.stringContaining('The input is larger than 64 MB.')]);
  });

  it('takes flags before and after the command, and settings by precedence', async () => {
    expect((await run(['--json', 'config', 'get', 'url'])).json<{ data: { value: string } }>().data.value).toBe(
      site.url,
    );
    expect((await run(['config', 'set', 'marketplace', 'shopify'])).code).toBe(0);
    expect((await run(['config', 'get', 'marketplace'])).stdout).toBe('shopify\n');
    expect((await run(['config', 'get', 'marketplace'], { env: { LISTWRIGHT_MARKETPLACE: 'amazon' } })).stdout).toBe(
      'amazon\n',
    );
    expect((await run(['config', 'list', '--show-origin'])).stdout).toMatch(/marketplace\tshopify\t.*config\.toml/);
    expect((await run(['config', 'unset', 'marketplace'])).code).toBe(0);
    expect((await run(['config', 'get', 'marketplace'])).stdout).toBe('amazon\n');
  });

  it('has help for everything, and completes', async () => {
    const help = await run(['--help']);
    expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('Examples:')]);
    for (const words of [
      ['help', 'exit-codes'],
      ['help', 'environment'],
      ['help', 'formats'],
      ['help', 'titles', 'fit'],
      ['version'],
    ]) {
      expect((await run(words)).code).toBe(0);
    }
    for (const shell of ['bash', 'zsh', 'fish', 'powershell']) {
      expect((await run(['completion', shell])).stdout).toContain('listings');
    }
    const script = (await run(['completion', 'bash'])).stdout;
    writeFileSync(
      path.join(home, 'complete.bash'),
      `${script}\nCOMP_LINE='listwright listings re'; COMP_POINT=\${#COMP_LINE}\nCOMP_WORDS=(listwright listings re); COMP_CWORD=2; _listwright; echo "\${COMPREPLY[@]}"\n`,
    );
    const completed = await new Promise<string>((resolve) => {
      let out = '';
      const shell = killAfterTests(spawn('bash', [path.join(home, 'complete.bash')]));
      shell.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
      shell.once('close', () => resolve(out.trim()));
    });
    expect(completed).toBe('restore');
  });

  describe('errors as JSON', () => {
    interface Failure {
      readonly ok: false;
      readonly error: { code: string; message: string; detail: string; errors: []; request_id: ''; exit_code: number };
    }

    it.each([
      [['generate', '--bogus', '--json'], /unknown option '--bogus'/],
      [['generat', '--format', 'json'], /Did you mean generate/],
      [['listings', '--format=json'], /A command is missing/],
      [['listings', 'list', '--limit', 'abc', '--json'], /whole number from 1/],
    ])('are documents for %j', async (args, detail) => {
      const failed = await run(args);
      const { ok, error } = failed.json<Failure>();
      expect([failed.code, ok, error.code, error.errors, error.request_id, error.exit_code]).toEqual([
        2,
        false,
        'usage',
        [],
        '',
        2,
      ]);
      expect(error.detail).toMatch(detail);
      expect(failed.stderr).not.toBe('');
    });

    it('work with --format json as two words, and successes have a duration', async () => {
      const failed = await run(['lint', 'no-such-file', '--format', 'json']);
      expect(failed.json<Failure>().error.code).toBe('no_such_file');
      const done = await run(['version', '--json']);
      expect(done.json<{ meta: { elapsed_ms: number } }>().meta.elapsed_ms).toBeGreaterThanOrEqual(0);
    });
  });

  it.each([
    [['listings', 'list', '--limit', 'abc']],
    [['listings', 'list', '--limit', '0']],
    [['listings', 'list', '--status', 'done']],
    [['listings', 'list', '--sort', 'title']],
    [['listings', 'list', '--order', 'down']],
    [['listings', 'list', '-m', 'ebay']],
    [['listings', 'restore', 'x', 'two']],
    [['usage', '--timeout', 'soon']],
    [['generate', 'Oak table', '--tone', 'loud']],
    [['generate', 'Oak table', '-m', 'ebay']],
    [['lint', '-', '--marketplace', 'ebay']],
    [['lint', '-', '--product-class', 'books']],
    [['lint', '-', '--policy', 'yesterday']],
    [['lint', '-', '--policy', '2026-02-30']],
    [['titles', 'fit', '-', '--policy', 'soon']],
    [['serve', '--port', 'http']],
  ])('reject the argument in %j', async (args) => {
    const refused = await run(args, { input: 'Oak table\n' });
    expect([refused.code, refused.stdout, refused.stderr]).toEqual([2, '', expect.stringContaining('is invalid')]);
  });

  it('reject invalid settings', async () => {
    const wrong = await run(['lint', '-'], { input: 'Oak table\n', env: { LISTWRIGHT_MARKETPLACE: 'ebay' } });
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('LISTWRIGHT_MARKETPLACE')]);
    expect((await run(['usage'], { env: { LISTWRIGHT_TIMEOUT: 'soon', LISTWRIGHT_TOKEN: 'x' } })).code).toBe(2);
  });

  it.each([
    ['{"title":5}', 'field title'],
    ['{"bullet_points":["a",{}]}', 'field bullet_points.1'],
    ['{"marketplace":"ebay"}', 'field marketplace'],
    ['[5]', 'is not a JSON object'],
  ])('reject %s in lint', async (input, said) => {
    const refused = await run(['lint', '-'], { input });
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining(said)]);
  });

  describe('with listings', () => {
    const missingId = '01900000-0000-7000-8000-000000000000';
    let env: Record<string, string>;

    beforeAll(async () => {
      env = { LISTWRIGHT_TOKEN: (await registerSeller(site.url)).token };
    });

    async function aListing(name: string): Promise<string> {
      const made = await run(['generate', name, '--json'], { env });
      return made.json<{ data: { listing: { id: string } } }>().data.listing.id;
    }

    it('writes an export to a file when stdout carries JSON', async () => {
      const id = await aListing('Oak side table');
      const exported = await run(['export', 'amazon', id, '--json'], { env });
      const { data, meta } = exported.json<{ data: { file: string; bytes: number }; meta: object }>();
      expect([exported.code, meta]).toEqual([0, { request_id: expect.any(String), elapsed_ms: expect.any(Number) }]);
      expect(path.dirname(data.file)).toBe(realpathSync(home));
      expect(statSync(data.file).size).toBe(data.bytes);
      const both = await run(['export', 'amazon', id, '--json', '-o', '-'], { env });
      expect([both.code, both.json<{ ok: boolean }>().ok]).toEqual([2, false]);
      expect((await run(['export', 'amazon', id], { env })).stdout.startsWith('PK')).toBe(true);
    });

    it('deletes what it can, and reports what failed', async () => {
      const [one, two] = [await aListing('Oak desk'), await aListing('Pine desk')];
      const some = await run(['listings', 'rm', one, missingId, two, '--yes', '--json'], { env });
      expect([some.code, some.json<{ data: object }>().data]).toEqual([
        3,
        {
          removed: [one, two],
          failed: [{ id: missingId, code: expect.any(String), message: expect.any(String) }],
        },
      ]);
      expect(some.stderr).toContain(missingId);
      expect((await run(['listings', 'rm', one, two, '--yes'], { env })).code).toBe(3);
      expect((await run(['listings', 'rm', missingId, '--yes'], { env })).code).toBe(6);
      expect(
        (await run(['listings', 'rm', missingId, one, '--yes'], { env: { LISTWRIGHT_TOKEN: 'not a token' } })).code,
      ).toBe(4);
    });
  });

  describe('sessions', () => {
    let env: Record<string, string>;
    let file: string;

    beforeEach(async () => {
      const config = mkdtempSync(path.join(home, 'config-'));
      env = { XDG_CONFIG_HOME: config };
      file = path.join(config, 'listwright/sessions.json');
      await run(['auth', 'login', '--email', seller.email], { input: seller.password, env });
    });

    function expireToken(): void {
      const { default: stored } = JSON.parse(readFileSync(file, 'utf8')) as { default: object };
      writeFileSync(file, JSON.stringify({ default: { ...stored, token: 'run.out.token' } }));
    }

    it('refreshes once for concurrent commands', async () => {
      expireToken();
      const runs = await Promise.all(Array.from({ length: 4 }, () => runAsProcess(['usage'], { env })));
      expect(runs.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
      expireToken();
      expect((await run(['usage'], { env })).code).toBe(0);
      expect(readdirSync(path.dirname(file))).toEqual(['sessions.json']);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    });

    it('takes over the lock of a killed command', async () => {
      expireToken();
      const long = new Date(Date.now() - 60_000);
      writeFileSync(`${file}.lock`, '');
      utimesSync(`${file}.lock`, long, long);
      expect((await run(['usage'], { env })).code).toBe(0);
    });

    it('logs in with the given token, not the stored one', async () => {
      const other = await registerSeller(site.url);
      const refused = await run(['auth', 'login', '--with-token'], { input: 'not a token\n', env });
      expect(refused.code).toBe(4);
      const login = await run(['auth', 'login', '--with-token'], { input: `${other.token}\n`, env });
      expect(login.stdout).toContain(other.email);
      expect((await run(['auth', 'status'], { env })).stdout).toContain(other.email);
    });
  });

  it("never sends the environment's token to an address that only the folder names", async () => {
    const seen: (string | undefined)[] = [];
    const stranger = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(401).end('{}');
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    writeFileSync(path.join(home, '.listwright.toml'), `url = "${url}"\n`);
    try {
      const bare = { LISTWRIGHT_URL: '' };
      const env = { ...bare, LISTWRIGHT_TOKEN: seller.token, XDG_CONFIG_HOME: path.join(home, 'own') };
      mkdirSync(path.join(home, 'own/listwright'), { recursive: true });
      writeFileSync(path.join(home, 'own/listwright/config.toml'), `url = "${site.url}"\n`);
      const used = await run(['usage'], { env });
      expect([used.code, seen, used.stderr]).toEqual([0, [], expect.stringContaining(`Ignoring ${url}`)]);
      expect((await run(['usage', '--url', url], { env })).code).toBe(4);
      expect(seen).toEqual([`Bearer ${seller.token}`]);
      await run(['usage'], { env: bare });
      expect(seen).toEqual([`Bearer ${seller.token}`, undefined]);
    } finally {
      rmSync(path.join(home, '.listwright.toml'));
      await new Promise((resolve) => stranger.close(resolve));
    }
  });

  describe('the lock of installations and builds', () => {
    const script = (lock: string) =>
      `const { takeLock } = await import(${JSON.stringify(pathToFileURL(path.resolve('scripts/takeLock.mjs')).href)});
       const release = takeLock(${JSON.stringify(lock)}, 'build');
       console.log('held');
       await new Promise((resolve) => process.stdin.once('end', resolve).resume());
       release();`;

    function hold(lock: string) {
      const child = killAfterTests(spawn(process.execPath, ['--input-type=module', '-e', script(lock)]));
      let [stdout, stderr] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
      const held = new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
      const closed = new Promise((resolve) => child.once('close', resolve));
      return { child, held, closed, stdout: () => stdout, stderr: () => stderr };
    }

    it('breaks the lock of a killed holder', async () => {
      const lock = path.join(home, 'killed.lock');
      const killed = hold(lock);
      await killed.held;
      killed.child.kill('SIGKILL');
      await killed.closed;
      expect(existsSync(lock)).toBe(true);
      const next = hold(lock);
      await next.held;
      next.child.stdin.end();
      await next.closed;
      expect([next.stderr(), existsSync(lock)]).toEqual(['', false]);
    });

    it('waits for a live holder, and says so once', async () => {
      const lock = path.join(home, 'living.lock');
      const first = hold(lock);
      await first.held;
      const second = hold(lock);
      await new Promise((resolve) => second.child.stderr.once('data', resolve));
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect([second.stdout(), second.stderr()]).toEqual([
        '',
        `Waiting for another build (pid ${first.child.pid}) …\n`,
      ]);
      first.child.stdin.end();
      await second.held;
      second.child.stdin.end();
      await second.closed;
      expect(existsSync(lock)).toBe(false);
    });
  });
});
