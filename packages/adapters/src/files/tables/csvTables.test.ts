import { describe, expect, it } from '@jest/globals';
import { tableReaderContract } from '@listwright/application/testing';
import { FileTableReader } from './FileTableReader.js';

const reader = new FileTableReader();

const bytesOf = (content: string | Buffer, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(typeof content === 'string' ? Buffer.from(content, encoding) : content);

async function read(content: string | Buffer, name = 'products.csv') {
  const table = await reader.open({ name, bytes: bytesOf(content) });
  const rows = [];
  for await (const row of table.rows) rows.push(row);
  return { ...table, rows };
}

const cells = async (content: string | Buffer) => (await read(content)).rows.map((row) => row.cells);

const refused = (content: string | Buffer, sentence: RegExp, name?: string) =>
  expect(read(content, name)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'unreadable_table',
    message: expect.stringMatching(sentence),
    faults: [{ path: 'file' }],
  });

tableReaderContract('FileTableReader, of text', async () => ({
  reader: new FileTableReader(),
  file: { name: 'products.csv', bytes: bytesOf(`a,b\n${'1,2\n'.repeat(2500)}`) },
}));

describe('a CSV', () => {
  it('numbers its rows as a spreadsheet does, and leaves blank ones out', async () => {
    const { header, rows } = await read('a,b\n1,2\n\n"x\ny",3\n , \n4\n5,6,,7\n');
    expect(header).toEqual(['a', 'b']);
    expect(rows).toEqual([
      { number: 2, cells: ['1', '2'], surplus: 0 },
      { number: 4, cells: ['x\ny', '3'], surplus: 0 },
      { number: 6, cells: ['4', ''], surplus: 0 },
      { number: 7, cells: ['5', '6'], surplus: 1 },
    ]);
  });

  it.each([
    ['utf-8', bytesOf('name\tb\nKöln €\t1\n')],
    ['utf-8', bytesOf('\uFEFFname\tb\nKöln €\t1\n')],
    ['utf-16le', bytesOf('\uFEFFname\tb\nKöln €\t1\n', 'utf16le')],
    ['utf-16le', bytesOf('name\tb\nKöln €\t1\n', 'utf16le')],
    ['utf-16be', bytesOf(Buffer.from('\uFEFFname\tb\nKöln €\t1\n', 'utf16le').swap16())],
    ['utf-16be', bytesOf(Buffer.from('name\tb\nKöln €\t1\n', 'utf16le').swap16())],
    ['windows-1252', bytesOf(Buffer.from('name\tb\nK\xf6ln \x80\t1\n', 'latin1'))],
  ])('in %s is read right, mark or not', async (encoding, bytes) => {
    const table = await read(Buffer.from(bytes));
    expect([table.encoding, table.delimiter, table.header, table.rows[0]?.cells]).toEqual([
      encoding,
      '\t',
      ['name', 'b'],
      ['Köln €', '1'],
    ]);
  });

  it('decodes characters split across two chunks', async () => {
    const long = 'ä'.repeat(30_000);
    const rows = Array.from({ length: 40 }, (_, at) => `${at},x${'y'.repeat(at)}${long}`);
    expect(await cells(`n,t\n${rows.join('\n')}`)).toEqual(rows.map((row) => row.split(',')));
  });

  it.each([
    [';', 'name;price\nA;1,5\nB;2,7\n'],
    [';', 'name;text\nA;"x, y, z, w"\nB;"p, q, r, s"\n'],
    [',', 'name,text\nA,"x; y; z\n; w; v"\nB,";;;;"\n'],
    ['\t', 'name\ttext\nA, b, c\tx\n'],
    ['|', 'name|text\nA|x, y\n'],
    [';', 'sep=;\nname;price\nA;1,5\n'],
    [',', 'a,b\r\n"x\r\ny",1\r\n'],
  ])('is parted by %j: %j', async (delimiter, text) => {
    const table = await read(text);
    expect([table.delimiter, table.header.length, table.rows.every(({ surplus }) => surplus === 0)]).toEqual([
      delimiter,
      2,
      true,
    ]);
  });

  it('of one column keeps the commas of its texts', async () => {
    const { delimiter, rows } = await read('title\nAc, 5 In 1, Copper\n"Quoted, too"\nPlain\n');
    expect(delimiter).toBeUndefined();
    expect(rows.map((row) => row.cells[0])).toEqual(['Ac, 5 In 1, Copper', 'Quoted, too', 'Plain']);
  });

  it.each([
    ['CR LF', 'a,b\r\n1,"2"\r\n3,4\r\n'],
    ['LF', 'a,b\n1,"2"\n3,4'],
    ['CR', 'a,b\r1,"2"\r3,4\r'],
    ['both', 'a,b\r\n1,"2"\n3,4\r\n'],
    ['both, quoted last', 'a,b\n1,"2"\r\n3,4\n'],
  ])('ends its lines with %s', async (_, text) => {
    expect(await cells(text)).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('keeps quotes, line breaks and spaces inside texts', async () => {
    expect(await cells('a,b\n"say ""hi""\r\nnow",  x \n5" pipe,"6"" pipe"\n')).toEqual([
      ['say "hi"\r\nnow', '  x '],
      ['5" pipe', '6" pipe'],
    ]);
  });

  it('restores texts that an export escaped against formulas', async () => {
    expect(await cells("a,b\n'=1+1,''=x\n'plain,'-5\n")).toEqual([
      ['=1+1', "'=x"],
      ["'plain", '-5'],
    ]);
  });

  it('distinguishes columns without a name or with the same name', async () => {
    expect((await read(',brand,Brand,brand,,\n1,2,3,4,5,6\n')).header).toEqual([
      'Column 1',
      'brand',
      'Brand',
      'brand (2)',
    ]);
    expect((await read('brand,brand,brand (2)\n1,2,3\n')).header).toEqual(['brand', 'brand (3)', 'brand (2)']);
  });

  it.each([
    ['nothing', '', /^This file is empty/],
    ['blank lines', '\n\n  \n', /holds no table/],
    ['a header alone', 'product_name,brand\n\n', /a header but no rows/],
    ['a zero byte', 'a,b\n1,\0\n', /zero bytes/],
    ['a quote that is never closed', 'a,b\n1,2\n3,"4\n5,6\n', /^Row 3 opens a double quote that is never closed/],
    [
      'a cell past Excel’s longest',
      `a,b\n1,${'x'.repeat(32_768)}\n`,
      /^Row 2, column b: the cell has 32,768 characters/,
    ],
    [
      '201 columns',
      `${Array.from({ length: 201 }, (_, at) => `c${at}`).join(',')}\n1\n`,
      /has 201 columns; the limit is 200/,
    ],
  ])('that holds %s is refused', async (_, text, sentence) => {
    await refused(text, sentence);
  });

  it('stops at a quote that runs on before it has read all of it', async () => {
    await refused(`a,b\n1,"${'x'.repeat(20_000_000)}`, /^Row 2 opens a double quote/);
  });

  it('lets other work run between its pieces', async () => {
    const text = `a,b\n${'some text,more text\n'.repeat(200_000)}`;
    let turns = 0;
    let done = false;
    const turn = () => {
      turns += 1;
      if (!done) setImmediate(turn);
    };
    setImmediate(turn);
    expect((await read(text)).rows).toHaveLength(200_000);
    done = true;
    expect(turns).toBeGreaterThan(5);
  });
});

describe('a file that is no table', () => {
  it.each([
    ['a PNG image', '\x89PNG\r\n\x1a\n', 'a.xlsx'],
    ['a JPEG image', '\xff\xd8\xff\xe0', 'a.csv'],
    ['a PDF document', '%PDF-1.7', 'a.csv'],
    ['a web page', '\n<!DOCTYPE html><html>', 'a.csv'],
    ['a web page', '<table><tr><td>', 'a.xlsx'],
    ['an XML or HTML document', '<svg onload="alert(1)"/>', 'a.csv'],
    ['an XML or HTML document', '\xef\xbb\xbf<?xml version="1.0"?>', 'a.csv'],
    ['a JSON document', '[{"title": "x"}]', 'a.csv'],
    ['a GIF image', 'GIF89a=1;alert(1)', 'a.csv'],
    ['a compressed archive', '\x1f\x8b\x08', 'a.csv'],
  ])('is called what it is: %s', async (what, content, name) => {
    await refused(Buffer.from(content, 'latin1'), new RegExp(`^This file is ${what}, not a table`), name);
  });

  it.each([
    ['a,b\n1,2\n', 'a.xlsx', /named \.xlsx but is plain text/],
    ['PK\x03\x04', 'a.csv', /is a workbook but is named \.csv/],
    ['a,b\n1,2\n', 'a.pdf', /end in \.pdf are not read/],
    ['a,b\n1,2\n', 'products', /no ending/],
  ])('by its name is refused: %j named %s', async (content, name, sentence) => {
    await refused(content, sentence, name);
  });

  it.each(['a.CSV', 'a.tsv', 'a.txt', 'folder.x/a.csv'])('is not said of %s', async (name) => {
    expect((await read('a,b\n1,2\n', name)).rows).toHaveLength(1);
  });
});
