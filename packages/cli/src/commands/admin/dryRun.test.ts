import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Command } from 'commander';
import type { CliEnvironment } from '../../CliEnvironment.js';
import { createProgram } from '../../createProgram.js';
import { runCli } from '../../runCli.js';

const ID = '01920000-0000-7000-8000-00000000000a';
const CUSTOMER = { id: ID, email: 'ann@example.com', full_name: 'Ann' };
const PAYMENT = { id: ID, amount: 1649, refundable_amount: 1649, customer_email: 'ann@example.com' };

/** Read, or add something that was not there. */
const HARMLESS = /^(?:list|show|audit|stats|server|outbox|export|try|create)$/u;
/** Act on the database without a server: with a real one, in e2e/adminCommandLine. */
const AT_SERVER = /^users /u;

const leavesOf = (command: Command, names: readonly string[] = []): readonly (readonly [string, Command])[] =>
  command.commands.length === 0
    ? [[names.join(' '), command]]
    : command.commands.flatMap((child) => leavesOf(child, [...names, child.name()]));

const program = await createProgram({} as CliEnvironment, { exitCode: 0 });
const admin = program.commands.find((one) => one.name() === 'admin');
const changing = leavesOf(admin!).filter(([name]) => !HARMLESS.test(name.split(' ').at(-1) ?? ''));

const INPUTS: Readonly<Record<string, readonly string[]>> = {
  'customers edit': [ID, '--deactivate'],
  'quotas set': [ID, 'listings_generated', '10'],
  'quotas reset': [ID, 'listings_generated'],
  'payments refund': [ID, '--reason', 'Asked for'],
  'branding set': ['branding.json'],
};

describe('a command of administrators that changes something', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-dry-'));
    writeFileSync(path.join(folder, 'branding.json'), '{"name":"Ours","public_site":true}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(changing)('has a --dry-run: %s', (_name, command) => {
    expect(command.options.map(({ long }) => long)).toContain('--dry-run');
  });

  it.each(changing.filter(([name]) => !AT_SERVER.test(name)).map(([name]) => name))(
    'changes nothing with --dry-run, also with --yes: %s',
    async (name) => {
      let [stdout, stderr] = ['', ''];
      const methods: string[] = [];
      const output = (write: (text: string) => void) => ({
        ...{ isTTY: false, columns: 80 },
        write: (text: string | Uint8Array) => write(String(text)),
      });
      const argv = ['admin', ...name.split(' '), ...(INPUTS[name] ?? [ID]), '--dry-run', '--yes'];
      const code = await runCli(argv, {
        stdin: { isTTY: false, text: async () => '', bytes: async () => new Uint8Array() },
        stdout: output((text) => (stdout += text)),
        stderr: output((text) => (stderr += text)),
        env: { HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_TOKEN: 'token' },
        cwd: folder,
        fetch: async (_address, init) => {
          methods.push(init?.method ?? 'GET');
          const data = { customer: CUSTOMER, payment: PAYMENT, branding: { name: 'Theirs', public_site: true } };
          return Response.json({ success: true, data });
        },
        now: () => new Date('2026-11-22T12:00:00.000Z'),
        interrupted: () => new Promise(() => undefined),
      });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^Would .+\. Nothing was changed\.$/mu);
      if (name === 'branding set') expect(stdout).toContain('Would change name.');
      expect([...new Set(methods)]).toEqual(['GET']);
    },
  );
});
