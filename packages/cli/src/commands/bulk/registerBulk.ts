import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { FORMATS } from '../../GlobalOptions.js';
import { marketplaceOption } from '../../input/marketplaceOption.js';
import { ValueArgument } from '../../values/ValueArgument.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { encodingName } from '../../input/encodingName.js';
import { runCancel } from './runCancel.js';
import { runDownload, type DownloadOptions } from './runDownload.js';
import { runList, type ListOptions } from './runList.js';
import { runResume, type ResumeOptions } from './runResume.js';
import { runRun, type RunOptions } from './runRun.js';
import { runStatus, type StatusOptions } from './runStatus.js';
import { runTemplate, TEMPLATE_KINDS, type TemplateOptions } from './runTemplate.js';
import { idOf } from '../../ids/idOf.js';
import { IdArgument } from '../../ids/IdArgument.js';

const MAX = 1000;
const MAX_CONCURRENCY = 256;

const ID = 'id of the job, from `bulk list`';

export function registerBulk(program: Command, run: Action): void {
  const bulk = program.command('bulk').description('generate listings, fit titles or analyse pages from a file');
  registerRun(bulk, run);
  bulk
    .command('list')
    .description('list your jobs, newest first')
    .option('--limit <n>', 'how many', wholeNumber(1, MAX))
    .option('--open', 'only unfinished jobs')
    .addHelpText('after', '\nExamples:\n  listwright bulk list\n  listwright bulk list --open --json\n')
    .action((options: ListOptions, command: Command) => run((context) => runList(options, context), command));
  bulk
    .command('status')
    .description('show the progress of a job')
    .addArgument(new IdArgument('<id>', ID, 'job'))
    .option('--watch', 'wait until it finishes')
    .addHelpText('after', '\nExample:\n  listwright bulk status 0192… --watch\n')
    .action((id: string, options: StatusOptions, command: Command) =>
      run(async (context) => runStatus(await idOf.job(id, context), options, context), command),
    );
  bulk
    .command('resume')
    .description('resume a paused or cancelled job')
    .addArgument(new IdArgument('<id>', ID, 'job'))
    .option('--only-failed', 'retry the failed rows of a finished job')
    .addHelpText('after', '\nExamples:\n  listwright bulk resume 0192…\n  listwright bulk resume 0192… --only-failed\n')
    .action((id: string, options: ResumeOptions, command: Command) =>
      run(async (context) => runResume(await idOf.job(id, context), options, context), command),
    );
  bulk
    .command('cancel')
    .description('cancel a job; finished rows are kept')
    .addArgument(new IdArgument('<id>', ID, 'job'))
    .addHelpText('after', '\nExample:\n  listwright bulk cancel 0192…\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runCancel(await idOf.job(id, context), context), command),
    );
  bulk
    .command('download')
    .description('download the results or the failed rows')
    .addArgument(new IdArgument('<id>', ID, 'job'))
    .addOption(new Option('--format <format>', 'xlsx, unless --output ends with .csv').choices(['csv', 'xlsx', 'json']))
    .option('--failed', 'the failed rows, as a file to correct and run again')
    .option('--split', 'one file per category, as a zip, if there are several')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright bulk download 0192… -o results.xlsx\n  listwright bulk download 0192… --format csv > results.csv\n  listwright bulk download 0192… --failed\n',
    )
    .action((id: string, options: DownloadOptions, command: Command) =>
      run(async (context) => runDownload(await idOf.job(id, context), options, context), command),
    );
  const template = bulk
    .command('template')
    .description('download a template file')
    .addArgument(new ValueArgument('[format]', 'csv or xlsx; csv, unless --output ends with .xlsx', ['csv', 'xlsx']))
    .addOption(new Option('--format <format>', 'the same as the argument').choices(['csv', 'xlsx', 'json']))
    .addHelpText('after', '\nExample:\n  listwright bulk template xlsx -o products.xlsx\n')
    .action((format: string | undefined, options: TemplateOptions, command: Command) =>
      run((context) => runTemplate(format, options, context), command),
    );
  for (const kind of TEMPLATE_KINDS) template.option(`--${kind}`, `a template for ${kind}`);
}

function registerRun(bulk: Command, run: Action): void {
  bulk
    .command('run')
    .description(
      'upload a CSV or XLSX; a product_name column generates listings, a title column fits titles, a url or asin column analyses pages',
    )
    .argument('<file>', 'the file, or - for a CSV from stdin')
    .addOption(marketplaceOption())
    .option(
      '--map <column=field...>',
      'map a column to a field, remembered for files with the same header; an empty field ignores the column',
    )
    .option('--forget-map', 'map by column names, and forget the mapping for this header')
    .option('--encoding <name>', 'encoding of a CSV, for example windows-1251; detected if absent', encodingName)
    .option('--dry-run', 'check the file and stop: nothing is stored or charged')
    .option('--skip-invalid', 'skip invalid rows')
    .option('--first <n>', 'take only that many rows from the top of the file', wholeNumber(1, 1_000_000))
    .option(
      '--concurrency <n>',
      'most rows to process at once, over all workers (default: no limit)',
      wholeNumber(1, MAX_CONCURRENCY),
    )
    .option('--detach', "don't wait for the job to finish")
    .option('--watch', 'wait for the job and show progress (default)')
    .option('--out <dir>', 'save the results to this folder')
    .addOption(
      new Option('--format <format>', 'csv and xlsx write the results to stdout, --output or --out').choices([
        ...FORMATS,
        'xlsx',
      ]),
    )
    .option('--split', 'with --out: one file per category, as a zip, if there are several')
    .option('--max-failures <n>', 'cancel if more rows than this fail', wholeNumber(0, 100_000))
    .option('--cancel-on-interrupt', 'Ctrl-C cancels the job instead of detaching')
    .option('--again', 'start a new job even if this file is running or ran within a day')
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
