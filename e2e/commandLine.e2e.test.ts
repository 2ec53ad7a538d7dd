import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly json: <T>() => T;
}

describe('the command line', () => {
  let site: TestSite;
  let seller: Seller;
  let home: string;

  beforeAll(async () => {
    site = await startSite();
    seller = await aSeller(site.url);
    home = mkdtempSync(path.join(tmpdir(), 'listwright-cli-'));
  }, 60_000);
  afterAll(async () => {
    rmSync(home, { recursive: true, force: true });
    await site.close();
  });

  function run(args: readonly string[], options: { input?: string; env?: Record<string, string> } = {}): Promise<Run> {
    const child = spawn(process.execPath, [path.resolve('bin/listwright.mjs'), ...args], {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home, LISTWRIGHT_URL: site.url, ...options.env },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdin.end(options.input ?? '');
    return new Promise((resolve) =>
      child.once('close', (code) => resolve({ code, stdout, stderr, json: <T>() => JSON.parse(stdout) as T })),
    );
  }

  it('says how to sign in, with the exit code for it', async () => {
    const status = await run(['auth', 'status', '--json']);
    expect([status.code, status.json<{ ok: boolean; error: { exit_code: number } }>().error.exit_code]).toEqual([4, 4]);
    expect(status.stderr).toContain('listwright auth login');
  });

  it('signs in with a piped password, keeps the session for itself alone, writes, edits, exports and signs out', async () => {
    const login = await run(['auth', 'login', '--email', seller.email], { input: `${seller.password}\n` });
    expect([login.code, login.stdout]).toEqual([0, `Signed in to ${site.url} as ${seller.email}.\n`]);
    expect(statSync(path.join(home, '.config/listwright/sessions.json')).mode & 0o777).toBe(0o600);

    const generated = await run([
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

    const cached = await run([
      'generate',
      'Steel water bottle 750 ml',
      '--brand',
      'Himal',
      '--attribute',
      'material=stainless steel',
    ]);
    expect(cached.stderr).toContain('Retrieved from Cache!');

    const list = await run(['listings', 'list']);
    expect(list.stdout.split('\t')[0]).toBe(listing.id);
    const edited = await run([
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
    const history = await run(['listings', 'history', listing.id, '--format', 'csv', '--fields', 'version,reason']);
    expect(history.stdout).toBe('version,reason\n2,edited\n1,generated\n');
    expect((await run(['listings', 'restore', listing.id, '1'])).stdout).toContain('as version 3');

    const exported = await run(['export', 'amazon', listing.id, '-o', 'out.xlsx', '--json']);
    expect(exported.code).toBe(0);
    expect(readFileSync(path.join(home, 'out.xlsx')).subarray(0, 2).toString()).toBe('PK');
    expect((await run(['export', 'shopify', listing.id])).code).toBe(2);

    const usage = await run(['usage', '--json']);
    expect(
      usage.json<{ data: { quotas: { listings_generated: { used: number } } } }>().data.quotas.listings_generated.used,
    ).toBe(1);

    expect((await run(['listings', 'rm', listing.id])).code).toBe(2);
    expect((await run(['listings', 'rm', listing.id, '--yes'])).code).toBe(0);
    expect((await run(['listings', 'show', listing.id])).code).toBe(6);
    expect((await run(['auth', 'logout'])).stdout).toBe('Logged out successfully\n');
    expect((await run(['usage'])).code).toBe(4);
  }, 60_000);

  it('ends with the code of the quota', async () => {
    const poor = await aSeller(site.url);
    await site.test.database.query(`update users set quota_overrides = '{"listings_generated": 0}' where id = $1`, [
      poor.id,
    ]);
    const spent = await run(['generate', 'Oak table', '--json'], { env: { LISTWRIGHT_TOKEN: poor.token } });
    expect([spent.code, spent.json<{ error: { code: string } }>().error.code]).toEqual([7, 'quota_exceeded']);
  });

  it('lints without a server, from a pipe, a file and with a fix', async () => {
    const bad = 'BEST SELLER Himal bottle free shipping!!!\n- Money back guarantee.\n';
    const offline = { LISTWRIGHT_URL: 'http://127.0.0.1:9' };
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
  }, 60_000);

  it('fits titles from a pipe, and prints what went where', async () => {
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
  }, 30_000);

  it('tells usage errors, unreachable servers and unknown commands apart', async () => {
    expect((await run(['generate', '--nonsense'])).code).toBe(2);
    const typo = await run(['generat']);
    expect([typo.code, typo.stderr]).toEqual([2, expect.stringContaining('Did you mean generate?')]);
    const nobody = await run(['usage', '--url', 'http://127.0.0.1:9']);
    expect([nobody.code, nobody.stderr]).toEqual([10, expect.stringContaining('listwright serve')]);
    expect((await run(['lint', 'no-such-file'])).code).toBe(2);
  });

  it('takes flags before and after the command, and settings in their order', async () => {
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
  }, 30_000);

  it('helps on everything, and completes', async () => {
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
      `${script}\nCOMP_WORDS=(listwright listings re); COMP_CWORD=2; _listwright; echo "\${COMPREPLY[@]}"\n`,
    );
    const completed = await new Promise<string>((resolve) => {
      let out = '';
      const shell = spawn('bash', [path.join(home, 'complete.bash')]);
      shell.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
      shell.once('close', () => resolve(out.trim()));
    });
    expect(completed).toBe('restore');
  }, 60_000);
});
