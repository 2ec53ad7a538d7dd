import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('a .env in the folder', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'listwright-env-'));
    // Nothing listens there: a program that reads the file fails and says so.
    writeFileSync(
      path.join(folder, '.env'),
      'DATABASE_URL=postgres://nobody@127.0.0.1:9/none\nDATABASE_WAIT_SECONDS=0\nLISTWRIGHT_DATA_DIR=data\n',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (program: string, ...words: string[]) => ended(program, ...words).then(({ text }) => text);
  const ended = (program: string, ...words: string[]) =>
    new Promise<{ code: unknown; text: string }>((resolve) => {
      execFile(
        process.execPath,
        [path.resolve(program), ...words],
        { cwd: folder, env: { PATH: process.env.PATH, HOME: folder } },
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, text: stdout + stderr }),
      );
    });

  it.each([[['doctor']], [['migrate', 'status']]])('is read by %j, which creates nothing', async (words) => {
    expect(await run('bin/listwright.mjs', ...words)).toContain('The database of DATABASE_URL cannot be used');
    expect(readdirSync(folder)).toEqual(['.env']);
  });

  it.each([['serve'], ['worker'], ['migrate']])('is read by %s', async (...words) => {
    // The exit code of what may be tried again.
    expect(await ended('bin/listwright.mjs', ...words)).toEqual({
      code: 10,
      text: expect.stringContaining('The database of DATABASE_URL cannot be used'),
    });
  });

  it('is read by npm start, which prints what it does', async () => {
    const said = await run('scripts/start.mjs');
    expect(said).toContain('Connecting to the database …');
    expect(said).toContain('The database of DATABASE_URL cannot be used');
    // What is built is current, or this run would replace the programs of the tests beside it.
    expect(said).not.toContain('Building');
  });
});
