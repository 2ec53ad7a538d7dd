import { spawn } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { killAfterTests } from './harness/killAfterTests.js';

interface Rehearsed {
  readonly code: number | null;
  /** What was found, by what was checked. */
  readonly counts: ReadonlyMap<string, number>;
  readonly lost: readonly string[];
  readonly text: string;
}

/** Runs `npm run rehearse` for one rehearsal, shortened and with a fifth of the load. Its own last check is that its audit sees losses. */
async function rehearsed(...args: readonly string[]): Promise<Rehearsed> {
  const server = process.env.TEST_DATABASE_URL!;
  const child = killAfterTests(
    spawn(process.execPath, ['scripts/rehearse.mjs', '--server', server, '--pace', '300', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = [...text.matchAll(/^ {2}(ok {2}|LOST) +(\d+) {2}(.+)$/gm)];
  return {
    code,
    counts: new Map(lines.map(([, , count, what]) => [what ?? '', Number(count)])),
    lost: lines.filter(([, state]) => state === 'LOST').map(([, , , what]) => what ?? ''),
    text,
  };
}

const AUDITED = [
  'listings written and edited, read back',
  'rows of bulk jobs, each done once',
  'listings stored, none twice, none unrequested',
  'listings charged, each once',
  'payments, each with one entry and one invoice',
];

/** Every kind of thing was there to lose. */
const expectFound = ({ code, counts, lost, text }: Rehearsed, whats: readonly string[]) => {
  // With the text, so that a failure shows what was lost.
  expect({ code, lost, text }).toEqual({ code: 0, lost: [], text });
  expect(whats.filter((what) => (counts.get(what) ?? 0) === 0)).toEqual([]);
};

describe('rehearsed with real programs', () => {
  it('an upgrade and the way back lose no request while both versions run (R-21)', async () => {
    const found = await rehearsed('upgrade', '--minutes', '0.05', '--seed', '21');
    expectFound(found, [
      ...AUDITED,
      'requests while versions were replaced, none failed',
      'migrations that the version before does not know',
    ]);
    expect(found.counts.get('kinds of loss, made on purpose, that the audit sees')).toBe(AUDITED.length);
  });

  it('a backup is restored into an empty data directory: every table, file and secret, and the sign-ins (R-22)', async () => {
    const found = await rehearsed('restore', '--seed', '23');
    expectFound(found, ['tables, each equal', 'rows in them', 'files, each equal']);
    expect(found.counts.get('changed table, made on purpose, that the comparison sees')).toBe(1);
    expect(found.counts.get('sign-ins: password, session, second step')).toBe(13);
  });

  it('the embedded database moves to a server: every table, file and secret, and the sign-ins (R-22, R-23)', async () => {
    const found = await rehearsed('move', '--seed', '22');
    expectFound(found, ['tables, each equal', 'rows in them', 'files, each equal']);
    expect(found.counts.get('changed table, made on purpose, that the comparison sees')).toBe(1);
    expect(found.counts.get('sign-ins: password, session, second step')).toBe(13);
  });

  it('crashes of server, worker and database lose nothing that was acknowledged (R-01, R-03)', async () => {
    const found = await rehearsed('kills', '--minutes', '0.1', '--seed', '1');
    const inBrowser = 'listings that a browser said were saved, read back';
    expectFound(found, [...AUDITED, inBrowser, 'pages opened in the browser']);
    expect(found.counts.get('kinds of loss, made on purpose, that the audit sees')).toBe(AUDITED.length + 1);
    expect(found.text).toMatch(
      /longest outage: \d+\.\d s after a kill of the server, .+ of the worker, .+ of the database/,
    );
    expect(found.text).toMatch(/killed: [1-9]\d* × server, [1-9]\d* × worker, [1-9]\d* × database/);
  });
});
