import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repeatedEntry, workbookOf, zipOf, type ZipEntry } from '../../testing/index.js';
import { guardWorkbook, TABLE_LIMITS } from './guardWorkbook.js';

const WORKBOOK: ZipEntry = { name: 'xl/workbook.xml', content: '<workbook/>' };

const refused = (bytes: Uint8Array, reason: RegExp, limits = TABLE_LIMITS) =>
  expect(guardWorkbook(bytes, 'file', limits)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'unsafe_workbook',
    message: expect.stringMatching(reason),
    faults: [{ path: 'file' }],
  });

describe('guardWorkbook', () => {
  it('lets an ordinary workbook pass', async () => {
    await expect(guardWorkbook(zipOf([WORKBOOK]), 'file')).resolves.toBeUndefined();
    await expect(guardWorkbook(workbookOf({ sheets: ['<row r="1"/>'] }), 'file')).resolves.toBeUndefined();
  });

  it('refuses a bomb by what really comes out of it', async () => {
    await refused(
      zipOf([{ name: 'xl/sheet.xml', content: Buffer.alloc(60 * 1024 * 1024, '<a>') }]),
      /more than 40 MB/,
      {
        ...TABLE_LIMITS,
        bytes: 40 * 1024 ** 2,
      },
    );
  });

  it('refuses an entry past its own limit, whatever all may hold', async () => {
    const bytes = zipOf([WORKBOOK, { name: 'xl/media/a.bin', content: Buffer.alloc(2 * 1024 ** 2) }]);
    await refused(bytes, /more than 1 MB/, { ...TABLE_LIMITS, entryBytes: 1024 ** 2 });
  });

  it('refuses one cell of 300 MB, and a tag as long', async () => {
    const cell = repeatedEntry('xl/worksheets/sheet1.xml', '<c><v>', 'x'.repeat(1024), 300 * 1024, '</v></c>');
    const tag = repeatedEntry('xl/worksheets/sheet1.xml', '<c r="', 'A'.repeat(1024), 300 * 1024, '"/>');
    await refused(zipOf([WORKBOOK, cell]), /longer than any cell/);
    await refused(zipOf([WORKBOOK, tag]), /longer than any cell/);
  });

  it('refuses more rows and more shared strings than a table has, also under a prefix', async () => {
    const sheet = (unit: string, before = '<worksheet>') => [
      WORKBOOK,
      repeatedEntry('xl/worksheets/sheet1.xml', before, unit, 1_100_000, ''),
    ];
    await refused(zipOf(sheet('<row/>')), /more rows than Excel allows/);
    await refused(zipOf(sheet('<x:row r="1">', '<x:worksheet>')), /more rows than Excel allows/);
    await expect(guardWorkbook(zipOf(sheet('<rowBreak/>')), 'file', TABLE_LIMITS)).resolves.toBeUndefined();
    const strings = repeatedEntry('xl/sharedStrings.xml', '<sst>', '<si><t>a</t></si>', 2_100_000, '</sst>');
    await refused(zipOf([WORKBOOK, strings]), /more texts than a table/);
    const long = repeatedEntry(
      'xl/sharedStrings.xml',
      '<sst>',
      `<si><t>${'x'.repeat(1000)}</t></si>`,
      70_000,
      '</sst>',
    );
    await refused(zipOf([WORKBOOK, long]), /more than 64 MB/);
  });

  it('refuses an entry that lies about its size', async () => {
    await refused(zipOf([{ name: 'xl/sheet.xml', content: '<a/>'.repeat(1_000_000), declaredSize: 100 }]), /damaged/);
  });

  it('refuses a directory that holds more than its end record says', async () => {
    const bytes = zipOf([WORKBOOK, { name: 'xl/sheet.xml', content: Buffer.alloc(60 * 1024 * 1024) }]);
    const end = bytes.length - 22;
    bytes[end + 8] = 1;
    bytes[end + 10] = 1;
    await refused(bytes, /directory is not what it says/);
  });

  it('refuses thousands of entries, said and unsaid', async () => {
    const entries = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `xl/${index}.xml`, content: 'x' }));
    await refused(zipOf(entries(1500)), /too many parts/);
    await refused(zipOf(entries(65_536 + 2)), /directory is not what it says/);
  });

  it('refuses entries that lie over one another, or reach into the directory', async () => {
    const first = { name: 'xl/a.xml', content: '<a/>' };
    await refused(zipOf([WORKBOOK, first, { ...WORKBOOK, name: 'xl/workbook2.xml', offset: 0 }]), /over one another/);
  });

  it('refuses a part that is there twice', async () => {
    await refused(zipOf([WORKBOOK, { ...WORKBOOK, name: 'XL/Workbook.xml' }]), /a part twice/);
  });

  it('refuses an archive in a part, and an archive that is no workbook', async () => {
    const inner = Buffer.from(zipOf([WORKBOOK]));
    await refused(zipOf([WORKBOOK, { name: 'xl/embeddings/a.bin', content: inner }]), /another archive/);
    await refused(zipOf([{ name: 'word/document.xml', content: '<w/>' }]), /archive of other files/);
  });

  it('refuses zip64, in the directory and behind it', async () => {
    const extra = Buffer.from([1, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    await refused(zipOf([{ ...WORKBOOK, declaredSize: 0xffffffff, extra }]), /zip64/);
    const bytes = Buffer.from(zipOf([WORKBOOK]));
    const end64 = Buffer.alloc(56);
    end64.writeUInt32LE(0x06064b50, 0);
    const workbook = Buffer.concat([bytes.subarray(0, -22), end64, bytes.subarray(-22)]);
    await refused(new Uint8Array(workbook), /directory is not what it says/);
  });

  it.each([
    ['at the start', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
    ['in small letters behind a long comment', `<!--${'x'.repeat(70_000)}--><!doctype x><x/>`],
    ['across two chunks', `<!--${'x'.repeat(16_384 - 11)}--><!DOCTYPE x><x/>`],
    ['in UTF-16', Buffer.from('\uFEFF<!DOCTYPE x><x/>', 'utf16le')],
  ])('refuses entities %s', async (_, content) => {
    await refused(zipOf([{ name: 'xl/workbook.xml', content }]), /declares XML entities/);
  });

  it('refuses parts outside itself and links to other workbooks', async () => {
    await refused(zipOf([{ name: '../evil.xml', content: 'x' }]), /outside itself|damaged/);
    await refused(zipOf([{ name: 'xl/../../evil.xml', content: 'x' }]), /outside itself|damaged/);
    await refused(
      zipOf([WORKBOOK, { name: 'xl/externalLinks/externalLink1.xml', content: '<x/>' }]),
      /other workbooks/,
    );
  });

  it('refuses a workbook that is locked or cut off', async () => {
    const whole = zipOf([WORKBOOK, { name: 'xl/worksheets/sheet1.xml', content: '<worksheet/>'.repeat(500) }]);
    await expect(guardWorkbook(whole, 'file')).resolves.toBeUndefined();
    for (const length of [whole.length - 1, whole.length - 30, 200, 40, 4])
      await expect(guardWorkbook(whole.subarray(0, length), 'file')).rejects.toMatchObject({ kind: 'invalid' });
    // Excel packs a workbook with a password into a compound file, which begins so.
    const locked = new Uint8Array(4096);
    locked.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    await expect(guardWorkbook(locked, 'file')).rejects.toMatchObject({ kind: 'invalid' });
  });

  const samples = path.resolve('../shared/samples/messy-xlsx');
  const given = existsSync(samples) ? readdirSync(samples).filter((name) => name.endsWith('.xlsx')) : [];
  const inline = workbookOf({ sheets: ['<row><c t="inlineStr"><is><t>a</t></is></c></row>'] });
  it.each([
    { name: 'inline-string.xlsx', bytes: inline },
    { name: 'truncated.xlsx', bytes: inline.subarray(0, inline.length / 2) },
    ...given.map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(samples, name))) })),
  ])('refuses $name only if it cannot be read', async ({ name, bytes }) => {
    const outcome = await guardWorkbook(bytes, 'file').then(
      () => 'read',
      () => 'refuse',
    );
    expect(outcome).toBe(/password|truncated/.test(name) ? 'refuse' : 'read');
  });
});
