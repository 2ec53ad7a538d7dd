import { describe, expect, it } from '@jest/globals';
import type { ObjectStore, StoredObject } from '../../src/shared/index.js';

const MEGABYTE = 1024 * 1024;

async function* chunksOf(...texts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

async function* failing(text: string): AsyncGenerator<Uint8Array> {
  yield* chunksOf(text);
  throw new Error('the writer failed');
}

/** The contract of every store. `make` gives one that is empty. */
export function objectStoreContract(name: string, make: () => Promise<ObjectStore>): void {
  async function textOf(store: ObjectStore, key: string): Promise<string | undefined> {
    const content = await store.get(key);
    if (content === undefined) return undefined;
    const chunks: Uint8Array[] = [];
    for await (const chunk of content.chunks) chunks.push(chunk);
    await content.close();
    const bytes = Buffer.concat(chunks);
    expect(bytes).toHaveLength(content.size);
    return bytes.toString('utf8');
  }

  async function listed(store: ObjectStore, folder: string): Promise<readonly StoredObject[]> {
    const all: StoredObject[] = [];
    for await (const one of store.list(folder)) all.push(one);
    return all.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  }

  describe(`${name} as a store of files`, () => {
    it('returns what was put, and its size', async () => {
      const store = await make();
      expect(await store.put('results/one.csv', chunksOf('name,', 'größe\n'))).toBe(13);
      expect(await textOf(store, 'results/one.csv')).toBe('name,größe\n');
      expect(await store.exists('results/one.csv')).toBe(true);
    });

    it('takes files without content, and large ones', async () => {
      const store = await make();
      expect(await store.put('empty.txt', chunksOf())).toBe(0);
      expect(await textOf(store, 'empty.txt')).toBe('');
      const piece = new Uint8Array(MEGABYTE).fill(97);
      const size = await store.put('large.txt', chunksOf(...Array.from({ length: 12 }, () => piece)));
      expect(size).toBe(12 * MEGABYTE);
      expect(await textOf(store, 'large.txt')).toHaveLength(12 * MEGABYTE);
    });

    it('knows nothing of what was never put or is deleted', async () => {
      const store = await make();
      await store.put('a/one.csv', chunksOf('1'));
      await store.delete('a/one.csv');
      await store.delete('a/one.csv');
      await store.delete('b/never.csv');
      expect(await store.get('a/one.csv')).toBeUndefined();
      expect(await store.exists('a/one.csv')).toBe(false);
      expect(await listed(store, '')).toEqual([]);
      await store.put('a/one.csv', chunksOf('2'));
      expect(await textOf(store, 'a/one.csv')).toBe('2');
    });

    it('replaces a file atomically', async () => {
      const store = await make();
      await store.put('one.csv', chunksOf('old'));
      await expect(store.put('one.csv', failing('ne'))).rejects.toThrow('the writer failed');
      await expect(store.put('two.csv', failing('ne'))).rejects.toThrow('the writer failed');
      expect([await textOf(store, 'one.csv'), await store.exists('two.csv')]).toEqual(['old', false]);
      await store.put('one.csv', chunksOf('new'));
      expect(await textOf(store, 'one.csv')).toBe('new');
      expect((await listed(store, '')).map(({ key }) => key)).toEqual(['one.csv']);
    });

    it('refuses content that is too large, and keeps nothing of it', async () => {
      const store = await make();
      expect(await store.put('one.csv', chunksOf('12345'), { maxBytes: 5 })).toBe(5);
      const tooLarge = store.put('two.csv', chunksOf('123', '456'), { maxBytes: 5 });
      await expect(tooLarge).rejects.toMatchObject({ kind: 'invalid', code: 'object_too_large' });
      expect(await store.exists('two.csv')).toBe(false);
    });

    it('goes on reading a file that is replaced or deleted meanwhile', async () => {
      const store = await make();
      await store.put('one.csv', chunksOf('old'));
      const content = await store.get('one.csv');
      await store.put('one.csv', chunksOf('newer'));
      await store.delete('one.csv');
      const chunks: Uint8Array[] = [];
      for await (const chunk of content?.chunks ?? []) chunks.push(chunk);
      await content?.close();
      expect(Buffer.concat(chunks).toString()).toBe('old');
    });

    it('supports concurrent puts and deletes in one folder', async () => {
      const store = await make();
      const names = Array.from({ length: 20 }, (_, at) => `jobs/a/${at}.csv`);
      await Promise.all(
        names.map(async (key) => {
          await store.put(key, chunksOf('x'));
          await store.delete(key);
        }),
      );
      expect(await listed(store, 'jobs/')).toEqual([]);
    });

    it('lists a folder with its folders', async () => {
      const store = await make();
      const keys = ['b.txt', 'a/2.txt', 'a/b/1.txt', 'a-b/3.txt', 'a/10.txt', 'a.txt', 'ab/1.txt'];
      for (const key of keys) await store.put(key, chunksOf(key));
      expect((await listed(store, '')).map(({ key }) => key)).toEqual([...keys].sort());
      const [first, ...rest] = await listed(store, 'a/');
      expect(first).toEqual({ key: 'a/10.txt', size: 8, changedAt: expect.anything() });
      expect(Math.abs((first?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(365 * 86_400_000);
      expect(rest.map(({ key }) => key)).toEqual(['a/2.txt', 'a/b/1.txt']);
      expect(await listed(store, 'none/')).toEqual([]);
    });

    it('closes files that were not read, read in part or in full, and those already closed', async () => {
      const store = await make();
      await store.put('large.txt', chunksOf(new Uint8Array(3 * MEGABYTE)));
      const never = await store.get('large.txt');
      await never?.close();
      await never?.close();
      const inPart = await store.get('large.txt');
      for await (const _ of inPart?.chunks ?? []) break;
      await inPart?.close();
      await inPart?.close();
      expect(await store.exists('large.txt')).toBe(true);
    });

    it.each(['', '../one.csv', '/etc/passwd', 'a/../../one.csv', 'One.csv', 'no-ending', 'a\\one.csv'])(
      'refuses "%s" as a key',
      async (key) => {
        const store = await make();
        const refused = { kind: 'invalid', code: 'invalid_object_key' };
        await expect(store.put(key, chunksOf('x'))).rejects.toMatchObject(refused);
        await expect(store.get(key)).rejects.toMatchObject(refused);
        await expect(store.exists(key)).rejects.toMatchObject(refused);
        await expect(store.delete(key)).rejects.toMatchObject(refused);
      },
    );

    it('refuses what is no folder', async () => {
      const store = await make();
      await expect(listed(store, '../')).rejects.toMatchObject({ code: 'invalid_object_key' });
    });
  });
}
