import { BULK_KINDS } from '@listwright/domain/bulk';
import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { idOf } from '../../ids/idOf.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { runCancel } from '../bulk/runCancel.js';
import { watchJob, type WatchOptions } from '../bulk/watchJob.js';
import { runList, type ListJobsOptions } from './runList.js';
import { runShow } from './runShow.js';
import { IdArgument } from '../../ids/IdArgument.js';

const ID = 'id of the job, from `jobs list`';

/** Jobs of every kind: their progress and their results. Files are started with `bulk run`. */
export function registerJobs(program: Command, run: Action): void {
  const jobs = program.command('jobs').description('follow work that runs on the server');
  jobs
    .command('list')
    .description('list your jobs of every kind, newest first')
    .addOption(new Option('--kind <kind>', 'only jobs of this kind').choices([...BULK_KINDS]))
    .option('--open', 'only unfinished jobs')
    .option('--limit <n>', 'how many', wholeNumber(1, 100_000))
    .option('--all', 'all of them')
    .addHelpText('after', '\nExamples:\n  listwright jobs list --open\n  listwright jobs list --kind titles --json\n')
    .action((options: ListJobsOptions, command: Command) => run((context) => runList(options, context), command));
  jobs
    .command('show')
    .description('show a job with its counts, its first errors and why it waits')
    .addArgument(new IdArgument('<id>', ID, 'job'))
    .addHelpText('after', '\nExample:\n  listwright jobs show 0192…\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runShow(await idOf.job(id, context), context), command),
    );
  jobs
    .command('wait')
    .description('wait until a job finishes; the exit code says how it ended')
    .addArgument(new IdArgument('<id>', ID, 'job'))
    .option('--max-failures <n>', 'cancel if more rows than this fail', wholeNumber(0, 100_000))
    .option('--cancel-on-interrupt', 'Ctrl-C cancels the job instead of detaching')
    .addHelpText('after', '\nExample:\n  listwright jobs wait 0192… --quiet && echo done\n')
    .action((id: string, options: WatchOptions, command: Command) =>
      run(async (context) => watchJob(await idOf.job(id, context), options, context), command),
    );
  jobs
    .command('tail')
    .description('print the rows of a job as they finish, those already finished first')
    .addArgument(new IdArgument('<id>', ID, 'job'))
    .addHelpText('after', '\nExample:\n  listwright jobs tail 0192… --format ndjson | jq -r .error\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => watchJob(await idOf.job(id, context), { printsRows: true }, context), command),
    );
  jobs
    .command('cancel')
    .description('cancel a job; finished rows are kept')
    .addArgument(new IdArgument('<id>', ID, 'job'))
    .addHelpText('after', '\nExample:\n  listwright jobs cancel 0192…\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runCancel(await idOf.job(id, context), context), command),
    );
}
