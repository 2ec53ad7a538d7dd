import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createRootStore } from '../../../state/createRootStore';
import { answers } from '../../../testing/answers';
import { aStartedJob } from '../../../testing/aStartedJob';
import { FakeServer } from '../../../testing/FakeServer';
import { MemoryStorage } from '../../../testing/MemoryStorage';
import { bulkTools } from '../bulkTools';
import { BulkUpload, type UploadCheck } from './BulkUpload';

const PREFLIGHT = 'POST /api/bulk/preflight';
const GENERATE = 'POST /api/bulk/listings/generate';
const UPLOAD = 'POST /api/listings/bulk/upload-csv';
const { batch_id: JOB } = aStartedJob();

const aFile = (name = 'products.csv') => new File(['product_name,category,brand\nBottle,Home,Himal'], name);

function aCheck(changes: Partial<UploadCheck> = {}): UploadCheck {
  return {
    kind: 'listings',
    format: 'csv',
    columns: [
      { name: 'product_name', field: 'product_name' },
      { name: 'category', field: 'category' },
      { name: 'maker', field: 'brand' },
    ],
    total: 10,
    valid: 8,
    invalid: 2,
    repeated: 0,
    fault_count: 2,
    faults: [
      { row: 3, column: 'product_name', message: 'Product name is required', value: '', correctable: true },
      { row: 7, column: 'product_name', message: 'Product name is required', value: '', correctable: true },
    ],
    left_faults: [],
    sample: [],
    max_rows: 100,
    listings_left: 2000,
    calls_left: 2000,
    uploads_left: 200,
    remembered: null,
    encoding: 'utf-8',
    encodings: [],
    ...changes,
  };
}

function open(server: FakeServer, tool: (typeof bulkTools)[keyof typeof bulkTools] = bulkTools.csv) {
  return new BulkUpload(createRootStore(server.transport, new MemoryStorage()).client, tool);
}

const sentForm = (server: FakeServer) => server.requests.at(-1)?.body as FormData;

describe('BulkUpload', () => {
  it('takes no other file than CSV and XLSX, and says which', async () => {
    const server = new FakeServer();
    const upload = open(server);
    await upload.choose(aFile('products.pdf'));
    expect(upload.fileFault).toBe('Please upload a CSV file first');
    expect(upload.file).toBeNull();
    const workbook = open(server, bulkTools.workbook);
    await workbook.choose(aFile('products.txt'));
    expect(workbook.fileFault).toBe('Please upload an XLSX file first');
    await upload.choose(new File([], 'products.csv'));
    expect(upload.fileFault).toBe('The file is empty.');
    expect(server.requests).toEqual([]);
  });

  it('takes a workbook where a CSV is usual, with the columns and the upload of a workbook', async () => {
    const check = aCheck({ columns: [{ name: 'product_name', field: 'product_name' }] });
    const server = new FakeServer().on(PREFLIGHT, answers.ok(check)).on(UPLOAD, answers.ok(aStartedJob()));
    const upload = open(server);
    await upload.choose(aFile('products.xlsx'));
    expect(upload.missing).toEqual([]);
    expect(await upload.start.run()).toBe(JOB);
    await upload.choose(aFile('products.csv'));
    expect(upload.missing).toEqual(['category', 'brand']);
  });

  it('checks the chosen file, and sends corrections and columns with the upload', async () => {
    const server = new FakeServer().on(PREFLIGHT, answers.ok(aCheck())).on(GENERATE, answers.ok(aStartedJob()));
    const upload = open(server);
    await upload.choose(aFile());
    expect(upload.canStart).toBe(true);
    upload.corrections.set(3, 'product_name', 'Pot');
    upload.corrections.set(7, 'product_name', 'Pan');
    upload.corrections.set(7, 'product_name', '');
    await upload.setField('category', null);
    expect(upload.missing).toEqual(['category']);
    expect(upload.canStart).toBe(false);
    await upload.setField('category', 'category');
    expect(await upload.start.run()).toBe(JOB);
    const request = server.requests.at(-1);
    expect(request?.headers).toMatchObject({ prefer: 'wait=0', 'idempotency-key': expect.any(String) });
    const form = sentForm(server);
    expect(form.get('csv')).toBeInstanceOf(File);
    expect(form.get('marketplace')).toBe('amazon');
    expect(JSON.parse(String(form.get('fixes')))).toEqual([{ row: 3, column: 'product_name', value: 'Pot' }]);
    expect(JSON.parse(String(form.get('columns')))).toEqual({ category: 'category' });
  });

  it('checks one choice of columns after the other, so that the server remembers the last', async () => {
    const gates: (() => void)[] = [];
    const sent: unknown[] = [];
    const server = new FakeServer().on(PREFLIGHT, async ({ body }) => {
      sent.push(JSON.parse(String((body as FormData).get('columns'))));
      await new Promise<void>((resolve) => gates.push(resolve));
      return answers.ok(aCheck());
    });
    const upload = open(server);
    const chosen = upload.choose(aFile());
    await waitFor(() => expect(gates).toHaveLength(1));
    const changes = [upload.setField('maker', 'sku'), upload.setField('maker', null)];
    gates[0]?.();
    await waitFor(() => expect(gates).toHaveLength(2));
    expect(sent).toEqual([null, { maker: null }]);
    gates[1]?.();
    await Promise.all([chosen, ...changes]);
    expect([sent.length, sent.at(-1), upload.canStart]).toEqual([2, { maker: null }, false]);
  });

  it('sends no check of a file that was waiting when another was chosen', async () => {
    const gates: (() => void)[] = [];
    const sent: unknown[] = [];
    const server = new FakeServer().on(PREFLIGHT, async ({ body }) => {
      const form = body as FormData;
      sent.push([(form.get('file') as File).name, form.get('columns')]);
      await new Promise<void>((resolve) => gates.push(resolve));
      return answers.ok(aCheck());
    });
    const upload = open(server);
    const first = upload.choose(aFile('a.csv'));
    await waitFor(() => expect(gates).toHaveLength(1));
    const change = upload.setField('maker', 'sku');
    const second = upload.choose(aFile('b.csv'));
    await waitFor(() => expect(gates).toHaveLength(2));
    gates.forEach((release) => release());
    await Promise.all([first, change, second]);
    const once = [
      ['a.csv', null],
      ['b.csv', null],
    ];
    expect([sent, upload.preflight.status]).toEqual([once, 'done']);
  });

  it('asks for the encoding where the file does not say it, and sends the one that was chosen', async () => {
    const encodings: UploadCheck['encodings'] = [
      { encoding: 'windows-1253', sample: ['Ξύλινο τραπέζι'] },
      { encoding: 'windows-1252', sample: ['Îýëéíï ôñáðÝæé'] },
    ];
    const server = new FakeServer()
      .on(PREFLIGHT, answers.ok(aCheck({ encoding: 'windows-1253', encodings })))
      .on(GENERATE, answers.ok(aStartedJob()));
    const upload = open(server);
    await upload.choose(aFile());
    expect([upload.isUnsure, upload.canStart]).toEqual([true, false]);
    expect(sentForm(server).get('encoding')).toBeNull();
    server.on(PREFLIGHT, answers.ok(aCheck({ encoding: 'windows-1253' })));
    await upload.setEncoding('windows-1253');
    expect([upload.isUnsure, upload.canStart, upload.encodings]).toEqual([false, true, encodings]);
    expect(await upload.start.run()).toBe(JOB);
    expect(sentForm(server).get('encoding')).toBe('windows-1253');
    await upload.choose(aFile('others.csv'));
    expect([upload.encoding, upload.encodings]).toEqual([null, []]);
  });

  it('asks for the encoding also where no column name can be read', async () => {
    const encodings = [{ encoding: 'windows-1253', sample: ['Όνομα'] }];
    const unknown = answers.problem(422, 'unknown_columns', 'No column is named so.', { header: ['Όνομα'], encodings });
    const upload = open(new FakeServer().on(PREFLIGHT, unknown));
    await upload.choose(aFile());
    expect([upload.isUnsure, upload.isUnknown, upload.encodings]).toEqual([true, true, encodings]);
  });

  it('lets the server check corrections: only valid rows count as ready', async () => {
    const loud = { row: 3, column: 'tone', message: 'Tone must be one of neutral', value: 'loud', correctable: true };
    const more = { ...loud, row: 7, column: 'product_name', message: 'Too long', value: 'Pan' };
    const upload = open(
      new FakeServer().on(PREFLIGHT, ({ body }) => {
        const sent = (body as FormData).get('fixes');
        if (sent === null) return answers.ok(aCheck({ valid: 0, invalid: 10 }));
        const fixes = JSON.parse(String(sent)) as { row: number; value: string }[];
        const isMended = fixes.some(({ row, value }) => row === 3 && value === 'neutral');
        const left_faults = fixes.length === 0 ? [] : isMended ? [more] : [loud, more];
        return answers.ok(aCheck({ valid: isMended ? 1 : 0, invalid: isMended ? 9 : 10, faults: [], left_faults }));
      }),
    );
    await upload.choose(aFile());
    const { corrections, faults } = upload;
    corrections.set(3, 'tone', 'quiet');
    corrections.set(7, 'product_name', 'Pan');
    expect([corrections.isJudging, upload.canStart]).toEqual([true, false]);
    await waitFor(() => expect(corrections.isJudging).toBe(false));
    expect([corrections.mendedRows, upload.check?.valid, upload.canStart]).toEqual([0, 0, false]);
    expect(corrections.leftIn(3)).toEqual([loud]);
    corrections.set(3, 'tone', 'neutral');
    await waitFor(() => expect(corrections.mendedRows).toBe(1));
    expect([upload.check?.valid, upload.check?.invalid, upload.canStart]).toEqual([1, 9, true]);
    expect([corrections.leftIn(3), corrections.leftIn(7)]).toEqual([[], [more]]);
    expect(faults.shown.map(({ row }) => row)).toEqual([3, 7]);
    // The response about the previous file arrives too late.
    const late = corrections.judge.run();
    await upload.choose(aFile('next.csv'));
    await late;
    expect([upload.check?.valid, corrections.mendedRows]).toEqual([0, 0]);
  });

  it('starts only after the check has finished or failed', async () => {
    const server = new FakeServer().on(PREFLIGHT, answers.ok(aCheck()));
    const upload = open(server);
    const checked = upload.choose(aFile());
    expect([upload.preflight.isRunning, upload.canStart]).toEqual([true, false]);
    await checked;
    expect(upload.canStart).toBe(true);
    server.on(PREFLIGHT, answers.problem(503, 'unavailable', 'Later.'));
    await upload.choose(aFile());
    expect([upload.isUnchecked, upload.canStart]).toEqual([true, true]);
    server.on(PREFLIGHT, answers.problem(422, 'bad_file', 'This is no table.'));
    await upload.choose(aFile());
    expect([upload.isUnchecked, upload.canStart]).toEqual([false, false]);
  });

  it('does not start if the bulk uploads of the period are used up', async () => {
    const upload = open(new FakeServer().on(PREFLIGHT, answers.ok(aCheck({ uploads_left: 0 }))));
    await upload.choose(aFile());
    expect([upload.isUsedUp, upload.canStart]).toEqual([true, false]);
  });

  it('unmaps the column that had the field', async () => {
    const server = new FakeServer().on(PREFLIGHT, answers.ok(aCheck()));
    const upload = open(server);
    await upload.choose(aFile());
    await upload.setField('category', 'brand');
    expect(JSON.parse(String(sentForm(server).get('columns')))).toEqual({ category: 'brand', maker: null });
    expect(upload.fieldOf('maker')).toBeNull();
  });

  it('uses the mapping of the last file with the same header, until it is forgotten', async () => {
    const remembered = { maker: 'brand' as const, category: null };
    const mapped = aCheck({ remembered });
    const server = new FakeServer().on(PREFLIGHT, answers.ok(mapped)).on(GENERATE, answers.ok(aStartedJob()));
    const columnsSent = () => {
      const sent = sentForm(server).get('columns');
      return sent === null ? null : (JSON.parse(String(sent)) as unknown);
    };
    const upload = open(server, bulkTools.workbook);
    await upload.choose(aFile('products.xlsx'));
    expect([columnsSent(), sentForm(server).get('columns_for')]).toEqual([null, 'listings']);
    expect([upload.isRemembered, upload.fieldOf('maker'), upload.fieldOf('category')]).toEqual([true, 'brand', null]);
    server.on(UPLOAD, answers.ok(aStartedJob()));
    await upload.start.run();
    expect(columnsSent()).toEqual(remembered);
    await upload.setField('maker', 'description');
    expect([columnsSent(), upload.isRemembered]).toEqual([{ maker: 'description', category: null }, false]);
    server.on(PREFLIGHT, answers.ok(aCheck()));
    await upload.goByNames();
    expect([columnsSent(), upload.isRemembered, upload.fieldOf('category')]).toEqual([{}, false, 'category']);
  });

  it('lets the user map columns that it cannot recognise', async () => {
    const unknown = answers.problem(422, 'unknown_columns', 'No column is named so.', { header: ['Etikett', 'Farbe'] });
    const server = new FakeServer().on(PREFLIGHT, unknown);
    const upload = open(server);
    await upload.choose(aFile());
    expect(upload.columns).toEqual([
      { name: 'Etikett', field: null },
      { name: 'Farbe', field: null },
    ]);
    expect([upload.canStart, upload.isUnknown]).toEqual([false, true]);
    const found = { name: 'Etikett', field: 'product_name' as const };
    server.on(PREFLIGHT, answers.ok(aCheck({ columns: [found, { name: 'Farbe', field: null }] })));
    await upload.setField('Etikett', 'product_name');
    expect(JSON.parse(String(sentForm(server).get('columns')))).toEqual({ Etikett: 'product_name' });
    expect(upload.columns[0]).toEqual(found);
  });

  it('pages through every problem of a file', async () => {
    const faultsFrom = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        row: from + at + 2,
        column: 'product_name',
        value: '',
        message: 'Product name is required',
        correctable: true,
      }));
    const all = { total: 1000, valid: 480, invalid: 520, fault_count: 520 };
    const server = new FakeServer().on(PREFLIGHT, answers.ok(aCheck({ ...all, faults: faultsFrom(0, 500) })));
    const upload = open(server);
    await upload.choose(aFile());
    const { faults } = upload;
    expect([faults.shown.length, faults.from, faults.to, faults.lastPage]).toEqual([50, 0, 50, 10]);
    await faults.load.run(9);
    expect([faults.shown.at(-1)?.row, server.requests.length]).toEqual([501, 1]);
    server.on(PREFLIGHT, answers.ok(aCheck({ ...all, faults: faultsFrom(500, 20) })));
    await faults.load.run(10);
    expect([faults.shown.length, faults.shown[0]?.row, faults.to]).toEqual([20, 502, 520]);
    expect(sentForm(server).get('faults_from')).toBe('500');
    await faults.load.run(0);
    expect([faults.shown[0]?.row, server.requests.length]).toEqual([2, 2]);
    server.on(PREFLIGHT, answers.problem(503, 'unavailable', 'Later.'));
    await upload.choose(aFile());
    expect([faults.count, faults.shown]).toEqual([0, []]);
  });

  it('retries with the same key while a response is pending, and with another after a change', async () => {
    const server = new FakeServer()
      .on(PREFLIGHT, answers.ok(aCheck()))
      .on(GENERATE, answers.problem(503, 'unavailable', 'Later.'));
    const upload = open(server);
    await upload.choose(aFile());
    const key = async () => {
      await upload.start.run();
      return server.requests.at(-1)?.headers['idempotency-key'];
    };
    const first = await key();
    expect(await key()).toBe(first);
    upload.corrections.set(3, 'product_name', 'Pot');
    expect(await key()).not.toBe(first);
  });

  it('does not start with a file for another screen', async () => {
    const server = new FakeServer().on(PREFLIGHT, answers.ok(aCheck({ kind: 'titles' })));
    const upload = open(server);
    await upload.choose(aFile());
    expect(upload.isOtherKind).toBe(true);
    expect(upload.canStart).toBe(false);
  });

  it('starts on a plan without bulk files: the reply offers the upgrade', async () => {
    const server = new FakeServer().on(PREFLIGHT, answers.ok(aCheck({ max_rows: 0 })));
    const upload = open(server);
    await upload.choose(aFile());
    expect([upload.isNotInPlan, upload.canStart]).toEqual([true, true]);
    server.on(PREFLIGHT, answers.problem(400, 'too_many_rows', 'More than 100 rows.', { max_rows: 100 }));
    await upload.choose(aFile());
    expect(upload.canStart).toBe(false);
  });
});
