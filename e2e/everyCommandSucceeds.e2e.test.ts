import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthenticatorApp, createTestDatabase, startFakeOpenAi, type TestDatabase } from '@listwright/adapters/testing';
import type { CliEnvironment } from '../packages/cli/src/CliEnvironment.js';
import { createProgram } from '../packages/cli/src/createProgram.js';
import { setPlan } from './harness/bulk.js';
import { runCommand } from './harness/runCommand.js';
import { startWorker, type TestWorker } from './harness/startWorker.js';
import { clientOf, registerSeller, startServer, startSite, type Seller, type TestSite } from './harness/startServer.js';

/** Print text for a shell or a reader, or run until they are stopped. */
const WITHOUT_DOCUMENT = ['serve', 'completion', 'complete-ids', 'help'];
const ADMIN = 'admin@example.com';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The specification names these so; each is there in snake_case, too. */
const NAMES_OF_SPECIFICATION = new Set([
  ...['previewFields', 'totalCustomers', 'activeCustomers', 'totalRevenue', 'monthlyRevenue'],
  ...['totalTransactions', 'pendingTransactions'],
]);
/** What a model writes of the sample that it is tried with. */
const WRITTEN = {
  title: 'Himal Insulated Steel Water Bottle 750 ml',
  item_highlights: '304 stainless steel',
  bullet_points: ['Capacity: holds 750 ml', 'Material: 304 stainless steel', 'Colour: forest green'],
  description: 'A steel water bottle by Himal. It holds 750 ml and weighs 380 g.',
  keywords: ['gym bottle'],
  search_terms: 'flask',
};
const page = (name: string, price: string) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    ...{ '@type': 'Product', name, description: `${name} of steel. Holds 350 ml.` },
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
  })}</script></head><body><h1>${name}</h1></body></html>`;

interface Document<Data> {
  readonly ok: boolean;
  readonly data: Data;
  readonly meta: { readonly elapsed_ms: number };
}

interface Input {
  /** What is piped in. */
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Every command succeeds with `--json`, here or on the server: one document each. Which commands there are says their
 * declaration, so that one that is not run here fails the last test.
 */
describe('with --json, every command that succeeds', () => {
  let site: TestSite;
  let empty: TestDatabase;
  let seller: Seller;
  let worker: TestWorker | undefined;
  let home: string;
  let admin: string;
  const succeeded = new Set<string>();

  beforeAll(async () => {
    site = await startSite({ WORKERS: '0', BACKUP_PASSPHRASE: 'a passphrase of some length' });
    empty = await createTestDatabase({ migrated: false });
    seller = await registerSeller(site.url);
    await setPlan(site, seller, 'enterprise');
    home = mkdtempSync(path.join(tmpdir(), 'listwright-succeeds-'));
    admin = (await clientOf(site.url).accounts.login({ body: { email: ADMIN, password: 'admin password' } })).token;
    const files = {
      'titles.csv': 'title\nHimal Steel Bottle 750 ml\n',
      'products.csv': 'product_name\nOak table\n',
      'mug.html': page('Enamel mug', '12.50'),
      'jug.html': page('Enamel jug', '14.50'),
      'rules.json': '{"dated": "2027-02-10", "changes": []}',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(home, name), text);
    for (const name of ['one.png', 'two.png']) writeFileSync(path.join(home, name), PNG);
  });
  afterAll(async () => {
    await worker?.stop();
    rmSync(home, { recursive: true, force: true });
    await site.close();
    await empty.drop();
  });

  /** Runs a command as the seller and resolves to its data. */
  async function run<Data = Record<string, unknown>>(
    name: string,
    rest: readonly string[] = [],
    { stdin = '', env = { LISTWRIGHT_TOKEN: seller.token } }: Input = {},
  ): Promise<Data> {
    const args = [...name.split(' '), ...rest, '--json', '--no-input'];
    const { code, stdout, stderr } = await runCommand(args, { home, url: site.url, env }, stdin);
    // With what it said, so that a failure shows the reason.
    expect({ name, code, stderr }).toEqual({ name, code: 0, stderr });
    const [line = '', ...more] = stdout.trim().split('\n');
    expect([name, more]).toEqual([name, []]);
    const { ok, data, meta } = JSON.parse(line) as Document<Data>;
    expect([name, ok, typeof data, data !== null, typeof meta.elapsed_ms]).toEqual([
      name,
      true,
      'object',
      true,
      'number',
    ]);
    // The settings of a server are under the names of their variables.
    expect([name, otherKeys(name === 'setup' ? { ...data, settings: {} } : data)]).toEqual([name, []]);
    succeeded.add(name);
    return data;
  }
  const asAdmin = <Data = Record<string, unknown>>(name: string, rest: readonly string[] = [], stdin = '') =>
    run<Data>(`admin ${name}`, rest, { env: { LISTWRIGHT_TOKEN: admin }, stdin });
  /** At the server, with its configuration. */
  const atServer = <Data = Record<string, unknown>>(name: string, rest: readonly string[] = [], input: Input = {}) =>
    run<Data>(name, rest, { ...input, env: { ...site.env, ...input.env, LISTWRIGHT_URL: '' } });

  it('writes, judges and keeps listings', async () => {
    const { listing } = await run<{ listing: { id: string } }>('generate', ['Steel bottle', '-m', 'amazon']);
    const place = [listing.id];
    await run('facts', ['-'], { stdin: 'Steel bottle. Holds 750 ml.' });
    await run('lint', [...place, '--fail-on', 'never']);
    await run('listings list');
    await run('listings show', place);
    await run('listings edit', [...place, '--title', 'Himal Steel Bottle']);
    await run('listings history', place);
    await run('listings restore', [...place, '1']);
    await run('export amazon', [...place, '-o', 'amazon.xlsx']);
    const { listing: other } = await run<{ listing: { id: string } }>('generate', ['Oak table', '-m', 'shopify']);
    await run('export shopify', [other.id, '-o', 'shopify.csv']);
    await run('listings rm', [other.id, '--yes']);
    await run('policy list');
    await run('policy show', ['--marketplace', 'amazon']);
    await run('titles fit', ['titles.csv']);
    await run('spec demo');
    await run('usage');
  });

  it.each([
    ['title-checks', 'run', ['Himal Steel Bottle'], ['Himal Steel Flask'], 'compare'],
    ['title-fits', 'run', ['Himal Steel Bottle'], ['Himal Steel Flask'], 'compare'],
    ['seo', 'check', ['-', '--title', 'Steel bottle'], ['-', '--title', 'Steel flask'], 'compare'],
    ['competitors', 'compare', ['mug.html', '--name', 'Mug'], ['jug.html', '--name', 'Mug'], 'diff'],
  ])('runs %s and keeps the results', async (tool, verb, first, second, compare) => {
    const made = async (rest: readonly string[]) =>
      (await run<{ analysis: { id: string } }>(`${tool} ${verb}`, rest, { stdin: 'Holds 750 ml.' })).analysis.id;
    const [one, other] = [await made(first), await made(second)];
    await run(`${tool} list`);
    await run(`${tool} show`, [one]);
    await run(`${tool} ${compare}`, [one, other]);
    await run(`${tool} export`, [one, '-o', `${tool}.csv`]);
    await run(`${tool} rm`, [one, '--yes']);
  });

  it('keeps products, with pages and photos', async () => {
    interface Shown {
      readonly product: { readonly id: string; readonly photos: readonly { readonly id: string }[] };
    }
    const { product } = await run<Shown>('products add', ['Pine chair']);
    await run('products list');
    await run('products show', [product.id]);
    await run('products facts', [product.id]);
    await run('products activity', [product.id]);
    await run('products edit', [product.id, '--brand', 'Himal']);
    const shown = await run<Shown>('products photos add', [product.id, 'one.png', 'two.png']);
    await run('products photos rm', [product.id, shown.product.photos[0]?.id ?? '', '--yes']);
    await run('products rm', [product.id, '--yes']);
    await run('products import', ['mug.html']);
    await run('analyze', ['mug.html', '--share', '7']);
    const { shares } = await run<{ shares: { id: string }[] }>('shares list');
    await run('shares revoke', [shares[0]?.id ?? '', '--yes']);
  });

  it('runs jobs', async () => {
    const detached = async (marketplace: string) => {
      const args = ['products.csv', '-m', marketplace, '--detach', '--again'];
      return (await run<{ batch_id: string }>('bulk run', args)).batch_id;
    };
    await run('jobs cancel', [await detached('amazon'), '--yes']);
    const other = await detached('shopify');
    await run('bulk cancel', [other, '--yes']);
    await run('bulk resume', [other]);
    worker = startWorker(site.env);
    await worker.started();
    const { batch_id: id } = await run<{ batch_id: string }>('bulk run', ['products.csv', '-m', 'amazon']);
    for (const name of ['bulk list', 'jobs list']) await run(name);
    for (const name of ['bulk status', 'jobs show', 'jobs wait', 'jobs tail']) await run(name, [id]);
    await run('bulk download', [id, '-o', 'results.csv']);
    await run('bulk template', ['csv', '-o', 'template.csv']);
  });

  it('shows and changes plan and account', async () => {
    const buyer = await registerSeller(site.url);
    const { order_id: order } = await buyer.client.billing.createOrder({ body: { amount: 164_900, plan: 'pro' } });
    await fetch(`${site.url}/sandbox/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order, outcome: 'pay' }),
    });
    const own = { env: { LISTWRIGHT_TOKEN: buyer.token } };
    await run('plan show', [], own);
    await run('plan change', ['enterprise', '--yes'], own);
    const { invoices } = await run<{ invoices: { id: string }[] }>('invoices list', [], own);
    await run('invoices download', [invoices[0]?.id ?? '', '-o', 'invoice.pdf'], own);
    const { payments } = await asAdmin<{ payments: { id: string }[] }>('payments list');
    const [{ id } = { id: '' }] = payments;
    await asAdmin('payments show', [id]);
    await asAdmin('payments refund', [id, '--reason', 'Asked for', '--yes']);
  });

  it('signs in, with two steps too', async () => {
    const own = { env: {}, stdin: seller.password };
    await run('auth login', ['--email', seller.email], own);
    for (const name of ['auth status', 'auth token', 'auth switch', 'auth sessions', 'auth totp status'])
      await run(name, [], own);
    await run('auth verify-email', [], own);
    const { secret } = await run<{ secret: string }>('auth totp enable', [], own);
    const enabled = await run<{ recovery_codes: string[] }>(
      'auth totp enable',
      ['--code', new AuthenticatorApp(secret).code()],
      own,
    );
    const [first = ''] = enabled.recovery_codes;
    const made = await run<{ recovery_codes: string[] }>('auth totp recovery-codes', ['--code', first], own);
    await run('auth totp disable', ['--code', made.recovery_codes[0] ?? ''], own);
    const { api_key: key } = await run<{ api_key: { id: string } }>('api-keys create', ['Nightly import'], own);
    await run('api-keys list', [], own);
    await run('api-keys revoke', [key.id, '--yes'], own);
    await run('auth logout', [], own);
  });

  it('administrates', async () => {
    const email = 'ann@example.com';
    await asAdmin('customers create', [email, '--name', 'Ann'], 'a good password');
    await asAdmin('customers list');
    await asAdmin('customers show', [email]);
    await asAdmin('customers edit', [email, '--company', 'Himal']);
    for (const verb of ['block', 'unblock', 'archive', 'restore']) await asAdmin(`customers ${verb}`, [email, '--yes']);
    const { client } = await registerSeller(site.url);
    const { user } = await client.accounts.me();
    const { secret } = await client.accounts.startTotp({ body: { password: 'a good password' } });
    await client.accounts.confirmTotp({ body: { code: new AuthenticatorApp(secret).code() } });
    await asAdmin('customers reset-totp', [user.email, '--yes']);
    await asAdmin('quotas list');
    await asAdmin('quotas set', [email, 'api_calls', '5', '--yes']);
    await asAdmin('quotas reset', [email, 'api_calls', '--yes']);
    await asAdmin('customers delete', [email, `--confirm=${email}`]);
    for (const name of ['transactions list', 'outbox', 'stats', 'server', 'model show', 'audit']) await asAdmin(name);
    await asAdmin('transactions export', ['-o', 'ledger.csv']);
    const branding = await asAdmin('branding show');
    writeFileSync(path.join(home, 'branding.json'), JSON.stringify(branding.branding ?? branding));
    await asAdmin('branding set', ['branding.json']);
    await run('policy update', ['rules.json'], { env: { LISTWRIGHT_TOKEN: admin } });
  });

  it('tries a model', async () => {
    const ai = await startFakeOpenAi();
    ai.answerWith({ content: JSON.stringify(WRITTEN) });
    const server = await startServer({ ...site.env, OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: ai.baseURL });
    const env = { LISTWRIGHT_TOKEN: admin, LISTWRIGHT_URL: server.url };
    expect(await run('admin model try', [], { env })).toMatchObject({ removed: 0 });
    await server.stop();
    await ai.stop();
  });

  it('serves the operator, where the server runs', async () => {
    await atServer('admin users list');
    const second = 'second@example.com';
    await atServer('admin users create', [second, '--generate']);
    for (const [verb, ...rest] of [
      ['demote'],
      ['promote'],
      ['set-password', '--generate'],
      ['create-key'],
      ['sessions end'],
    ])
      await atServer(`admin users ${verb}`, [second, ...rest, '--yes']);
    const { client, email } = await registerSeller(site.url);
    const { secret } = await client.accounts.startTotp({ body: { password: 'a good password' } });
    await client.accounts.confirmTotp({ body: { code: new AuthenticatorApp(secret).code() } });
    await atServer('admin users reset-totp', [email, '--yes']);
    await atServer('migrate');
    await atServer('doctor');
    await atServer('worker', ['--check']);
    await atServer('secrets rotate', [], { env: { SECRET_KEY_OLD: site.env.SECRET_KEY ?? '' } });
    const file = path.join(home, 'backup.zip');
    await atServer('backup create', [file]);
    await atServer('backup create');
    await atServer('backup list');
    await atServer('backup verify', [file]);
    const dataDir = path.join(home, 'restored');
    await atServer('backup restore', [file], { env: { DATABASE_URL: empty.url, LISTWRIGHT_DATA_DIR: dataDir } });
  });

  it('keeps settings', async () => {
    await run('config list');
    await run('config set', ['marketplace', 'amazon']);
    await run('config get', ['marketplace']);
    await run('config unset', ['marketplace']);
    await run('version');
    mkdirSync(path.join(home, 'new'));
    await run('setup', ['--admin-email', ADMIN, '--data-dir', path.join(home, 'new')]);
  });

  it('is each of those that there are', async () => {
    const leaves = leavesOf(await createProgram({} as CliEnvironment, { exitCode: 0 }));
    const expected = leaves.filter((name) => !WITHOUT_DOCUMENT.includes(name));
    expect([...succeeded].toSorted()).toEqual(expected.toSorted());
  });
});

function leavesOf(command: Command, names: readonly string[] = []): readonly string[] {
  if (command.commands.length === 0) return [names.join(' ')];
  return command.commands.flatMap((child) => leavesOf(child, [...names, child.name()]));
}

/** Keys of a document that are not snake_case. */
function otherKeys(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return [...new Set(value.flatMap(otherKeys))];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/u.test(key) || NAMES_OF_SPECIFICATION.has(key) ? [] : [key]),
    ...otherKeys(inner),
  ]);
}
