import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Argument, Command } from 'commander';
import { errorCodes } from '@listwright/domain/shared';
import type { CliEnvironment } from './CliEnvironment.js';
import { commandErrors } from './commandErrors.js';
import { createProgram } from './createProgram.js';
import { EXIT } from './exitCode.js';
import { ValueArgument } from './values/ValueArgument.js';
import { runCli } from './runCli.js';

const ID = '01920000-0000-7000-8000-00000000000a';

/** Work where they run, on this machine's files or database, and ask no server; a logout succeeds whatever the server says. */
const LOCAL =
  /^(?:setup|serve|worker|migrate|doctor|secrets|backup|config|completion|complete-ids|help|version|titles|facts|policy|admin users|auth logout|auth switch)\b/;

/** Print text for a shell or a reader, or run until they are stopped. */
const WITHOUT_DOCUMENT = ['serve', 'worker', 'completion', 'complete-ids', 'help'];

/** Inputs that arguments of their names do not say. */
const INPUTS: Readonly<Record<string, readonly string[]>> = {
  lint: [ID],
  analyze: ['https://shop.example/mug'],
  'products import': ['https://shop.example/mug'],
  'seo check': ['-'],
  'competitors compare': ['https://example.com/a', '--name', 'Oak table'],
  'auth login': ['--email', 'ann@example.com'],
  'auth totp disable': ['--code', '123456'],
  'auth totp recovery-codes': ['--code', '123456'],
  'listings restore': [ID, '2'],
  'plan change': ['professional'],
  'products edit': [ID, '--brand', 'Himal'],
  'admin customers edit': [ID, '--company', 'Himal'],
  'admin branding set': ['branding.json'],
  facts: ['-'],
  migrate: ['status'],
  'bulk template': ['csv'],
  'config get': ['url'],
  'config set': ['url', 'https://listings.example.com'],
  'config unset': ['url'],
  'policy show': ['--marketplace', 'amazon'],
  'titles fit': ['titles.csv'],
  'admin quotas set': [ID, 'listings_generated', '10'],
};

/** What each refusal of a server is to a script. */
const REFUSALS: readonly (readonly [number, number])[] = [
  [401, EXIT.unauthenticated],
  [403, EXIT.forbidden],
  [404, EXIT.notFound],
  [409, EXIT.conflict],
  [422, EXIT.usage],
  [503, EXIT.unavailable],
];

/** How many requests of each command changed something. */
const written = new Map<string, number>();

const leaves = leavesOf(await createProgram({} as CliEnvironment, { exitCode: 0 }));

describe('every command', () => {
  let folder: string;
  let completions: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-every-'));
    writeFileSync(path.join(folder, 'products.csv'), 'product_name\nSteel bottle\n');
    writeFileSync(path.join(folder, 'titles.csv'), 'title\nSteel bottle\n');
    writeFileSync(path.join(folder, 'branding.json'), '{}');
    completions = (await run(['completion', 'bash'], 503)).stdout;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs a command against a server that refuses everything. */
  async function run(argv: readonly string[], status: number) {
    let stdout = '';
    let calls = 0;
    const keys: (string | null)[] = [];
    const output = (write: (text: string) => void) => ({
      isTTY: false,
      columns: 80,
      write: (text: string | Uint8Array) => write(String(text)),
    });
    const environment: CliEnvironment = {
      stdin: { isTTY: false, text: async () => 'a good password', bytes: async () => Buffer.from('Steel bottle') },
      stdout: output((text) => (stdout += text)),
      stderr: output(() => undefined),
      env: {
        ...{ HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_TOKEN: 'token' },
        LISTWRIGHT_DATA_DIR: path.join(folder, 'none'),
        // What follows a job asks a server that is gone again and again, for this long.
        LISTWRIGHT_TIMEOUT: '1',
      },
      cwd: folder,
      fetch: async (_address, init) => {
        calls += 1;
        if ((init?.method ?? 'GET') !== 'GET')
          keys.push(new Headers(init?.headers as Record<string, string>).get('idempotency-key'));
        const problem = { type: 'about:blank', title: 'Refused', status, code: 'refused', detail: 'Refused.' };
        return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } });
      },
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    };
    return { code: await runCli(argv, environment), stdout, calls, keys };
  }

  it('is found', () => {
    expect(leaves.length).toBeGreaterThan(70);
    expect(new Set(leaves.map(({ name }) => name)).size).toBe(leaves.length);
  });

  it.each(leaves)('$name has help with its arguments and options', async ({ name, command }) => {
    const { code, stdout } = await run([...name.split(' '), '--help'], 503);
    expect(code).toBe(EXIT.done);
    expect(command.description()).toMatch(/^[a-z].*[^.]$/);
    const own = command.options.filter(({ hidden }) => !hidden).map(({ flags }) => flags);
    for (const shown of [command.description(), ...own, ...command.registeredArguments.map((one) => one.name())])
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(shown.replaceAll(/\s+/g, ' '));
  });

  it.each(leaves.filter(({ command }) => !isHidden(command)))(
    '$name is completed with its options, their values and those of its arguments',
    ({ name, command }) => {
      const words =
        new RegExp(`"${name}"\\|"${name} "\\*\\) choices="([^"]*)"`).exec(completions)?.[1]?.split(' ') ?? [];
      for (const { long, hidden } of command.options) if (!hidden && long) expect(words).toContain(long);
      for (const { long, hidden, argChoices } of command.options)
        if (!hidden && argChoices)
          expect(completions).toContain(`"${name}"*"|${long}") COMPREPLY=($(compgen -W "${argChoices.join(' ')}"`);
      for (const argument of command.registeredArguments) {
        const values = argument instanceof ValueArgument ? argument.values : argument.argChoices;
        if (values) expect(completions).toContain(`COMPREPLY=($(compgen -W "${values.join(' ')}" -- "$current")) ;;`);
      }
      const names = name.split(' ');
      const above = names.slice(0, -1).join(' ');
      expect(
        new RegExp(`^ *"${above}"(?:\\|"${above} "\\*)?\\) choices="([^"]*)"`, 'm').exec(completions)?.[1]?.split(' '),
      ).toContain(names.at(-1));
    },
  );

  it.each(leaves)('$name refuses a flag that it does not have, as a usage error in one document', async ({ name }) => {
    const { code, calls, stdout } = await run([...name.split(' '), '--no-such-flag', '--json'], 503);
    const { ok, error } = JSON.parse(stdout) as Document;
    expect({ code, calls, ok, error }).toMatchObject({
      ...{ code: EXIT.usage, calls: 0, ok: false },
      error: { code: 'usage', exit_code: EXIT.usage, errors: [], detail: expect.any(String) },
    });
  });

  it.each(leaves.filter(({ name }) => LOCAL.test(name) && !WITHOUT_DOCUMENT.includes(name)))(
    '$name prints one JSON document where it runs, with a listed code where it fails',
    async ({ name, command }) => {
      const { code, stdout } = await run(
        [...name.split(' '), ...(INPUTS[name] ?? inputOf(command)), '--json', '--no-input'],
        503,
      );
      const { ok, data, meta, error } = JSON.parse(stdout) as Document;
      if (ok) expect([typeof data, typeof meta?.elapsed_ms]).toEqual(['object', 'number']);
      else
        expect([error?.exit_code, Object.keys({ ...commandErrors, ...errorCodes })]).toEqual([
          code,
          expect.arrayContaining([error?.code]),
        ]);
    },
  );

  it.each(leaves.filter(({ name }) => !LOCAL.test(name)))(
    '$name reports refusals by exit code, and as one JSON document',
    async ({ name, command }) => {
      for (const [status, exitCode] of REFUSALS) {
        const { code, stdout, calls, keys } = await run(
          [...name.split(' '), ...(INPUTS[name] ?? inputOf(command)), '--json', '--yes', '--idempotency-key', 'mine'],
          status,
        );
        const { ok, error } = JSON.parse(stdout) as Document;
        expect({ status, code, ok, exit_code: error?.exit_code, isAsked: calls > 0 }).toEqual({
          status,
          code: exitCode,
          ok: false,
          exit_code: exitCode,
          isAsked: true,
        });
        // What changes something takes the key that it was given, or one made of it.
        for (const key of keys) expect(key).toMatch(/^mine(-|$)/);
        written.set(name, keys.length);
      }
    },
  );

  it('is sent with its idempotency key where it changes something', () => {
    const writing = [...written].flatMap(([name, requests]) => (requests > 0 ? [name] : []));
    expect(writing).toEqual(
      expect.arrayContaining(['generate', 'products add', 'competitors compare', 'seo check', 'api-keys create']),
    );
  });
});

/** What `--json` prints. */
interface Document {
  readonly ok: boolean;
  readonly data?: unknown;
  readonly meta?: { readonly elapsed_ms: number };
  readonly error?: { readonly code: string; readonly exit_code: number };
}

interface Leaf {
  readonly name: string;
  readonly command: Command;
}

/** Not in help and completion: for scripts of shells. */
function isHidden(command: Command): boolean {
  return command.parent?.createHelp().visibleCommands(command.parent).includes(command) === false;
}

function leavesOf(command: Command, names: readonly string[] = []): readonly Leaf[] {
  if (command.commands.length === 0) return [{ name: names.join(' '), command }];
  return command.commands.flatMap((child) => leavesOf(child, [...names, child.name()]));
}

/** Arguments and options without which the command does not run. */
function inputOf(command: Command): readonly string[] {
  const needed = command.options.filter(({ mandatory }) => mandatory);
  return [
    ...command.registeredArguments.map((argument) => valueOf(argument)),
    ...needed.flatMap(({ long, argChoices }) => [long ?? '', argChoices?.[0] ?? 'text']),
  ];
}

function valueOf(argument: Argument): string {
  if (argument.argChoices?.[0] !== undefined) return argument.argChoices[0];
  if (/file/.test(argument.name())) return 'products.csv';
  if (/id|listing|job|product|customer|payment|key/.test(argument.name())) return ID;
  return 'text';
}
