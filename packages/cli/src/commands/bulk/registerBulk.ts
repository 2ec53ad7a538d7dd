import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { FORMATS } from '../../GlobalOptions.js';
import { marketplaceOption } from '../../input/marketplaceOption.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { runCancel } from './runCancel.js';
import { runDownload, type DownloadOptions } from './runDownload.js';
import { runList, type ListOptions } from './runList.js';
import { runResume, type ResumeOptions } from './runResume.js';
import { runRun, type RunOptions } from './runRun.js';
import { runStatus, type StatusOptions } from './runStatus.js';
import { runTemplate, type TemplateOptions } from './runTemplate.js';
import { idOf } from '../../ids/idOf.js';

const MAX = 1000;
const MAX_CONCURRENCY = 256;

const ID = 'id of the job, as `bulk list` prints it';

export function registerBulk(program: Command, run: Action): void {
  const bulk = program.command('bulk').description('turn files of products or titles into listings or fitted titles');
  registerRun(bulk, run);
  bulk
    .command('list')
    .description('list your jobs, newest first')
    .option('--limit <n>', 'how many', wholeNumber(1, MAX))
    .option('--open', 'only those that have not ended')
    .addHelpText('after', '\nExamples:\n  listwright bulk list\n  listwright bulk list --open --json\n')
    .action((options: ListOptions, command: Command) => run((context) => runList(options, context), command));
  bulk
    .command('status')
    .description('say how far a job is')
    .argument('<id>', ID)
    .option('--watch', 'stay until it has ended')
    .addHelpText('after', '\nExample:\n  listwright bulk status 0192… --watch\n')
    .action((id: string, options: StatusOptions, command: Command) =>
      run(async (context) => runStatus(await idOf.job(id, context), options, context), command),
    );
  bulk
    .command('resume')
    .description('let a paused or cancelled job go on')
    .argument('<id>', ID)
    .option('--only-failed', 'try the failed rows of a job again that has ended')
    .addHelpText('after', '\nExamples:\n  listwright bulk resume 0192…\n  listwright bulk resume 0192… --only-failed\n')
    .action((id: string, options: ResumeOptions, command: Command) =>
      run(async (context) => runResume(await idOf.job(id, context), options, context), command),
    );
  bulk
    .command('cancel')
    .description('let no further row begin; finished rows stay')
    .argument('<id>', ID)
    .addHelpText('after', '\nExample:\n  listwright bulk cancel 0192…\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runCancel(await idOf.job(id, context), context), command),
    );
  bulk
    .command('download')
    .description('save the results, or the failed rows to correct them')
    .argument('<id>', ID)
    .option('--type <format>', 'xlsx or csv', 'xlsx')
    .option('--failed', 'the failed rows, as a file that can be corrected and run again')
    .option('--split', 'a file for each category, as a zip, where there are several')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright bulk download 0192… -o results.xlsx\n  listwright bulk download 0192… --failed\n',
    )
    .action((id: string, options: DownloadOptions, command: Command) =>
      run(async (context) => runDownload(await idOf.job(id, context), options, context), command),
    );
  bulk
    .command('template')
    .description('save a file to fill in')
    .argument('[format]', 'csv or xlsx', 'csv')
    .option('--titles', 'for titles instead of products')
    .addHelpText('after', '\nExample:\n  listwright bulk template xlsx -o products.xlsx\n')
    .action((format: string, options: TemplateOptions, command: Command) =>
      run((context) => runTemplate(format, options, context), command),
    );
}

function registerRun(bulk: Command, run: Action): void {
  bulk
    .command('run')
    .description('upload a CSV or XLSX: a column product_name makes listings, a column title fitted titles')
    .argument('<file>', 'the file, or - for a CSV from stdin')
    .addOption(marketplaceOption())
    .option(
      '--map <column=field...>',
      'what a column feeds where its name does not say it, remembered for files with the same header; an empty field takes it out',
    )
    .option('--forget-map', 'go by the names of the columns, and forget the map of this header')
    .option('--dry-run', 'check the file and stop: nothing is stored or charged')
    .option('--skip-invalid', 'go on although some rows cannot be used')
    .option(
      '--concurrency <n>',
      'rows under way at once at most, over all workers (default: as many as they take)',
      wholeNumber(1, MAX_CONCURRENCY),
    )
    .option('--detach', 'do not wait for the end')
    .option('--watch', 'wait for the end and show progress (the default)')
    .option('--out <dir>', 'save the results into this folder at the end')
    .addOption(
      new Option('--format <format>', 'csv and xlsx: the results themselves, to stdout, --output or --out').choices([
        ...FORMATS,
        'xlsx',
      ]),
    )
    .option('--split', 'with --out: a file for each category, as a zip, where there are several')
    .option('--max-failures <n>', 'cancel when more rows than this have failed', wholeNumber(0, 100_000))
    .option('--cancel-on-interrupt', 'Ctrl-C cancels the job instead of leaving it to the server')
    .option('--again', 'a new job even where the same file is running or was run within a day')
    .addHelpText(
      'after',
      [
        '\nExamples:',
        '  listwright bulk run products.csv --marketplace shopify',
        '  listwright bulk run catalogue.csv --map manufacturer=brand "Our name=product_name" --skip-invalid',
        '  listwright bulk run products.csv --format csv > results.csv',
        '  cat skus.csv | listwright bulk run - --format ndjson | jq -r \'select(.status=="failed").row\'',
        '',
      ].join('\n'),
    )
    .action((file: string, options: RunOptions, command: Command) =>
      run((context) => runRun(file, options, context), command),
    );
}
