import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SecretBox } from '@listwright/application/accounts';
import yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import { anOwner } from '../../testing/anOwner.js';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase.js';
import { createContainer } from '../composition/createContainer.js';
import { entryStream, zipEntries } from '../files/zipEntries.js';
import { backups } from '../main/maintenance/backups.js';
import { openPlatform } from '../main/openPlatform.js';
import { work } from '../main/work.js';
import { PostgresTotpFactors } from '../postgres/accounts/PostgresTotpFactors.js';
import type { Database } from '../postgres/Database.js';

const SECRET_KEY = 'a secret key that is long enough to be one';
const PASSPHRASE = 'a passphrase of some length';

describe('a backup', () => {
  let source: TestDatabase;
  let target: TestDatabase;
  let dir: string;
  let file: string;

  beforeEach(async () => {
    [source, target] = [await createTestDatabase(), await createTestDatabase({ migrated: false })];
    dir = mkdtempSync(path.join(tmpdir(), 'listwright-backup-'));
    file = path.join(dir, 'backup.zip');
  });
  afterEach(async () => {
    await Promise.all([source.drop(), target.drop()]);
    rmSync(dir, { recursive: true });
  });

  const env = (place: 'source' | 'target', more: Readonly<Record<string, string | undefined>> = {}) => ({
    DATABASE_URL: (place === 'source' ? source : target).url,
    LISTWRIGHT_DATA_DIR: path.join(dir, place),
    LOG_LEVEL: 'silent',
    SECRET_KEY,
    WORKER_THREADS: '1',
    ...more,
  });

  /** An account with a sealed second step, and an event of the audit log, in one transaction. */
  async function addPerson(seal: (text: string, context: string) => string): Promise<string> {
    return source.database.transaction(async () => {
      const id = await anOwner(source.database);
      await new PostgresTotpFactors(source.database).start(id, seal('JBSWY3DP', id), new Date());
      await source.database.query(
        `insert into audit_events (id, at, actor_id, actor_email, action, address, detail)
          values (gen_random_uuid(), now(), $1, 'ann@example.com', 'made', '::1', $2)`,
        [id, JSON.stringify({ text: 'tab\t, line\n, backslash \\, quote "' })],
      );
      return id;
    });
  }

  async function sealing(): Promise<{ readonly box: SecretBox; readonly close: () => Promise<void> }> {
    const platform = await openPlatform(env('source'));
    return { box: (await createContainer(platform)).get(SecretBox), close: platform.close };
  }

  async function filledSource(): Promise<string> {
    await (await work(env('source'))).stop();
    const { box, close } = await sealing();
    const id = await addPerson((text, context) => box.seal(text, context));
    await close();
    await mkdir(path.join(dir, 'source', 'objects', 'results'), { recursive: true });
    writeFileSync(path.join(dir, 'source', 'branding.json'), '{"name":"Ours"}');
    writeFileSync(path.join(dir, 'source', 'objects', 'results', 'one.csv'), 'sku,title\n');
    await mkdir(path.join(dir, 'source', 'uploads'), { recursive: true });
    writeFileSync(path.join(dir, 'source', 'uploads', 'half'), 'not saved');
    return id;
  }

  it('restores every table, file and secret into an empty place', async () => {
    const id = await filledSource();
    const saved = await backups.create(env('source'), file, { passphrase: PASSPHRASE });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(saved.manifest.files.map(({ path: name }) => name).sort()).toEqual([
      'branding.json',
      'objects/results/one.csv',
    ]);
    expect(await backups.verify(env('source'), file)).toMatchObject({ isSigned: true });

    await backups.restore(env('target', { SECRET_KEY: undefined }), file, { passphrase: PASSPHRASE });
    expect(await contentOf(target.database)).toEqual(await contentOf(source.database));
    for (const name of ['branding.json', 'objects/results/one.csv'])
      expect(readFileSync(path.join(dir, 'target', name), 'utf8')).toBe(
        readFileSync(path.join(dir, 'source', name), 'utf8'),
      );
    expect(existsSync(path.join(dir, 'target', 'uploads'))).toBe(false);

    const platform = await openPlatform(env('target', { SECRET_KEY: undefined }));
    const sealed = (await new PostgresTotpFactors(platform.database).find(id))?.sealedSecret ?? '';
    expect((await createContainer(platform)).get(SecretBox).open(sealed, id)).toBe('JBSWY3DP');
    // Triggers are back in force: the log refuses deletions, and a new account is counted.
    await expect(target.database.query('delete from audit_events')).rejects.toThrow('only added to');
    await platform.close();
    await (await work(env('target', { SECRET_KEY: undefined }))).stop();
  });

  it('is of one moment, however much is written meanwhile', async () => {
    let isDone = false;
    const writing = (async () => {
      for (let count = 0; !isDone || count < 20; count += 1) await addPerson((text) => text);
      return undefined;
    })();
    for (let count = 0; count < 5; count += 1) await backups.create(env('source'), path.join(dir, `${count}.zip`));
    isDone = true;
    await writing;
    await backups.restore(env('target'), path.join(dir, '4.zip'));
    const [counts] = await target.database.query(
      `select count(*)::int as people, (select count(*)::int from totp_factors) as factors,
        (select count(*)::int from audit_events) as events from users`,
    );
    expect(counts).toEqual({ people: counts?.people, factors: counts?.people, events: counts?.people });
    const [at] = await source.database.query<{ people: number }>('select count(*)::int as people from users');
    expect(counts?.people).toBeLessThan(at?.people ?? 0);
  });

  it('leaves nothing where it is interrupted, and ends with the reason', async () => {
    // Before anything was read, and when tables were asked for that are not read any more.
    for (const turns of [0, 20, 200]) {
      const interrupted = new AbortController();
      const making = backups.create(env('source'), file, { signal: interrupted.signal });
      const refused = expect(making).rejects.toThrow('enough');
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      interrupted.abort(new Error('enough'));
      await refused;
      expect(readdirSync(dir)).toEqual([]);
    }
  });

  it('is refused where anything in it was changed, and nothing is written', async () => {
    await filledSource();
    await backups.create(env('source'), file);
    const changed = async (change: (parts: Map<string, Buffer>) => void) => {
      const parts = await partsOf(file);
      change(parts);
      const other = path.join(dir, 'changed.zip');
      await writeZip(other, parts);
      await expect(backups.verify(env('target'), other)).rejects.toThrow();
      return expect(backups.restore(env('target'), other)).rejects;
    };
    const edit = (name: string, from: string, to: string) => (parts: Map<string, Buffer>) => {
      const text = parts.get(name)?.toString() ?? '';
      expect(text).toContain(from);
      parts.set(name, Buffer.from(text.replace(from, to)));
    };
    await (await changed(edit('tables/users.copy', 'Ann', 'Eve'))).toThrow('tables/users.copy is not what was saved');
    await (await changed(edit('files/branding.json', 'Ours', 'Mine'))).toThrow('files/branding.json is not what was');
    await (await changed(edit('manifest.json', '"version": "', '"version": "9'))).toThrow('signature does not fit');
    await (await changed((parts) => parts.delete('tables/users.copy'))).toThrow('tables/users.copy is missing');
    await (await changed((parts) => parts.set('files/more', Buffer.from('x')))).toThrow('files/more is not in its');
    writeFileSync(path.join(dir, 'cut.zip'), readFileSync(file).subarray(0, 2000));
    await expect(backups.restore(env('target'), path.join(dir, 'cut.zip'))).rejects.toThrow(
      'cut.zip cannot be read as a backup: it is no zip file, or was cut off.',
    );
    expect(existsSync(path.join(dir, 'target'))).toBe(false);
    expect(await target.database.query(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
  });

  it('writes nothing outside of the data directory, whatever its manifest says', async () => {
    await filledSource();
    await backups.create(env('source'), file);
    const [parts, outside] = [await partsOf(file), path.join(dir, 'outside.json')];
    const manifest = parts.get('manifest.json')?.toString() ?? '';
    expect(manifest).toContain('"branding.json"');
    parts.set('manifest.json', Buffer.from(manifest.replace('"branding.json"', JSON.stringify(outside))));
    parts.set(`files/${outside}`, parts.get('files/branding.json') ?? Buffer.from(''));
    parts.delete('files/branding.json');
    const forged = path.join(dir, 'forged.zip');
    await writeZip(forged, parts);
    // As where the key is lost: no signature is asked for.
    const other = env('target', { SECRET_KEY: 'another key that is long enough to be one' });
    await expect(backups.restore(other, forged, { acceptsLoss: true })).rejects.toThrow(
      'leads out of the data directory',
    );
    expect(existsSync(outside)).toBe(false);
  });

  it('is refused by a place that is not empty', async () => {
    await filledSource();
    await backups.create(env('source'), file);
    await expect(backups.restore(env('source'), file)).rejects.toThrow('This place is not empty.');
    await target.database.query('create table other (id int)');
    await expect(backups.restore(env('target'), file)).rejects.toThrow('This place is not empty.');
    await target.database.query('drop table other');
    await mkdir(path.join(dir, 'target'), { recursive: true });
    writeFileSync(path.join(dir, 'target', 'branding.json'), '{}');
    await expect(backups.restore(env('target'), file)).rejects.toThrow('This place is not empty.');
  });

  it('needs its key, its passphrase, or someone who accepts the loss', async () => {
    await filledSource();
    await backups.create(env('source'), file, { passphrase: PASSPHRASE });
    const other = env('target', { SECRET_KEY: 'another key that is long enough to be one' });
    await expect(backups.restore(other, file)).rejects.toThrow('set SECRET_KEY to it');
    const none = env('target', { SECRET_KEY: undefined });
    await expect(backups.restore(none, file, { passphrase: 'not the passphrase' })).rejects.toThrow(
      'is not the passphrase',
    );
    expect(await backups.verify(none, file)).toMatchObject({ isSigned: undefined });
    await backups.restore(other, file, { acceptsLoss: true });
    expect(await contentOf(target.database)).toEqual(await contentOf(source.database));
  });

  it('of a newer version is refused with one sentence that names it', async () => {
    await source.database.query(`insert into migrations (name, batch) values ('2099_01_01_more', 1)`);
    await source.database.query(
      `insert into migration_notes (name, version, is_additive) values ('2099_01_01_more', '9.0.0', true)`,
    );
    await backups.create(env('source'), file);
    await expect(backups.restore(env('target'), file)).rejects.toThrow('2099_01_01_more');
  });

  it('stands in the list of the data directory, also where it is damaged', async () => {
    const { file: first } = await backups.create(env('source'));
    writeFileSync(path.join(path.dirname(first), 'zz.zip'), 'no zip');
    const listed = await backups.list(env('source'));
    expect(listed.map(({ file: name, manifest }) => [name, manifest?.format])).toEqual([
      [path.join(path.dirname(first), 'zz.zip'), undefined],
      [first, 1],
    ]);
  });

  it('needs no sequences: no table that it saves has one', async () => {
    const sequences = await source.database.query<{ name: string }>(
      `select c.relname::text as name from pg_class c where relkind = 'S' and relnamespace = 'public'::regnamespace`,
    );
    expect(sequences.map(({ name }) => name).filter((name) => !name.startsWith('migrations'))).toEqual([]);
  });
});

/** Every table of the public schema as text, apart from the lists of migrations. */
async function contentOf(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'migration%' order by 1`,
  );
  const content: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const rows = await database.query<{ text: string }>(`select t::text as text from "${name}" t order by 1`);
    content[name] = rows.map(({ text }) => text);
  }
  return content;
}

async function partsOf(file: string): Promise<Map<string, Buffer>> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.open(file, { lazyEntries: true, autoClose: false }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    ),
  );
  const parts = new Map<string, Buffer>();
  const entries: yauzl.Entry[] = [];
  for await (const entry of zipEntries(zip)) entries.push(entry);
  for (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of entryStream(zip, entry)) chunks.push(chunk);
    parts.set(entry.fileName, Buffer.concat(chunks));
  }
  zip.close();
  return parts;
}

async function writeZip(file: string, parts: ReadonlyMap<string, Buffer>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}
