import { beforeAll, describe, expect, it } from '@jest/globals';
import { tableReaderContract } from '@listwright/application/testing';
import { threadFromSource, workbookOf, type WorkbookSource } from '../../../testing/index.js';
import { FileTableReader } from './FileTableReader.js';
import { THREAD_LIMITS, type ThreadLimits } from './xlsx/SheetThread.js';
import { ThreadSlots } from './xlsx/ThreadSlots.js';

let body: URL;
beforeAll(async () => {
  body = await threadFromSource('files/tables/xlsx/sheetWorker');
});

async function readBytes(bytes: Uint8Array, reader = new FileTableReader(body)) {
  const table = await reader.open({ name: 'products.xlsx', bytes });
  const rows = [];
  for await (const row of table.rows) rows.push(row);
  return { ...table, rows };
}

const read = (source: WorkbookSource) => readBytes(workbookOf(source));
const inline = (...texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
const HEADER = `<row r="1">${inline('a', 'b', 'c')}</row>`;
/** The cells of a second row that is written so. */
const second = async (row: string, rest: Omit<WorkbookSource, 'sheets'> = {}) =>
  (await read({ sheets: [HEADER + row], ...rest })).rows[0]?.cells;

/** One thread and no queue: a thread that is not freed at once fails the next file. */
tableReaderContract('FileTableReader, of workbooks', async () => ({
  reader: new FileTableReader(body, THREAD_LIMITS, new ThreadSlots({ threads: 1, waiting: 0, waitMs: 1 })),
  file: {
    name: 'products.xlsx',
    bytes: workbookOf({ sheets: [`<row>${inline('a', 'b')}</row>${`<row>${inline('1', '2')}</row>`.repeat(2500)}`] }),
  },
}));

describe('a workbook', () => {
  it('numbers its rows as the sheet does', async () => {
    const { header, rows } = await read({
      sheets: [`<row r="3">${inline('a', 'b')}</row><row r="4"/><row r="7">${inline('1', '2', '', '4')}</row>`],
    });
    expect(header).toEqual(['a', 'b']);
    expect(rows).toEqual([{ number: 7, cells: ['1', '2'], surplus: 1 }]);
  });

  it('is read where rows and cells lack their references, some or all', async () => {
    const { rows } = await read({
      sheets: [
        `<row>${inline('a', 'b', 'c')}</row><row><c r="B2"><v>1</v></c><c><v>2</v></c></row><row r="5"><c><v>3</v></c><c r="C5"><v>4</v></c></row><row><c><v>5</v></c></row>`,
      ],
    });
    expect(rows).toEqual([
      { number: 2, cells: ['', '1', '2'], surplus: 0 },
      { number: 5, cells: ['3', '', '4'], surplus: 0 },
      { number: 6, cells: ['5', '', ''], surplus: 0 },
    ]);
  });

  it('is read where its elements carry a prefix', async () => {
    const main = 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
    const sheet = `<x:worksheet ${main}><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row><x:row r="2"><x:c r="A2" t="s"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const strings = `<x:sst ${main}><x:si><x:t>name</x:t></x:si><x:si><x:t>Bottle</x:t></x:si></x:sst>`;
    const { header, rows } = await read({
      sheets: [''],
      strings: '',
      more: [
        { name: 'xl/worksheets/sheet1.xml', content: sheet },
        { name: 'xl/sharedStrings.xml', content: strings },
      ],
    });
    expect([header, rows[0]?.cells]).toEqual([['name'], ['Bottle']]);
  });

  it('joins the runs of rich texts, inline and shared, and leaves readings out', async () => {
    const rich =
      '<r><rPr><b/></rPr><t>Oak </t></r><r><t xml:space="preserve">Table</t></r>\n <rPh sb="0" eb="1"><t>オーク</t></rPh><phoneticPr fontId="1"/>';
    expect(
      await second(`<row r="2"><c r="A2" t="inlineStr"><is>${rich}</is></c><c r="B2" t="s"><v>0</v></c></row>`, {
        strings: `<si>\n ${rich}\n</si>`,
      }),
    ).toEqual(['Oak Table', 'Oak Table', '']);
  });

  it('reads escapes once', async () => {
    const texts = ['_x005F_x000D_', 'a_x000A_b', '&lt;b&gt; &amp;amp;', 'x_x0000_y'];
    expect(await second(`<row r="2">${inline(...texts.slice(0, 3))}</row>`)).toEqual(['_x000D_', 'a\nb', '<b> &amp;']);
    expect(
      await second('<row r="2"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row>', {
        strings: [texts[0], texts[2], texts[3]].map((text) => `<si><t>${text}</t></si>`).join(''),
      }),
    ).toEqual(['_x000D_', '<b> &amp;', 'xy']);
  });

  it('takes the result of a formula, whatever it is', async () => {
    expect(
      await second(
        '<row r="2"><c r="A2" t="str"><f>UPPER(B1)</f><v>BOTTLE</v></c><c r="B2" t="b"><f t="shared" si="0"/><v>1</v></c><c r="C2" t="e"><f>NA()</f><v>#N/A</v></c></row>',
      ),
    ).toEqual(['BOTTLE', 'TRUE', '#N/A']);
  });

  it.each([
    ['8123', '8123'],
    ['0.1', '0.1'],
    ['0.30000000000000004', '0.3'],
    ['19.989999999999998', '19.99'],
    ['8901234567890', '8901234567890'],
    ['1.2345678901235E+17', '123456789012350000'],
    ['1E+21', '1000000000000000000000'],
    ['1.5E-7', '0.00000015'],
    ['-2.5E+22', '-25000000000000000000000'],
    ['-0.5', '-0.5'],
    ['1e400', '1e400'],
  ])('shows the number %s as %s', async (stored, shown) => {
    expect((await second(`<row r="2"><c r="A2"><v>${stored}</v></c></row>`))?.[0]).toBe(shown);
  });

  const styles = `<numFmts><numFmt numFmtId="164" formatCode="[Red]0.00&quot; days&quot;"/><numFmt numFmtId="165" formatCode="[$-409]d\\-mmm\\-yyyy;@"/><numFmt numFmtId="166" formatCode="[h]:mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>`;

  it.each([
    ['<c s="1"><v>45292</v></c>', '2024-01-01'],
    ['<c s="3"><v>45292.75</v></c>', '2024-01-01T18:00:00'],
    ['<c s="4"><v>0.5</v></c>', '12:00:00'],
    ['<c s="1"><v>1</v></c>', '1900-01-01'],
    ['<c s="1"><v>61</v></c>', '1900-03-01'],
    ['<c s="1"><f>TODAY()</f><v>45292</v></c>', '2024-01-01'],
    ['<c s="2"><v>3.5</v></c>', '3.5'],
    ['<c s="1"><v>-1</v></c>', '-1'],
    ['<c s="1"><v>99999999</v></c>', '99999999'],
    ['<c t="d"><v>2024-01-05</v></c>', '2024-01-05'],
  ])('shows the date %s as %s', async (cell, shown) => {
    expect((await second(`<row r="2">${cell}</row>`, { styles }))?.[0]).toBe(shown);
  });

  it('counts days from 1904 where it says so', async () => {
    expect((await second('<row r="2"><c s="1"><v>43830</v></c></row>', { styles, from1904: true }))?.[0]).toBe(
      '2024-01-01',
    );
  });

  it('gives the first sheet that holds something, hidden ones last', async () => {
    const sheet = (text: string) => `<row r="1">${inline(text)}</row><row r="2">${inline('1')}</row>`;
    const found = async (source: WorkbookSource) => (await read(source)).header[0];
    expect(await found({ sheets: ['', `<row r="1">${inline('', ' ')}</row>`, sheet('third')] })).toBe('third');
    expect(await found({ sheets: [sheet('lists'), sheet('products')], hidden: [0] })).toBe('products');
    expect(await found({ sheets: ['', sheet('products')], hidden: [1] })).toBe('products');
  });

  it('tears no character at the edges of what is unpacked', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => `<row>${inline(`${'ü'.repeat(at % 50)}😜${at}`)}</row>`);
    const { rows: found } = await read({ sheets: [`<row>${inline('a')}</row>${rows.join('')}`] });
    expect(found.map(({ cells: [cell] }) => cell)).toEqual(
      Array.from({ length: 2000 }, (_, at) => `${'ü'.repeat(at % 50)}😜${at}`),
    );
  });

  it.each([
    ['holds nothing', { sheets: [''] }, /holds no table/],
    ['holds a header alone', { sheets: [HEADER] }, /a header but no rows/],
    [
      'has 300 columns',
      { sheets: [`<row>${inline(...Array.from({ length: 300 }, () => 'x'))}</row>`] },
      /the limit is 200/,
    ],
    [
      'has a row past the last',
      { sheets: [`${HEADER}<row r="1048577">${inline('x')}</row>`] },
      /more rows than a sheet/,
    ],
    [
      'has a cell too long',
      { sheets: [`${HEADER}<row r="2">${inline('x'.repeat(32_768))}</row>`] },
      /^Row 2, column a/,
    ],
    ['is broken off', { sheets: [`${HEADER}<row r="2"><c`] }, /is damaged/],
    ['nests without end', { sheets: [HEADER + '<a>'.repeat(1000)] }, /is damaged/],
    ['has no sheets', { sheets: [], more: [{ name: 'xl/workbook.xml', content: '<workbook/>' }] }, /holds no table/],
  ])('that %s is refused', async (_, source, sentence) => {
    await expect(read(source)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'unreadable_table',
      message: expect.stringMatching(sentence),
    });
  });

  it('is refused in one sentence where it is locked or cut off', async () => {
    const reader = new FileTableReader(body);
    const open = (bytes: Uint8Array, name: string) => reader.open({ name, bytes });
    const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    await expect(open(ole, 'a.xlsx')).rejects.toThrow(/protected by a password/);
    await expect(open(ole, 'a.xls')).rejects.toThrow(/old \.xls format/);
    const workbook = workbookOf({ sheets: [HEADER] });
    await expect(open(workbook.slice(0, workbook.length / 2), 'a.xlsx')).rejects.toThrow(/not a complete \.xlsx file/);
  });
});

describe('the thread that reads a workbook', () => {
  const bytes = workbookOf({ sheets: [HEADER + `<row r="2">${inline('1')}</row>`] });
  const threadThat = (code: string, limits: Partial<ThreadLimits> = {}) =>
    new FileTableReader(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { ...THREAD_LIMITS, ...limits });

  it('may run out of memory, hang, crash or leave: one sentence, and the next file is read', async () => {
    const refusals: [FileTableReader, RegExp][] = [
      [
        threadThat('const all = []; for (;;) all.push(new Array(1000).fill({}));', { memoryMb: 24 }),
        /more memory than a table/,
      ],
      [threadThat('for (;;);', { workMs: 300 }), /takes too long to read/],
      [threadThat('throw new Error("secret path /srv");'), /^This workbook is damaged and cannot be read/],
      [threadThat('process.exit(0)'), /is damaged/],
    ];
    await Promise.all(
      refusals.map(([reader, sentence]) =>
        expect(readBytes(bytes, reader)).rejects.toMatchObject({
          kind: 'invalid',
          message: expect.stringMatching(sentence),
        }),
      ),
    );
    expect((await readBytes(bytes)).rows).toHaveLength(1);
  });

  it('is abandoned when the reader stops asking', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `<row>${inline(String(at))}</row>`);
    const reader = new FileTableReader(body, { ...THREAD_LIMITS, idleMs: 50 });
    const table = await reader.open({ name: 'a.xlsx', bytes: workbookOf({ sheets: [HEADER + rows.join('')] }) });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(
      (async () => {
        for await (const _ of table.rows);
      })(),
    ).rejects.toThrow(/waited too long/);
  });

  it('ends with a walk that stops early', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `<row>${inline(String(at))}</row>`);
    const table = await new FileTableReader(body).open({
      name: 'a.xlsx',
      bytes: workbookOf({ sheets: [HEADER + rows.join('')] }),
    });
    for await (const _ of table.rows) break;
    const again = [];
    for await (const row of table.rows) again.push(row);
    expect(again).toEqual([]);
  });
});

describe('the threads that read workbooks', () => {
  const long = () => ({
    name: 'products.xlsx',
    bytes: workbookOf({ sheets: [HEADER + `<row>${inline('1', '2', '3')}</row>`.repeat(2500)] }),
  });
  const readerWith = (slots: ThreadSlots, limits = THREAD_LIMITS) => new FileTableReader(body, limits, slots);
  const walk = async (table: Awaited<ReturnType<FileTableReader['open']>>) => {
    let count = 0;
    for await (const _ of table.rows) count += 1;
    return count;
  };

  it('are a few at once: the next file waits for a free one, and one too many is sent away', async () => {
    const reader = readerWith(new ThreadSlots({ threads: 1, waiting: 1, waitMs: 60_000 }));
    const first = await reader.open(long());
    const second = reader.open(long());
    await expect(reader.open(long())).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'readers_busy',
      details: { retry_after_seconds: 60 },
    });
    // Text needs no thread.
    const text = await reader.open({ name: 'a.csv', bytes: new TextEncoder().encode('a\n1\n') });
    expect(await walk(text)).toBe(1);
    expect(await walk(first)).toBe(2500);
    expect(await walk(await second)).toBe(2500);
    expect(await walk(await reader.open(long()))).toBe(2500);
  });

  it('come free where a file is refused, left in the middle or never walked', async () => {
    const reader = readerWith(new ThreadSlots({ threads: 1, waiting: 1, waitMs: 60_000 }), {
      ...THREAD_LIMITS,
      idleMs: 1,
    });
    await expect(reader.open({ name: 'x.xlsx', bytes: Buffer.from('PK\x03\x04 torn') })).rejects.toThrow();
    await expect(reader.open({ name: 'x.xlsx', bytes: workbookOf({ sheets: [HEADER] }) })).rejects.toMatchObject({
      code: 'unreadable_table',
    });
    const left = await reader.open(long());
    for await (const _ of left.rows) break;
    await reader.open(long());
    expect(
      (await reader.open({ name: 'x.xlsx', bytes: workbookOf({ sheets: [`${HEADER}<row>${inline('1')}</row>`] }) }))
        .header,
    ).toEqual(['a', 'b', 'c']);
  });

  it('are waited for only so long', async () => {
    const slots = new ThreadSlots({ threads: 1, waiting: 5, waitMs: 1 });
    const giveBack = await slots.take();
    await expect(slots.take()).rejects.toMatchObject({ code: 'readers_busy' });
    giveBack();
    giveBack();
    const again = await slots.take();
    await expect(slots.take()).rejects.toMatchObject({ code: 'readers_busy' });
    again();
  });
});
