import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { anActor, FixedClock } from '@listwright/application/testing';
import { listingRows, mapColumns } from '@listwright/domain/bulk';
import { PlainBulkFiles } from '../../testing/bulk/PlainBulkFiles.js';
import { InMemoryJobs } from '../../testing/jobs/InMemoryJobs.js';
import { JobRecords } from '../../testing/jobs/JobRecords.js';
import { JobKinds, type FinishedRow, type JobKind } from '../jobs/index.js';
import { bulkJobOf } from './BulkJob.js';
import { DownloadJob } from './DownloadJob.js';

/** Listings whose result is their name. */
const kind: JobKind = {
  name: 'listings',
  quota: listingRows.quota,
  inputSheet: listingRows.sheet,
  isRemote: false,
  read: ({ cells }) => ({ ok: cells }),
  run: async (cells) => cells,
  settle: async (results) => results.map(() => ({})),
  resultSheet: { fileName: '{file}', sheetName: 'Listings', columns: ['name'] },
  exportRows: async (rows: readonly FinishedRow[]) => rows.map(({ name }) => [name]),
};

/** A finished job of rows with these categories; `header` names the columns. */
async function aJob(categories: readonly string[], header = ['product_name', 'category']) {
  const clock = new FixedClock();
  const actor = anActor();
  const records = new JobRecords(clock);
  const jobs = new InMemoryJobs(records);
  const id = randomUUID();
  const columns = mapColumns(header, 'listings');
  const file = { format: 'csv', fileName: 'products.csv', header, columns } as const;
  await jobs.open({ id, userId: actor.userId, kind: 'listings', marketplace: 'amazon', ...file });
  const rows = categories.map((category, at) => ({ number: at + 2, name: `p${at}`, cells: [`p${at}`, category] }));
  await jobs.append(id, rows);
  await jobs.seal(id, { total: rows.length, failed: 0 });
  const job = records.find(id);
  if (job !== undefined) records.count(job, { successful: rows.length, failed: 0 });
  const download = new DownloadJob(jobs, new JobKinds([kind]), new PlainBulkFiles(), clock);
  return {
    count: async () => download.splitCount(bulkJobOf(await jobs.find(actor.userId, id))),
    file: async (isSplit = true) => {
      const { name, content } = await download.results(actor, id, 'csv', isSplit);
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      const lines = chunks.map((chunk) => new TextDecoder().decode(chunk)).join('');
      return { name, lines: lines.trimStart().split('\n').slice(0, -1) };
    },
  };
}

describe('results by category', () => {
  it('are one file for each department, in the order of the upload', async () => {
    const { file, count } = await aJob(['Home > Kitchen', 'Toys', 'Home', 'Toys > Trains']);
    expect(await count()).toBe(2);
    expect(await file()).toEqual({ name: 'upload.zip', lines: ['Home', 'p0', 'p2', 'Toys', 'p1', 'p3'] });
  });

  it('are one file where nothing was asked to be split, or there is one department or no column of them', async () => {
    const plain = { name: 'upload.csv', lines: ['p0', 'p1'] };
    expect(await (await aJob(['Home', 'Toys'])).file(false)).toEqual(plain);
    const single = await aJob(['Home', 'Home > Kitchen']);
    expect([await single.count(), await single.file()]).toEqual([1, plain]);
    const without = await aJob(['Home', 'Toys'], ['product_name', 'Note']);
    expect([await without.count(), await without.file()]).toEqual([1, plain]);
  });

  it('are at most fifty files and one of the rest, which holds the smallest', async () => {
    const small = Array.from({ length: 53 }, (_, at) => `Small ${at}`);
    const large = Array.from({ length: 49 }, (_, at) => [`Large ${at}`, `Large ${at}`]).flat();
    const { file, count } = await aJob([...small, ...large]);
    expect(await count()).toBe(51);
    const { lines } = await file();
    const names = lines.filter((line) => !/^p\d+$/u.test(line));
    expect(names).toHaveLength(51);
    expect(names.filter((name) => name.startsWith('Large'))).toHaveLength(49);
    expect(names.at(-1)).toBe('Other categories');
    expect(lines.slice(lines.indexOf('Other categories') + 1)).toHaveLength(52);
    expect(lines.filter((line) => /^p\d+$/u.test(line))).toHaveLength(53 + 98);
  });

  it('are fifty files of fifty departments', async () => {
    const { file, count } = await aJob(Array.from({ length: 50 }, (_, at) => `Number ${at}`));
    expect(await count()).toBe(50);
    expect((await file()).lines).not.toContain('Other categories');
  });
});
