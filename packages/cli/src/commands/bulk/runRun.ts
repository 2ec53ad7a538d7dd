import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_TYPES, type api, type CallInput, type CallOutput } from '@listwright/application/contract';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';
import { readBytes } from '../../input/readInput.js';
import { columnChoice } from './columnChoice.js';
import { sortedChoice } from './sortedChoice.js';
import type { TableFormat } from './tableFormat.js';
import { watchBatch } from './watchBatch.js';
import { countOf } from '../../output/countOf.js';
import { writeOutput } from '../../output/writeOutput.js';

export interface RunOptions {
  readonly marketplace?: Marketplace;
  readonly map?: readonly string[];
  readonly forgetMap?: boolean;
  readonly dryRun?: boolean;
  readonly skipInvalid?: boolean;
  readonly concurrency?: number;
  readonly detach?: boolean;
  readonly out?: string;
  readonly split?: boolean;
  readonly maxFailures?: number;
  readonly cancelOnInterrupt?: boolean;
  readonly again?: boolean;
}

/** A file is the same job for a day, and the newest are listed first. */
const MOST_JOBS = 1000;

type Earlier = CallOutput<typeof api.bulk.list>['batches'][number];
type Check = CallOutput<typeof api.bulk.preflight>;
type Body = CallInput<typeof api.bulk.upload>['body'];

/** Checks a file, uploads it and waits for the end. The same file run twice within a day is one job. */
export async function runRun(file: string, options: RunOptions, context: CliContext): Promise<number> {
  const { client, print } = context;
  const results = resultsFormat(options, context);
  const bytes = await readBytes(context, file);
  const name = file === '-' ? 'stdin.csv' : path.basename(file);
  const type = /\.xlsx$/i.test(name) ? CONTENT_TYPES.xlsx : 'text/csv';
  const sent = { file: { name, type, content: new Blob([new Uint8Array(bytes)], { type }) } };
  const columns = columnChoice(options.map ?? []) ?? (options.forgetMap ? {} : undefined);
  const asked = {
    marketplace: options.marketplace ?? context.settings.marketplace(),
    ...(columns === undefined ? {} : { columns }),
  };
  const check = await client.bulk.preflight({ body: asked, files: sent });
  if (check.remembered !== null) sayRemembered(check, context);
  // What was checked is what is run, whatever is remembered in between.
  const body: Body = {
    ...asked,
    ...(check.remembered === null ? {} : { columns: sortedChoice(Object.entries(check.remembered)) }),
  };
  if (options.dryRun) return reportCheck(name, check, context);
  if (check.invalid > 0 && !options.skipInvalid) throw invalidRows(name, check);
  // A preference, not a part of what is asked for: the same file is the same job at any pace.
  const pace = options.concurrency === undefined ? '' : `, concurrency=${options.concurrency}`;
  const key = options.again ? randomUUID() : fingerprint(bytes, body);
  const before = options.again ? [] : (await client.bulk.list({ query: { limit: MOST_JOBS } })).batches;
  const { batch_id: id } = await client.bulk.upload(
    { body, files: sent },
    { idempotencyKey: `bulk-${key}`, headers: { prefer: `wait=0${pace}` } },
  );
  const earlier = before.find((batch) => batch.batch_id === id);
  if (earlier !== undefined) sayEarlier(earlier, file, context);
  if (options.detach) {
    const batch = await client.bulk.check({ params: { id } });
    print.result({
      data: batch,
      text: `Bulk ${id}: ${name}, ${countOf(check.total, 'row')}. listwright bulk status ${id} --watch`,
    });
    return EXIT.done;
  }
  const code = await watchBatch(
    id,
    { ...options, talksOnly: results !== undefined && options.out === undefined },
    context,
  );
  if (code === EXIT.done || code === EXIT.partial) await save(id, results, options, context);
  return code;
}

function reportCheck(name: string, check: Check, { print }: CliContext): number {
  const fed = check.columns.filter(({ field }) => field !== null).map((column) => `${column.name} → ${column.field}`);
  print.say(
    `${name}: ${check.valid} of ${countOf(check.total, 'row')} can be used (${check.kind}). ${fed.join(', ')}.`,
  );
  print.result({ data: check, rows: [...check.faults], columns: ['row', 'column', 'message'] });
  return check.invalid === 0 ? EXIT.done : EXIT.partial;
}

function sayRemembered({ columns }: Check, { print }: CliContext): void {
  const fed = columns.filter(({ field }) => field !== null).map(({ name, field }) => `${name} → ${field}`);
  print.say(
    `Columns mapped as last time: ${fed.join(', ')}. Change it with --map, or go by the names with --forget-map.`,
  );
}

function invalidRows(name: string, check: Check): CliError {
  const [first] = check.faults;
  const more = check.invalid === 1 ? '' : ` ${countOf(check.invalid - 1, 'more row')} cannot be used either.`;
  return new CliError(
    EXIT.usage,
    'row_invalid',
    `${name} row ${first?.row}: ${first?.column}: ${first?.message}.${more} The other ${countOf(check.valid, 'row is', 'rows are')} valid and nothing was sent.`,
    'Correct the file (listwright bulk run --dry-run names every row), or run again with --skip-invalid.',
  );
}

function fingerprint(bytes: Uint8Array, body: Body): string {
  return createHash('sha256').update(bytes).update(JSON.stringify(body)).digest('base64url');
}

/** The results to the folder that was named, or to where the results of a command go; nowhere where neither was asked for. */
async function save(id: string, format: TableFormat | undefined, { out, split }: RunOptions, context: CliContext) {
  const { client, print, cwd } = context;
  if (out === undefined && format === undefined) return;
  const read = split ? client.bulk.results : client.bulk.simpleResults;
  const { fileName, bytes } = await read({ params: { id }, query: { format } });
  if (out === undefined) return print.file(fileName, bytes);
  const target = path.resolve(cwd, out, path.basename(fileName));
  mkdirSync(path.dirname(target), { recursive: true });
  writeOutput(target, bytes);
  print.say(`Written to ${target}`);
}

/** What the results are asked for as. Where there are none to write, XLSX is refused: nothing else is one. */
function resultsFormat({ dryRun, detach }: RunOptions, { options }: CliContext): TableFormat | undefined {
  if (options.json) return undefined;
  const named = options.format ?? /\.(csv|xlsx)$/i.exec(options.output ?? '')?.[1]?.toLowerCase();
  const format = named === 'csv' || named === 'xlsx' ? named : undefined;
  if (!dryRun && !detach) return format;
  if (format !== 'xlsx') return undefined;
  throw new CliError(
    EXIT.usage,
    'no_results_yet',
    `With ${dryRun ? '--dry-run' : '--detach'} there are no results to write as XLSX.`,
    'Fetch them when the job has ended: listwright bulk download ID',
  );
}

function sayEarlier({ batch_id: id, created_at, status }: Earlier, file: string, { print }: CliContext): void {
  const when = `${created_at.slice(0, 10)} at ${created_at.slice(11, 16)} UTC`;
  print.say(`This file was run before, on ${when}: this is that job, ${id} (${status.replaceAll('_', ' ')}).`);
  print.say(`To run it again as a new job: listwright bulk run ${file} --again`);
}
