import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aPageProduct } from '@listwright/application/testing';
import { runCli } from '../../runCli.js';

const NOW = '2026-11-22T12:00:00.000Z';
const read = {
  page: { kind: 'product', reason: 'The page shows one product.' },
  product: { ...aPageProduct({ title: 'Enamel mug' }), reviews: null, availability: 'In Stock' },
  results: [],
  provenance: {},
};
const made = {
  share: {
    id: '01920000-0000-7000-8000-00000000000a',
    title: 'Enamel mug',
    page_url: null,
    created_at: NOW,
    expires_at: '2026-11-29T12:00:00.000Z',
  },
  url: 'https://listwright.example/shared-analysis#token=x',
};

describe('analyze --share', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'listwright-analyze-'));
    writeFileSync(path.join(home, 'mug.html'), '<h1>Enamel mug</h1>');
  });
  afterEach(() => rmSync(home, { recursive: true }));

  /** Runs against a server that answers each request to share with the next of these. */
  async function share(...replies: readonly Response[]) {
    const waiting = [...replies];
    const sent: unknown[] = [];
    let [stdout, stderr] = ['', ''];
    const code = await runCli(['analyze', 'mug.html', '--share', '7', '--url', 'https://listwright.example'], {
      stdin: { isTTY: false, text: async () => '', bytes: async () => new Uint8Array() },
      stdout: { isTTY: false, columns: 80, write: (text) => void (stdout += String(text)) },
      stderr: { isTTY: false, columns: 80, write: (text) => void (stderr += String(text)) },
      env: { HOME: home, XDG_CONFIG_HOME: home, LISTWRIGHT_TOKEN: 'token' },
      cwd: home,
      fetch: async (address, init) => {
        if (!new URL(String(address)).pathname.endsWith('/page-shares'))
          return Response.json({ success: true, data: read });
        sent.push(JSON.parse(String(init?.body)));
        return waiting.shift() ?? Response.error();
      },
      now: () => new Date(NOW),
      interrupted: () => new Promise(() => undefined),
    });
    return { code, sent, shown: stdout + stderr };
  }
  const created = () => Response.json({ success: true, data: made }, { status: 201 });
  const refused = (field: string) =>
    Response.json(
      {
        status: 422,
        code: 'invalid_input',
        detail: 'Check the input.',
        errors: [{ path: field, message: 'Required' }],
      },
      { status: 422 },
    );

  it('names no time, so that a repeat is the same request', async () => {
    const { code, sent, shown } = await share(created());
    expect([code, sent]).toEqual([0, [expect.not.objectContaining({ read_at: expect.anything() })]]);
    expect(shown).toContain(made.url);
  });

  it('names it to a server of an earlier version, which asks for it', async () => {
    const { code, sent, shown } = await share(refused('read_at'), created());
    expect([code, sent]).toEqual([
      0,
      [expect.anything(), expect.objectContaining({ read_at: NOW, expires_in_days: 7 })],
    ]);
    expect(shown).toContain(made.url);
  });

  it('asks once where something else is wrong', async () => {
    const { code, sent } = await share(refused('product.title'), created());
    expect([code === 0, sent.length]).toEqual([false, 1]);
  });
});
