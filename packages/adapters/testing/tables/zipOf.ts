import { constants, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** What the entry says of its size, where that is a lie. */
  readonly declaredSize?: number;
  /** Where the entry begins, where it is to lie over another. */
  readonly offset?: number;
  /** The content is deflated already, and this is its size. */
  readonly inflatedSize?: number;
  /** An extra field of the directory, for example zip64. */
  readonly extra?: Buffer;
}

/** A hand-made zip, so that its records can be wrong. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content as string);
    // Copied, since what zlib gives keeps a buffer of 16 kB alive.
    const data = entry.inflatedSize === undefined ? Buffer.from(deflateRawSync(content)) : content;
    const size = entry.declaredSize ?? entry.inflatedSize ?? content.length;
    const extra = entry.extra ?? Buffer.alloc(0);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    const record = Buffer.alloc(46);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(8, 10);
    record.writeUInt32LE(data.length, 20);
    record.writeUInt32LE(size, 24);
    record.writeUInt16LE(name.length, 28);
    record.writeUInt16LE(extra.length, 30);
    record.writeUInt32LE(entry.offset ?? offset, 42);
    locals.push(local, name, data);
    central.push(record, name, extra);
    offset += 30 + name.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length % 65_536, 8);
  end.writeUInt16LE(entries.length % 65_536, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

/** An entry that unpacks to `unit` repeated: deflated blocks that end with a full flush can be concatenated. */
export function repeatedEntry(name: string, before: string, unit: string, times: number, after: string): ZipEntry {
  const block = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const perBlock = Math.max(1, Math.floor((4 * 1024 * 1024) / unit.length));
  const blocks = Math.ceil(times / perBlock);
  const content = Buffer.concat([
    block(before),
    ...Array<Buffer>(blocks).fill(block(unit.repeat(perBlock))),
    deflateRawSync(after),
  ]);
  return { name, content, inflatedSize: (before.length + blocks * perBlock * unit.length + after.length) % 2 ** 32 };
}
