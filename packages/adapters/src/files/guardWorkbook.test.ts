import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { guardWorkbook } from './guardWorkbook.js';

/** A zip with the given entries, written by hand so that it can lie. */
function zip(entries: readonly { name: string; content: Buffer; declaredSize?: number }[]): Uint8Array {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize } of entries) {
    const data = deflateRawSync(content);
    const head = (signature: number, extra: number) => {
      const buffer = Buffer.alloc(extra);
      buffer.writeUInt32LE(signature, 0);
      return buffer;
    };
    const local = head(0x04034b50, 30);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(declaredSize ?? content.length, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = head(0x02014b50, 46);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(declaredSize ?? content.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), data);
    central.push(entry, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

const refused = (bytes: Uint8Array) =>
  expect(guardWorkbook(bytes, 'file')).rejects.toMatchObject({ kind: 'invalid', code: 'unsafe_workbook' });

describe('guardWorkbook', () => {
  it('lets an ordinary zip pass', async () => {
    await expect(
      guardWorkbook(zip([{ name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }]), 'file'),
    ).resolves.toBeUndefined();
  });

  it('refuses a bomb by what really comes out of it', async () => {
    await refused(zip([{ name: 'xl/sheet.xml', content: Buffer.alloc(60 * 1024 * 1024) }]));
  });

  it('refuses an entry that lies about its size', async () => {
    await refused(zip([{ name: 'xl/sheet.xml', content: Buffer.alloc(5 * 1024 * 1024), declaredSize: 100 }]));
  });

  it('refuses a directory that holds more than its end record says', async () => {
    const bytes = zip([
      { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
      { name: 'xl/sheet.xml', content: Buffer.alloc(60 * 1024 * 1024) },
    ]);
    const end = bytes.length - 22;
    bytes[end + 8] = 1;
    bytes[end + 10] = 1;
    await refused(bytes);
  });

  it('refuses thousands of entries', async () => {
    await refused(
      zip(Array.from({ length: 1500 }, (_, index) => ({ name: `xl/${index}.xml`, content: Buffer.from('x') }))),
    );
  });

  it('refuses entities and parts outside itself', async () => {
    await refused(zip([{ name: 'xl/workbook.xml', content: Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>') }]));
    await refused(zip([{ name: '../evil.xml', content: Buffer.from('x') }]));
  });

  const samples = path.resolve('../shared/samples/messy-xlsx');
  const files = existsSync(samples) ? readdirSync(samples).filter((name) => name.endsWith('.xlsx')) : [];
  (files.length === 0 ? it.skip : it)(
    'refuses what cannot be read of the messy samples, and nothing else',
    async () => {
      for (const name of files) {
        const expected = JSON.parse(
          readFileSync(path.join(samples, name.replace('.xlsx', '.expected.json')), 'utf8'),
        ) as Record<string, unknown>;
        const outcome = await guardWorkbook(new Uint8Array(readFileSync(path.join(samples, name))), 'file').then(
          () => 'read',
          () => 'refuse',
        );
        if (/password|truncated/.test(name)) expect([name, outcome]).toEqual([name, 'refuse']);
        else expect([name, outcome, Object.keys(expected).length > 0]).toEqual([name, 'read', true]);
      }
    },
  );
});
