import { createReadStream, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import path from 'node:path';
import ExcelJS from 'exceljs';
import Papa from 'papaparse';
import { FileTableReader } from '../packages/adapters/dist/src/files/tables/FileTableReader.js';
import { SpreadsheetBulkFiles } from '../packages/adapters/dist/src/files/bulk/SpreadsheetBulkFiles.js';
import { checkTable } from '../packages/application/dist/src/bulk/index.js';
import { bulkRows, COLUMNS } from './tablesData.mjs';

// One task in its own process, to measure its memory: prints the result as JSON.
const [work, file] = process.argv.slice(2);
const DEFAULTS = { marketplace: 'amazon', marketplaceId: '', tone: 'neutral', language: 'en' };

const works = {
  /** Parsed and validated, as an upload is checked. */
  async check() {
    const bytes = readFileSync(file);
    const table = await new FileTableReader().open({ name: path.basename(file), bytes });
    const { total } = await checkTable(table, { kind: 'listings', defaults: DEFAULTS, maxRows: 2_000_000 });
    return total;
  },
  /** Only the reader. */
  async read() {
    const bytes = readFileSync(file);
    const table = await new FileTableReader().open({ name: path.basename(file), bytes });
    let count = 0;
    for await (const _ of table.rows) count += 1;
    return count;
  },
  /** Papaparse in its fastest streaming mode: chunks of a file. */
  papaparse() {
    return new Promise((resolve, reject) => {
      let count = -1;
      const chunk = ({ data }) => (count += data.length);
      const stream = createReadStream(file, { highWaterMark: 1024 * 1024, encoding: 'utf8' });
      Papa.parse(stream, { skipEmptyLines: true, chunk, complete: () => resolve(count), error: reject });
    });
  },
  async exceljs() {
    const options = { worksheets: 'emit', sharedStrings: 'cache', hyperlinks: 'ignore', styles: 'cache' };
    let count = -1;
    for await (const sheet of new ExcelJS.stream.xlsx.WorkbookReader(file, options))
      for await (const row of sheet) if (row.values.map(String).length > 0) count += 1;
    return count;
  },
  async write() {
    const rows = Number(file);
    const how = { name: 'x.xlsx', format: 'xlsx', header: COLUMNS };
    let first;
    for await (const _ of new SpreadsheetBulkFiles().failedRows(bulkRows(rows), how).content)
      first ??= performance.now() - started;
    return [rows, first];
  },
  async exceljsWrite() {
    const { Writable } = await import('node:stream');
    const stream = new Writable({ write: (_chunk, _encoding, done) => done() });
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream });
    const sheet = workbook.addWorksheet('Rows');
    sheet.addRow([...COLUMNS, 'error']).commit();
    for await (const { cells, error } of bulkRows(Number(file)))
      sheet.addRow([...COLUMNS.map((name) => cells[name]), error]).commit();
    sheet.commit();
    await workbook.commit();
    return Number(file);
  },
};

const before = process.memoryUsage().rss;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const started = performance.now();
let [count, first, refused] = [0, 0, ''];
try {
  [count, first = 0] = [await works[work]()].flat();
} catch (error) {
  refused = error.message;
}
const ms = performance.now() - started;
delay.disable();
const mb = (highWater() - before) / 1024 ** 2;

/** The peak memory of this process (Linux); `getrusage` would include its parent's. */
function highWater() {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024;
}

console.log(JSON.stringify({ ms, count, first, refused, mb, delay: delay.max / 1e6 }));
process.exit(0);
