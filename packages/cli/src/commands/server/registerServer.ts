import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { ValueArgument } from '../../values/ValueArgument.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { runDoctor, type DoctorOptions } from './runDoctor.js';
import { runMigrate } from './runMigrate.js';
import { runServe } from './runServe.js';
import { runWorker } from './runWorker.js';
import { runWorkerCheck } from './runWorkerCheck.js';

export function registerServer(program: Command, run: Action): void {
  program
    .command('serve')
    .description('start the web app and the API')
    .option('--port <port>', 'port to listen on', wholeNumber(0, 65_535))
    .option('--host <host>', 'address to listen on')
    .addHelpText('after', '\nExamples:\n  listwright serve\n  listwright serve --port 8080 --host 0.0.0.0\n')
    .action((options: { port?: number; host?: string }, command: Command) =>
      run((context) => runServe(options, context), command),
    );
  program
    .command('worker')
    .description('run background jobs next to a server')
    .option('--check', "only check whether this machine's worker is running (for container health checks)")
    .addHelpText('after', '\nExamples:\n  listwright worker\n  DATABASE_URL=postgres://… listwright worker\n')
    .action((options: { readonly check?: boolean }, command: Command) =>
      run((context) => (options.check ? runWorkerCheck(context) : runWorker(context)), command),
    );
  program
    .command('migrate')
    .description('migrate the database')
    .addArgument(new ValueArgument('[what]', 'up or status', ['up', 'status']).default('up'))
    .option('--dry-run', 'only show what would be done')
    .addHelpText('after', '\nExamples:\n  listwright migrate\n  listwright migrate status\n')
    .action((what: string, options: { dryRun?: boolean }, command: Command) =>
      run((context) => runMigrate(what, options, context), command),
    );
  program
    .command('doctor')
    .description("check the server's configuration and dependencies")
    .option('--try-model', 'generate a sample with the connected AI model and measure it')
    .addOption(
      new Option(
        '--fix',
        'repair missing folders, secrets that other accounts can read, and pending migrations that only add',
      ).conflicts('upgradeCheck'),
    )
    .addOption(
      new Option(
        '--upgrade-check',
        'check instead whether this version can take over: schema, migrations, workers, backups',
      ).conflicts('tryModel'),
    )
    .addHelpText(
      'after',
      '\nWith --url or LISTWRIGHT_URL it checks that server, and this machine only if a server is set up here.\n\nExamples:\n  listwright doctor\n  listwright doctor --fix\n  listwright doctor --upgrade-check --json\n',
    )
    .action((options: DoctorOptions, command: Command) => run((context) => runDoctor(options, context), command));
}
