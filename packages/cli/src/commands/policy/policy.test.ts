import { afterEach, describe, expect, it } from '@jest/globals';
import { currentRules, ruleSetFor } from '@listwright/domain/marketplaces';
import { runCli } from '../../runCli.js';

interface Source {
  readonly name: string;
  readonly reference: string;
  readonly read: string;
}

interface Dated {
  readonly from: string | null;
  readonly until: string | null;
  readonly source: Source | null;
}

interface Shown {
  readonly rule_set: {
    readonly id: string;
    readonly from: string;
    readonly until: string | null;
    readonly source: Source;
    readonly limits: readonly (Dated & { readonly name: string; readonly value: number })[];
    readonly rules: readonly (Dated & { readonly id: string })[];
  };
}

interface Listed {
  readonly rule_sets: readonly { readonly id: string; readonly from: string; readonly in_force: boolean }[];
  readonly total: number;
}

describe('the rules of the marketplaces', () => {
  const offline: typeof fetch = () => Promise.reject(new Error('The rules are shown without a server.'));
  afterEach(() => currentRules.use(undefined));

  async function run(argv: readonly string[], isTTY = false, fetch = offline, stdin = '') {
    let [stdout, stderr] = ['', ''];
    const output = (write: (text: string) => void) => ({
      isTTY,
      columns: 100,
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const code = await runCli(argv, {
      stdin: { isTTY: false, text: async () => stdin, bytes: async () => new TextEncoder().encode(stdin) },
      stdout: output((text) => (stdout += text)),
      stderr: output((text) => (stderr += text)),
      env: { HOME: '/nowhere', XDG_CONFIG_HOME: '/nowhere', LISTWRIGHT_TOKEN: 'token' },
      cwd: '/',
      fetch,
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    return { code, stdout, stderr };
  }
  const dataOf = <T>(stdout: string) => (JSON.parse(stdout) as { data: T }).data;
  const listed = async (...argv: string[]) => dataOf<Listed>((await run(['policy', 'list', '--json', ...argv])).stdout);
  const shown = async (...argv: string[]) =>
    dataOf<Shown>((await run(['policy', 'show', '--json', ...argv])).stdout).rule_set;

  it('lists the rule sets in force today, or on another day', async () => {
    const today = await listed();
    expect(today.total).toBe(23 * 2 + 1);
    expect(new Set(today.rule_sets.map(({ from }) => from))).toEqual(new Set(['2026-07-27', '2026-05-22']));
    const before = await listed('--date', '2026-07-26', '--marketplace', 'amazon', '--product-class', 'media');
    expect(before.total).toBe(23);
    expect(new Set(before.rule_sets.map(({ from }) => from))).toEqual(new Set(['2025-01-21']));
  });

  it('lists the history of a store, and which of its rule sets is in force', async () => {
    const options = ['--marketplace-id', 'A21TJRUUN4KGV', '--product-class', 'general', '--date', '2025-06-01'];
    const { rule_sets: sets } = await listed('--history', ...options);
    expect(sets.map(({ from, in_force: inForce }) => [from, inForce])).toEqual([
      ['2024-08-15', false],
      ['2025-01-21', true],
      ['2026-07-27', false],
    ]);
    const text = await run(['policy', 'list', '--history', ...options], true);
    expect(text.stderr).toBe('3 rule sets, 1 rule set in force on 2025-06-01.\n');
    expect(text.stdout).toMatch(/^amazon-in-general-2025-01-21 .*India .*2025-01-21 +2026-07-27/m);
  });

  it('says so where nothing matches', async () => {
    const { code, stderr } = await run(['policy', 'list', '--marketplace-id', 'NONE', '--json']);
    expect([code, stderr]).toEqual([
      0,
      '0 rule sets in force on 2026-11-22.\nCheck --marketplace-id, or remove options.\n',
    ]);
  });

  it('shows each limit and rule with its first day and its source', async () => {
    const ruleSet = await shown('amazon-us-general-2026-07-27');
    const [title, ...others] = ruleSet.limits;
    expect(title).toMatchObject({ name: 'title, at most', value: 75, from: '2026-07-27', rule: 'amazon.title.length' });
    expect(title?.source?.name).toContain('75-character title rule');
    for (const one of [...others, ...ruleSet.rules]) {
      expect(one.from).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(one.source).toEqual({ name: expect.any(String), reference: expect.any(String), read: '2026-11' });
    }
    const { rules } = ruleSetFor({ marketplace: 'amazon', on: '2026-11-22' });
    expect(ruleSet.rules.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
  });

  it('shows the rules of a day by marketplace', async () => {
    const ruleSet = await shown('-m', 'amazon', '--date', '2026-07-26');
    expect(ruleSet).toMatchObject({ id: 'amazon-us-general-2025-01-21', from: '2025-01-21', until: '2026-07-27' });
    expect(ruleSet.limits[0]?.value).toBe(200);
    expect((await shown('-m', 'shopify')).id).toBe('shopify-general-2026-05-22');
  });

  it('says that the rules of a day before the first are not known', async () => {
    const day = ['-m', 'amazon', '--date', '2024-08-14'];
    expect((await run(['policy', 'show', ...day])).stderr).toBe(
      'The rules of 2024-08-14 are not known: these are the oldest, from 2024-08-15.\n',
    );
    expect((await run(['policy', 'list', ...day])).stderr).toContain('The rules of 2024-08-14 are not known');
    for (const command of ['show', 'list'])
      expect((await run(['policy', command, '-m', 'amazon', '--date', '2024-08-15'])).stderr).not.toContain(
        'not known',
      );
  });

  it('shows text at a terminal, and a line for each rule in a pipe', async () => {
    const terminal = (await run(['policy', 'show', 'amazon-us-media-2026-07-27'], true)).stdout;
    expect(terminal).toContain('Amazon United States, media, from 2026-07-27');
    expect(terminal).toContain('title, at most: 200 characters  (since 2024-08-15');
    expect(terminal).toContain('title, shown on phones: 80 characters  (for previews only)');
    const piped = (await run(['policy', 'show', 'shopify-general-2026-05-22'])).stdout.trimEnd().split('\n');
    const { rules } = ruleSetFor({ marketplace: 'shopify', on: '2026-11-22' });
    expect(piped.map((line) => line.split('\t')[0])).toEqual(rules.map(({ id }) => id));
  });

  it.each([
    [['policy', 'show', 'amazon-us-general-2020-01-01'], 6, 'policy list --history'],
    [['policy', 'show', 'shopify-general-2026-05-22', '--date', '2026-07-01'], 2, 'Give the id alone'],
    [['policy', 'show', '--marketplace-id', 'NONE'], 2, 'ATVPDKIKX0DER'],
    [['policy', 'list', '--date', '27.07.2026'], 2, 'Use a date such as 2026-07-27.'],
  ])('refuses %j', async (argv, code, advice) => {
    const outcome = await run(argv);
    expect([outcome.code, outcome.stderr]).toEqual([code, expect.stringContaining(advice)]);
  });

  const file = {
    dated: '2027-02-10',
    changes: [
      {
        marketplace: 'amazon',
        from: '2027-03-01',
        countries: ['US'],
        limits: { title_max: 80 },
        ended_rules: [],
        source: { name: 'Seller Forums', reference: 'sellercentral.amazon.com/forums/1', read: '2027-01' },
      },
    ],
  };

  it('imports a file of rules at the server', async () => {
    const bodies: unknown[] = [];
    const server: typeof fetch = async (address, init) => {
      bodies.push([init?.method, new URL(String(address)).pathname, JSON.parse(String(init?.body))]);
      return Response.json({ success: true, data: { rules: file, is_new: bodies.length === 1 } });
    };
    const update = () => run(['policy', 'update', '-'], true, server, JSON.stringify(file));
    expect((await update()).stdout).toContain('Imported the rules of 2027-02-10: 1 change.');
    expect((await update()).stdout).toContain('are in force already');
    expect(bodies[0]).toEqual(['PUT', '/api/admin/rules', file]);
    const broken = await run(['policy', 'update', '-'], false, offline, '{');
    expect([broken.code, broken.stderr]).toEqual([2, expect.stringContaining('not JSON')]);
  });

  it('shows the imported rules of the server on request', async () => {
    const server: typeof fetch = async () => Response.json({ success: true, data: { rules: file } });
    const { stdout } = await run(
      ['policy', 'list', '--server', '--date', '2027-03-01', '--product-class', 'general', '--json'],
      false,
      server,
    );
    const changed = dataOf<Listed>(stdout).rule_sets.filter(({ from }) => from === '2027-03-01');
    expect(changed.map(({ id }) => id)).toEqual(['amazon-us-general-2027-03-01-r2027-02-10']);
    const none: typeof fetch = async () => Response.json({ success: true, data: { rules: null } });
    const shownNow = await run(['policy', 'show', '--server', '--date', '2027-03-01', '--json'], false, none);
    expect(dataOf<Shown>(shownNow.stdout).rule_set.id).toBe('amazon-us-general-2026-07-27');
  });
});
