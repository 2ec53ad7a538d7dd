import { once } from 'node:events';
import yauzl from 'yauzl';
import { entryStream, zipEntries } from '../files/zipEntries.js';
import { BackupFault } from './BackupFault.js';
import type { BackupKey } from './BackupKey.js';
import { backupManifest, backupParts, type BackupManifest } from './backupManifest.js';
import { measured } from './measured.js';

const LARGEST_MANIFEST = 64 * 1024 ** 2;

/** A backup that is open for reading. Whoever opens it closes it. */
export class OpenBackup {
  private constructor(
    readonly manifest: BackupManifest,
    private readonly manifestBytes: Buffer,
    private readonly signature: string,
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
  ) {}

  /** Throws `BackupFault` where the file is no complete backup that this version can read. */
  static async open(file: string): Promise<OpenBackup> {
    const zip = await opened(file);
    try {
      const entries = new Map<string, yauzl.Entry>();
      for await (const entry of zipEntries(zip)) entries.set(entry.fileName, entry);
      const bytes = await textOf(zip, entries.get(backupParts.manifest));
      const signature = (await textOf(zip, entries.get(backupParts.signature))).toString('latin1');
      const parsed = backupManifest.safeParse(JSON.parse(bytes.toString('utf8')));
      if (!parsed.success) throw new BackupFault('its manifest is not one that this version reads');
      return new OpenBackup(parsed.data, bytes, signature, zip, entries);
    } catch (error) {
      zip.close();
      throw new BackupFault(`${file} is no complete backup: ${(error as Error).message}.`);
    }
  }

  /** Whether the manifest is as this key has signed it. */
  isSignedBy(key: BackupKey): boolean {
    return key.hasSigned(this.manifestBytes, this.signature);
  }

  /** The content of a part. At its end it is compared with the manifest: throws `BackupFault` where it differs. */
  async *part(name: string, expected: { readonly sha256: string; readonly rows?: number }): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new BackupFault(`The backup is damaged: ${name} is missing.`);
    let isSame = false;
    try {
      yield* measured(entryStream(this.zip, entry), ({ sha256, lines }) => {
        isSame = sha256 === expected.sha256 && (expected.rows === undefined || lines === expected.rows);
      });
    } catch (error) {
      throw new BackupFault(`The backup is damaged: ${name} cannot be read (${(error as Error).message}).`);
    }
    if (!isSame) throw new BackupFault(`The backup is damaged: ${name} is not what was saved.`);
  }

  /** Reads everything once. Throws `BackupFault` where a part differs from the manifest, is missing, or is not in it. */
  async check(): Promise<void> {
    const { tables, files } = this.manifest;
    const known = new Map<string, Parameters<OpenBackup['part']>[1]>([
      ...tables.map((table) => [backupParts.table(table.name), table] as const),
      ...files.map((file) => [backupParts.file(file.path), file] as const),
    ]);
    const strange = [...this.entries.keys()].find(
      (name) => !known.has(name) && name !== backupParts.manifest && name !== backupParts.signature,
    );
    if (strange !== undefined) throw new BackupFault(`The backup is damaged: ${strange} is not in its manifest.`);
    for (const [name, expected] of known) for await (const chunk of this.part(name, expected)) void chunk;
  }

  async close(): Promise<void> {
    const closed = once(this.zip, 'close');
    this.zip.close();
    await closed;
  }
}

function opened(file: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) =>
      error === null ? resolve(zip) : reject(new BackupFault(`${file} cannot be read as a backup: ${reasonOf(error)}`)),
    );
  });
}

/** The library's own words for a missing end are about the format. */
function reasonOf({ message }: Error): string {
  if (/end of central directory/iu.test(message)) return 'it is no zip file, or was cut off.';
  return message.endsWith('.') ? message : `${message}.`;
}

async function textOf(zip: yauzl.ZipFile, entry: yauzl.Entry | undefined): Promise<Buffer> {
  if (entry === undefined) throw new BackupFault('it has no manifest');
  if (entry.uncompressedSize > LARGEST_MANIFEST) throw new BackupFault('its manifest is too large');
  const chunks: Buffer[] = [];
  for await (const chunk of entryStream(zip, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
