import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Operation } from '@listwright/application/contract';
import { DomainError } from '@listwright/domain/shared';
import Koa from 'koa';
import { readBody } from './readBody.js';
import { UploadFolder } from './UploadFolder.js';
import { UploadMemoryBudget } from './UploadMemoryBudget.js';

const KB = 1024;
const operation: Operation = {
  method: 'POST',
  path: '/',
  summary: '',
  access: 'user',
  status: 200,
  errors: [],
  files: { file: { description: 'A file', required: true, maxBytes: 100 * KB, accept: [] } },
  reply: { file: true, contentType: '', description: '' },
};

describe('uploads', () => {
  let place: string;
  let folder: UploadFolder;
  let memoryBudget: UploadMemoryBudget;
  let server: Server;
  let url: string;
  /** Work on files that were read; each holds its memory until it is released. */
  let working: { readonly names: string[]; readonly letGo: (() => void)[] };

  beforeAll(() => {
    place = mkdtempSync(path.join(tmpdir(), 'listwright-uploads-'));
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  beforeEach(async () => {
    folder = new UploadFolder(path.join(place, 'uploads'));
    memoryBudget = new UploadMemoryBudget({ total: 100 * KB, waiting: Infinity, waitMs: 60_000 });
    working = { names: [], letGo: [] };
    const app = new Koa();
    // Errors of disconnected callers are expected here.
    app.silent = true;
    app.use(async (context) => {
      try {
        const { files, release } = await readBody(context, operation, { folder, memoryBudget });
        working.names.push(files.file?.name ?? '');
        await new Promise<void>((resolve) => working.letGo.push(resolve));
        release?.();
        context.body = { bytes: files.file?.bytes.length };
      } catch (error) {
        context.status = error instanceof DomainError && error.kind === 'unavailable' ? 503 : 422;
        context.body = { code: (error as DomainError).code };
      }
    });
    await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', resolve)));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterEach(async () => {
    for (const letGo of working.letGo) letGo();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  });

  const send = async (name: string, bytes: number, field = 'file') => {
    const form = new FormData();
    form.set(field, new File([new Uint8Array(bytes)], name));
    const response = await fetch(url, { method: 'POST', body: form });
    return { status: response.status, ...((await response.json()) as { code?: string; bytes?: number }) };
  };
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('are in memory as far as the budget allows: the next waits on the disk, and is read when another is done', async () => {
    const [first, second] = [send('a', 60 * KB), send('b', 40 * KB)];
    await until(() => working.names.length === 2);
    const third = send('c', 50 * KB);
    await until(() => readdirSync(folder.path).length === 1);
    expect(working.names.toSorted()).toEqual(['a', 'b']);
    working.letGo[working.names.indexOf('a')]?.();
    await until(() => working.names.length === 3);
    for (const letGo of working.letGo) letGo();
    expect((await Promise.all([first, second, third])).map(({ bytes }) => bytes)).toEqual([60 * KB, 40 * KB, 50 * KB]);
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it('that wait too long are refused with a sentence, and leave nothing', async () => {
    memoryBudget = new UploadMemoryBudget({ total: 100 * KB, waiting: Infinity, waitMs: 1 });
    const first = send('a', 80 * KB);
    await until(() => working.names.length === 1);
    expect(await send('b', 30 * KB)).toEqual({ status: 503, code: 'uploads_busy' });
    expect(readdirSync(folder.path)).toEqual([]);
    working.letGo[0]?.();
    expect((await first).status).toBe(200);
  });

  it('that are refused leave no files, and release their memory', async () => {
    expect(await send('a', 100 * KB, 'other')).toMatchObject({ status: 422 });
    expect(await send('a', 101 * KB)).toMatchObject({ status: 422, code: 'too_large' });
    expect(readdirSync(folder.path)).toEqual([]);
    const complete = send('a', 100 * KB);
    await until(() => working.letGo.length === 1);
    working.letGo[0]?.();
    expect(await complete).toEqual({ status: 200, bytes: 100 * KB });
  });

  it('with a field of a name that objects have themselves are read like any other', async () => {
    const form = new FormData();
    form.set('__proto__', 'x');
    form.set('constructor', 'x');
    form.set('file', new File([new Uint8Array(10)], 'a'));
    const sent = fetch(url, { method: 'POST', body: form });
    await until(() => working.letGo.length === 1);
    working.letGo[0]?.();
    expect((await sent).status).toBe(200);
  });

  it('that come in slowly take no memory from others', async () => {
    const slow = request(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 90 * KB },
    });
    slow.on('error', () => undefined);
    slow.write(
      `--x\r\ncontent-disposition: form-data; name="file"; filename="slow"\r\ncontent-type: text/csv\r\n\r\n${'s'.repeat(50 * KB)}`,
    );
    await until(() => readdirSync(folder.path).length === 1);
    const quick = send('quick', 100 * KB);
    await until(() => working.letGo.length === 1);
    working.letGo[0]?.();
    expect((await quick).status).toBe(200);
    slow.destroy();
    await until(() => readdirSync(folder.path).length === 0);
  });

  it('that a process left behind are swept when they are old', async () => {
    await folder.prepare(0);
    const [old, young] = ['old', 'young'].map((name) => path.join(folder.path, name)) as [string, string];
    for (const file of [old, young]) writeFileSync(file, 'left');
    utimesSync(old, new Date(1000), new Date(1000));
    expect(await folder.sweep(new Date(2000))).toBe(1);
    expect(readdirSync(folder.path)).toEqual(['young']);
    rmSync(young);
    expect(await new UploadFolder(path.join(place, 'never made')).sweep(new Date())).toBe(0);
  });
});
