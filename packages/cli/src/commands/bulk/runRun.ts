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

type Check = CallOutput<typeof api.bulk.preflight>;
type Body = CallInput<typeof api.bulk.upload>['body'];

/** Checks a file, uploads it and waits for the end. The same file run twice within a day is one job. */
export async function runRun(file: string, options: RunOptions, context: CliContext): Promise<number> {
  const { client, print } = context;
  const bytes = await readBytes(context, file);
  const name = file === '-' ? 'stdin.csv' : path.basename(file);
  const type = /\.xlsx$/i.test(name) ? CONTENT_TYPES.xlsx : 'text/csv';
  const sent = { file: { name, type, content: new Blob([new Uint8Array(bytes)], { type }) } };
  const columns = columnChoice(options.map ?? []) ?? (options.forgetMap ? {} : undefined);
  const asked = { marketplace: options.marketplace ?? 'amazon', ...(columns === undefined ? {} : { columns }) };
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
  const { batch_id: id } = await client.bulk.upload(
    { body, files: sent },
    { idempotencyKey: `bulk-${key}`, headers: { prefer: `wait=0${pace}` } },
  );
  if (options.detach) {
    const batch = await client.bulk.check({ params: { id } });
    print.result({
      data: batch,
      text: `Bulk ${id}: ${name}, ${countOf(check.total, 'row')}. listwright bulk status ${id} --watch`,
    });
    return EXIT.done;
  }
  const code = await watchBatch(id, options, context);
  if (options.out !== undefined && (code === EXIT.done || code === EXIT.partial))
    await save(id, options.out, options.split === true, context);
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

async function save(id: string, folder: string, isSplit: boolean, { client, print, cwd }: CliContext): Promise<void> {
  const { fileName, bytes } = await (isSplit ? client.bulk.results : client.bulk.simpleResults)({ params: { id } });
  const target = path.resolve(cwd, folder, path.basename(fileName));
  mkdirSync(path.dirname(target), { recursive: true });
  writeOutput(target, bytes);
  print.say(`Written to ${target}`);
}
