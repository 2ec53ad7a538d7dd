import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ApiError, CONTENT_TYPES, type api, type CallInput, type CallOutput } from '@listwright/application/contract';
import { rowKinds } from '@listwright/domain/bulk';
import type { TableEncoding } from '@listwright/domain/shared';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';
import { readBytes } from '../../input/readInput.js';
import { columnMapping } from './columnMapping.js';
import { nextOfJob } from './nextOfJob.js';
import { sortedMapping } from './sortedMapping.js';
import { tableFormat, type TableFormat } from './tableFormat.js';
import { watchJob } from './watchJob.js';
import { countOf } from '@listwright/domain/shared';
import { shellCommand } from '../../output/shellCommand.js';
import { writeOutput } from '../../output/writeOutput.js';

export interface RunOptions {
  readonly marketplace?: Marketplace;
  readonly map?: readonly string[];
  readonly forgetMap?: boolean;
  readonly encoding?: TableEncoding;
  readonly dryRun?: boolean;
  readonly skipInvalid?: boolean;
  readonly concurrency?: number;
  readonly first?: number;
  readonly detach?: boolean;
  readonly out?: string;
  readonly split?: boolean;
  readonly maxFailures?: number;
  readonly cancelOnInterrupt?: boolean;
  readonly again?: boolean;
}

/** The same file is the same job for a day, and the list starts with the newest. */
const MAX_JOBS = 1000;

type Earlier = CallOutput<typeof api.bulk.list>['batches'][number];
type Check = CallOutput<typeof api.bulk.preflight>;
type Body = CallInput<typeof api.bulk.upload>['body'];

/**
 * Checks a file, uploads it and waits for the job to finish. Running the same file again within a day continues the
 * same job.
 */
export async function runRun(file: string, options: RunOptions, context: CliContext): Promise<number> {
  const { client, print } = context;
  const results = resultsFormat(options, context);
  const bytes = await readBytes(context, file);
  const name = nameOf(file);
  const type = /\.xlsx$/i.test(name) ? CONTENT_TYPES.xlsx : 'text/csv';
  const sent = { file: { name, type, content: new Blob([new Uint8Array(bytes)], { type }) } };
  const columns = columnMapping(options.map ?? []) ?? (options.forgetMap ? {} : undefined);
  const asked = {
    marketplace: options.marketplace ?? context.settings.marketplace(),
    ...(columns === undefined ? {} : { columns }),
    ...(options.encoding === undefined ? {} : { encoding: options.encoding }),
  };
  const check = await client.bulk.preflight({ body: asked, files: sent }).catch((error: unknown) => {
    // Names of columns that read wrongly are not known either.
    const encodings = error instanceof ApiError ? error.problem.encodings : undefined;
    if (Array.isArray(encodings) && encodings.length > 0) throw unsureEncoding(name, encodings as Check['encodings']);
    throw error;
  });
  if (check.remembered !== null) reportRememberedMapping(check, context);
  // Upload what was checked, even if the remembered mapping changed meanwhile.
  const body: Body = {
    ...asked,
    ...(options.first === undefined ? {} : { first_rows: options.first }),
    ...(check.remembered === null ? {} : { columns: sortedMapping(Object.entries(check.remembered)) }),
  };
  if (check.encodings.length > 0) throw unsureEncoding(name, check.encodings);
  if (options.dryRun) return reportCheck(file, body, check, context);
  if (check.invalid > 0 && !options.skipInvalid) throw invalidRows(name, check);
  // Not part of the job's identity: the same file is the same job at any concurrency.
  const pace = options.concurrency === undefined ? '' : `, concurrency=${options.concurrency}`;
  const key = context.options.idempotencyKey ?? `bulk-${options.again ? randomUUID() : fingerprint(bytes, body)}`;
  const before = options.again ? [] : (await client.bulk.list({ query: { limit: MAX_JOBS } })).batches;
  const { batch_id: id } = await client.bulk.upload(
    { body, files: sent },
    { idempotencyKey: key, headers: { prefer: `wait=0${pace}` } },
  );
  const earlier = before.find((job) => job.batch_id === id);
  if (earlier !== undefined) reportEarlierJob(earlier, context);
  if (options.detach) {
    const job = await client.bulk.check({ params: { id } });
    print.result({
      data: job,
      text: `Bulk ${id}: ${name}, ${countOf(check.total, 'row')}.`,
      next: nextOfJob(job),
    });
    return EXIT.done;
  }
  const code = await watchJob(
    id,
    {
      ...options,
      messagesOnly: results !== undefined && options.out === undefined,
      isSaved: results !== undefined || options.out !== undefined,
    },
    context,
  );
  if (code === EXIT.done || code === EXIT.partial) await save(id, results, options, context);
  return code;
}

function nameOf(file: string): string {
  return file === '-' ? 'stdin.csv' : path.basename(file);
}

function reportCheck(file: string, body: Body, check: Check, { print }: CliContext): number {
  const name = nameOf(file);
  const { marketplace, columns, encoding } = body;
  const asked = body.first_rows === undefined ? undefined : Number(body.first_rows);
  const limit = planLimitOf(check, asked);
  const first = limit?.first ?? asked;
  const again = [
    ...(marketplace === undefined ? [] : ['--marketplace', marketplace]),
    ...Object.entries(columns ?? {}).flatMap(([column, field]) => ['--map', `${column}=${field ?? ''}`]),
    ...(columns !== undefined && Object.keys(columns).length === 0 ? ['--forget-map'] : []),
    ...(encoding === undefined ? [] : ['--encoding', encoding]),
    ...(first === undefined ? [] : ['--first', String(first)]),
    ...(check.invalid > 0 ? ['--skip-invalid'] : []),
  ];
  const fed = check.columns.filter(({ field }) => field !== null).map((column) => `${column.name} → ${column.field}`);
  print.message(`${name}: ${check.valid} of ${countOf(check.total, 'row')} valid (${check.kind}). ${fed.join(', ')}.`);
  if (limit !== undefined) print.message(limit.message);
  print.result({
    data: check,
    rows: [...check.faults],
    columns: ['row', 'column', 'message'],
    next: file === '-' || check.valid === 0 ? [] : [shellCommand('bulk', 'run', file, ...again)],
  });
  return limit?.code || (check.invalid === 0 ? EXIT.done : EXIT.partial);
}

interface PlanLimit {
  readonly message: string;
  /** Of the run itself, with the same file. */
  readonly code: number;
  /** With so many rows from the top the run is taken. */
  readonly first?: number;
}

/** What the plan does not take of a file that was checked: all of it, or the rows that would wait. */
function planLimitOf(check: Check, first: number | undefined): PlanLimit | undefined {
  const { kind, valid, total, max_rows: most, uploads_left: uploads } = check;
  if (most === 0) return { message: 'Your plan takes no bulk files: the run would be refused.', code: EXIT.forbidden };
  if (uploads === 0)
    return { message: 'No bulk uploads are left in this period: the run would be refused.', code: EXIT.quota };
  if (Math.min(total, first ?? total) > most) {
    const rows = countOf(most, 'row');
    return {
      message: `Your plan takes ${rows} of one file: the run would be refused. Take the first ${rows}, split the file or upgrade.`,
      code: EXIT.forbidden,
      first: most,
    };
  }
  const { quota, unit } = rowKinds[kind];
  const left = quota === 'api_calls' ? check.calls_left : check.listings_left;
  if (left === null || left >= Math.min(valid, first ?? valid)) return undefined;
  return {
    message: `${countOf(left, `${unit} is`, `${unit}s are`)} left in this period: the other rows would wait for the next one, or for an upgrade.`,
    code: EXIT.done,
  };
}

function reportRememberedMapping({ columns }: Check, { print }: CliContext): void {
  const fed = columns.filter(({ field }) => field !== null).map(({ name, field }) => `${name} → ${field}`);
  print.message(
    `Columns mapped as before: ${fed.join(', ')}. Change with --map, or use column names with --forget-map.`,
  );
}

function invalidRows(name: string, check: Check): CliError {
  const [first] = check.faults;
  const more = check.invalid === 1 ? '' : ` ${countOf(check.invalid - 1, 'more row')} also invalid.`;
  return new CliError(
    'row_invalid',
    `${name} row ${first?.row}: ${first?.column}: ${first?.message}.${more} The other ${countOf(check.valid, 'row is', 'rows are')} valid. Nothing was uploaded.`,
    'Correct the file (listwright bulk run --dry-run lists every invalid row), or run again with --skip-invalid.',
  );
}

function unsureEncoding(name: string, encodings: Check['encodings']): CliError {
  const likely = encodings.map(({ encoding, sample }) => `\n  ${encoding}: ${sample[0] ?? ''}`);
  return new CliError(
    'encoding_unsure',
    `${name}: the encoding of this file is not certain. Nothing was uploaded. It may be:${likely.join('')}`,
    'Run again with --encoding and the name next to the text that reads correctly.',
  );
}

function fingerprint(bytes: Uint8Array, body: Body): string {
  return createHash('sha256').update(bytes).update(JSON.stringify(body)).digest('base64url');
}

/** Writes the results to `--out`, or to the output of the command; does nothing if neither was requested. */
async function save(id: string, format: TableFormat | undefined, { out, split }: RunOptions, context: CliContext) {
  const { client, print, cwd } = context;
  if (out === undefined && format === undefined) return;
  const read = split ? client.bulk.results : client.bulk.simpleResults;
  const { fileName, bytes } = await read({ params: { id }, query: { format } });
  if (out === undefined) return print.file(fileName, bytes);
  const target = path.resolve(cwd, out, path.basename(fileName));
  mkdirSync(path.dirname(target), { recursive: true });
  writeOutput(target, bytes);
  print.message(`Written to ${target}`);
}

/** The file format of the results. XLSX is rejected if there are no results to write. */
function resultsFormat({ dryRun, detach }: RunOptions, { options }: CliContext): TableFormat | undefined {
  if (options.json) return undefined;
  const format = tableFormat(options);
  if (!dryRun && !detach) return format;
  if (format !== 'xlsx') return undefined;
  throw new CliError(
    'no_results_yet',
    `${dryRun ? '--dry-run' : '--detach'} has no results to write as XLSX.`,
    'Download them when the job has finished: listwright bulk download ID',
  );
}

function reportEarlierJob({ batch_id: id, created_at, status }: Earlier, { print }: CliContext): void {
  const when = `${created_at.slice(0, 10)} at ${created_at.slice(11, 16)} UTC`;
  print.message(`This file was already run on ${when}. Showing that job: ${id} (${status.replaceAll('_', ' ')}).`);
  // Without its other flags the command would do something else.
  print.message('Start a new job: the same command with --again');
}
