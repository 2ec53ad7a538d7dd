import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { rowWitnessContract, WATCHED_PLAN, watchedRow } from '@listwright/application/testing';
import { RowProcess } from './RowProcess.js';

const PROGRAM = pathToFileURL(path.resolve('packages/adapters/testing/isolation/rowProgram.mjs'));

describe('RowProcess', () => {
  let dir: string;
  let opened: RowProcess[] = [];

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-rows-'));
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
    rmSync(dir, { recursive: true, force: true });
  });

  function open(program = PROGRAM, silenceMs = 60_000): RowProcess {
    const made = new RowProcess({ program, env: { PATH: process.env.PATH }, silenceMs, idleMs: 60_000 });
    opened = [...opened, made];
    return made;
  }

  rowWitnessContract('RowProcess', open);

  it.each(['abort', 'exit'])('fails a row that ends its process (%s), and does the next one', async (way) => {
    const rows = open();
    const row = watchedRow(way);
    expect(await rows.execute(row, WATCHED_PLAN)).toMatchObject({ row, kind: 'failed' });
    expect(await rows.execute(watchedRow('ab'), WATCHED_PLAN)).toMatchObject({ kind: 'done' });
  });

  it('fails a row that hangs', async () => {
    expect(await open(PROGRAM, 1000).execute(watchedRow('hang'), WATCHED_PLAN)).toMatchObject({ kind: 'failed' });
  });

  it('tries a row again whose process was killed, but not for ever', async () => {
    const rows = open();
    const once = watchedRow(`once ${path.join(dir, 'killed')}`);
    expect(await rows.execute(once, WATCHED_PLAN)).toMatchObject({ kind: 'done', result: 'onceonce' });
    expect(await rows.execute(watchedRow('killed'), WATCHED_PLAN)).toMatchObject({ kind: 'failed' });
  });

  it('blames no row where the process does not start', async () => {
    const missing = open(pathToFileURL(path.join(dir, 'missing.mjs')));
    await expect(missing.execute(watchedRow('ab'), WATCHED_PLAN)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
