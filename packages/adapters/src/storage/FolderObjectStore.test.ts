import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { FixedClock, objectStoreContract } from '@listwright/application/testing';
import { FolderObjectStore } from './FolderObjectStore.js';

const roots: string[] = [];
afterAll(async () => {
  for (const root of roots) await rm(root, { recursive: true });
});

async function aRoot(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'listwright-objects-'));
  roots.push(root);
  return root;
}

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

objectStoreContract('FolderObjectStore', async () => new FolderObjectStore(await aRoot(), new FixedClock()));

describe('FolderObjectStore', () => {
  const files = async (root: string) => (await readdir(root, { recursive: true })).sort();

  // Of this store alone: the local S3 server of the tests mixes what is written to one name at once.
  it('lets one of several writers win', async () => {
    const root = await aRoot();
    const store = new FolderObjectStore(root, new FixedClock());
    const contents = ['aaaa', 'bbb', 'cc', 'd'];
    await Promise.all(contents.map((content) => store.put('x/one.csv', text(content))));
    expect(contents).toContain(await readFile(path.join(root, 'x', 'one.csv'), 'utf8'));
  });

  it('makes its folder, keeps it to its own user, and leaves nothing that is not complete', async () => {
    const root = path.join(await aRoot(), 'new', 'objects');
    const store = new FolderObjectStore(root, new FixedClock());
    await store.put('a/one.csv', text('1'));
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('x');
      throw new Error('no');
    }
    await expect(store.put('a/two.csv', broken())).rejects.toThrow('no');
    expect(await files(root)).toEqual(['.incoming', 'a', path.join('a', 'one.csv')]);
    expect((await stat(path.join(root, 'a', 'one.csv'))).mode & 0o777).toBe(0o600);
  });

  it('deletes folders that are empty, up to its own', async () => {
    const root = await aRoot();
    const store = new FolderObjectStore(root, new FixedClock());
    await store.put('a/b/one.csv', text('1'));
    await store.put('a/two.csv', text('2'));
    await store.delete('a/b/one.csv');
    expect(await files(root)).toEqual(['.incoming', 'a', path.join('a', 'two.csv')]);
    await store.delete('a/two.csv');
    expect(await files(root)).toEqual(['.incoming']);
  });

  it('deletes incomplete files of a dead process after a day', async () => {
    const root = await aRoot();
    const clock = new FixedClock();
    await new FolderObjectStore(root, clock).put('one.csv', text('1'));
    const [old, young] = [path.join(root, '.incoming', 'old'), path.join(root, '.incoming', 'young')];
    for (const [place, hours] of [
      [old, 25],
      [young, 23],
    ] as const) {
      await writeFile(place, 'half');
      const at = new Date(clock.now().getTime() - hours * 3_600_000);
      await utimes(place, at, at);
    }
    await new FolderObjectStore(root, clock).put('one.csv', text('2'));
    expect(await readdir(path.join(root, '.incoming'))).toEqual(['young']);
  });

  it('lists nothing that is none of ours', async () => {
    const root = await aRoot();
    const store = new FolderObjectStore(root, new FixedClock());
    await store.put('a/one.csv', text('1'));
    await mkdir(path.join(root, 'Lost Found'));
    for (const place of ['.DS_Store', 'a/Thumbs.db', 'Lost Found/one.csv'])
      await writeFile(path.join(root, place), 'x');
    const keys: string[] = [];
    for await (const { key } of store.list('')) keys.push(key);
    expect(keys).toEqual(['a/one.csv']);
  });

  it('has a limit of its own, which no caller can raise', async () => {
    const store = new FolderObjectStore(await aRoot(), new FixedClock(), 3);
    const refused = { code: 'object_too_large' };
    await expect(store.put('one.csv', text('1234'))).rejects.toMatchObject(refused);
    await expect(store.put('one.csv', text('1234'), { maxBytes: 10 })).rejects.toMatchObject(refused);
    expect(await store.put('one.csv', text('123'), { maxBytes: 10 })).toBe(3);
  });

  it('is unavailable where its folder cannot be used, and comes back with it', async () => {
    const root = path.join(await aRoot(), 'objects');
    await writeFile(root, 'a file in the way');
    const store = new FolderObjectStore(root, new FixedClock());
    const unavailable = { kind: 'unavailable', code: 'storage_unavailable' };
    await expect(store.put('one.csv', text('1'))).rejects.toMatchObject(unavailable);
    await expect(store.get('one.csv')).rejects.toMatchObject(unavailable);
    await rm(root);
    expect(await store.put('one.csv', text('1'))).toBe(1);
    await rm(root, { recursive: true });
    expect(await store.put('one.csv', text('1'))).toBe(1);
  });
});
