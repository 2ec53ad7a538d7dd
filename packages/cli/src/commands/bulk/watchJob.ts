import { ApiError } from '@listwright/application/contract';
import { api } from '@listwright/application/contract/schemas';
import { rowKinds } from '@listwright/domain/bulk';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { isListedError } from '../../commandErrors.js';
import { EXIT } from '../../exitCode.js';
import type { CheckedJob } from './CheckedJob.js';
import { FinishedRows } from './FinishedRows.js';
import { nextOfJob } from './nextOfJob.js';
import { Progress } from './Progress.js';
import { countOf } from '@listwright/domain/shared';

export interface WatchOptions {
  readonly maxFailures?: number;
  readonly cancelOnInterrupt?: boolean;
  /** stdout is for the results, so the outcome goes to stderr. */
  readonly messagesOnly?: boolean;
  /** The results are saved when the job has finished. */
  readonly isSaved?: boolean;
  /** Each row is printed when it finishes, in every format but JSON. */
  readonly printsRows?: boolean;
}

const POLL_MS = 300;
const RETRY_MS = 1000;
const ROW_FIELDS = Object.keys(api.bulk.rows.reply.shape.rows.element.shape);
/** Of a row that is printed as text. */
const SHOWN = ['row', 'status', 'score', 'listing_id', 'product_name', 'error'];

/**
 * Follows a job until it finishes: progress on stderr, with `--format ndjson` each finished row on stdout. Ctrl-C
 * detaches. Resolves to the exit code. If the connection is lost, says that the job continues.
 */
export async function watchJob(id: string, options: WatchOptions, context: CliContext): Promise<number> {
  const { quiet, progress: isWanted } = context.options;
  const progress = new Progress(context.stderr, quiet === true || isWanted === false);
  try {
    return await follow(id, options, progress, context);
  } catch (error) {
    progress.end();
    if (!(error instanceof ApiError) || error.kind !== 'unavailable') throw error;
    throw new CliError(
      isListedError(error.code) ? error.code : 'unreachable',
      error.message,
      `The job continues when the server is back. Reattach: listwright bulk status ${id} --watch`,
    );
  }
}

async function follow(id: string, options: WatchOptions, progress: Progress, context: CliContext): Promise<number> {
  const { client, print, interrupted } = context;
  const isStreamed = print.format === 'ndjson' || (options.printsRows === true && print.format !== 'json');
  const rows = isStreamed ? new FinishedRows(id, client) : undefined;
  let isLeft = false;
  void interrupted().then(() => (isLeft = true));
  for (;;) {
    const step = async () => ({ job: await client.bulk.check({ params: { id } }), fresh: (await rows?.next()) ?? [] });
    const { job, fresh } = await reconnecting(step, progress, context, () => isLeft);
    for (const row of fresh) print.line(row, ROW_FIELDS, SHOWN);
    progress.show(job);
    if (isEnded(job)) {
      progress.end();
      return report(job, options, context);
    }
    if (options.maxFailures !== undefined && job.summary.failed > options.maxFailures) {
      await client.bulk.cancel({ params: { id } });
      progress.end();
      print.failure(`Cancelled: ${countOf(job.summary.failed, 'row')} failed, more than ${options.maxFailures}.`);
      await document(id, context);
      return EXIT.failed;
    }
    if (isLeft) {
      progress.end();
      return leave(id, options, context);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Asks again where the server does not respond, as long as a command waits for a response (`--timeout`): each reply is complete, so
 * nothing is missed. Throws what the last attempt did.
 */
async function reconnecting<T>(
  ask: () => Promise<T>,
  progress: Progress,
  { print, settings }: CliContext,
  isLeft: () => boolean,
): Promise<T> {
  const ends = performance.now() + settings.timeoutSeconds() * 1000;
  for (let isSaid = false; ; isSaid = true) {
    try {
      return await ask();
    } catch (error) {
      const isOver = isLeft() || performance.now() + RETRY_MS > ends;
      if (!(error instanceof ApiError) || error.kind !== 'unavailable' || isOver) throw error;
      if (!isSaid) {
        progress.end();
        print.message(`${error.message} The job continues; connecting again …`);
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** The job has finished, or will not continue by itself. */
function isEnded({ status }: CheckedJob): boolean {
  return !['queued', 'running'].includes(status);
}

async function leave(id: string, options: WatchOptions, context: CliContext): Promise<number> {
  const { client, print } = context;
  if (options.cancelOnInterrupt) {
    await client.bulk.cancel({ params: { id } });
    print.message('Cancelled. Finished rows are saved; rows in progress will still finish.');
  } else print.message(`Still running on the server. Reattach: listwright bulk status ${id} --watch`);
  await document(id, context);
  return EXIT.interrupted;
}

/** With `--json` the state of a job that is not waited for to its end. */
async function document(id: string, { client, print }: CliContext): Promise<void> {
  if (print.format !== 'json') return;
  const job = await client.bulk.check({ params: { id } });
  print.result({ data: job, next: nextOfJob(job) });
}

function report(job: CheckedJob, options: WatchOptions, { print }: CliContext): number {
  const { messagesOnly, printsRows } = options;
  const { batch_id: id, status, summary } = job;
  const next = nextOfJob(job, options);
  const isPrinted = print.format === 'json' || (print.format !== 'ndjson' && !messagesOnly && !printsRows);
  if (print.format !== 'ndjson') {
    const { total, successful, failed } = summary;
    const text = `Bulk ${id}: ${status}. ${successful} of ${total} done, ${failed} failed.`;
    if (isPrinted) print.result({ data: job, text, next });
    else print.message(text);
  }
  for (const error of job.errors.slice(0, 5)) print.message(error);
  if (!isPrinted) print.hint(next);
  switch (status) {
    case 'completed':
      return EXIT.done;
    case 'completed_with_errors':
      return EXIT.partial;
    case 'paused':
      print.failure(
        `You've used all ${rowKinds[job.kind].unit}s for this period. Upgrade or wait for the next period: the job then continues automatically.`,
      );
      return EXIT.quota;
    case 'cancelled':
      return EXIT.interrupted;
    default:
      return EXIT.failed;
  }
}
