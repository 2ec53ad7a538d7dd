import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { api, type Operation } from '@listwright/application/contract/schemas';
import { runCli } from '../../runCli.js';

const ID = '01920000-0000-7000-8000-00000000000a';
const ROW = /^\| `((?:admin|policy) [^`]+)` +\| `([A-Z]+ \/api\/admin[^`]*)` +\|$/gm;

const rows = [...readFileSync('docs/operations.md', 'utf8').matchAll(ROW)].map(
  ([, command = '', operation = '']) => [command, operation] as const,
);

describe('the table of administration by terminal', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-admin-'));
    writeFileSync(path.join(folder, 'branding.json'), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What a command asks the server for. The replies are empty: what follows the call is not of interest here. */
  async function callsOf(command: string): Promise<readonly string[]> {
    const calls: string[] = [];
    const quiet = { isTTY: false, columns: 80, write: () => undefined };
    const named = {
      CUSTOMER: ID,
      PAYMENT: ID,
      EMAIL: 'ann@example.com',
      NAME: 'Ann',
      TEXT: 'Asked',
      FILE: 'branding.json',
    };
    const words = command.replace(/\b[A-Z]{4,}\b/g, (word) => named[word as keyof typeof named]).split(' ');
    await runCli(words, {
      stdin: { isTTY: false, text: async () => 'a good password', bytes: async () => new Uint8Array() },
      ...{ stdout: quiet, stderr: quiet, cwd: folder },
      env: { HOME: folder, XDG_CONFIG_HOME: folder, LISTWRIGHT_TOKEN: 'token' },
      fetch: async (address, init) => {
        calls.push(`${init?.method ?? 'GET'} ${new URL(String(address)).pathname.replace(ID, '{id}')}`);
        const customer = { id: ID, email: 'ann@example.com' };
        const quota = { user_id: ID, id: ID, email: 'ann@example.com', customer };
        const data = { customer, payment: { id: ID, amount: 1, refundable_amount: 1 }, quota, quotas: [quota] };
        return Response.json({ success: true, data: { ...data, customers: [customer], total: 1, next_cursor: null } });
      },
      now: () => new Date('2026-11-22T12:00:00.000Z'),
      interrupted: () => new Promise(() => undefined),
    });
    return calls;
  }

  it('names every operation of administrators', () => {
    const operations = Object.values(api)
      .flatMap((contract) => Object.values(contract) as Operation[])
      .filter(({ access }) => access === 'admin')
      .map(({ method, path: place }) => `${method} ${place}`);
    expect([...new Set(rows.map(([, operation]) => operation))].sort()).toEqual(operations.sort());
  });

  it.each(rows)('is true of %s', async (command, operation) => {
    expect(await callsOf(command)).toContain(operation);
  });
});
