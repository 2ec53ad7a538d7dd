import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { runDoctor } from './runDoctor.js';
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
    .description('do background work beside a server')
    .option('--check', 'only say whether the worker of this machine is at work, for the check of a container')
    .addHelpText('after', '\nExamples:\n  listwright worker\n  DATABASE_URL=postgres://… listwright worker\n')
    .action((options: { readonly check?: boolean }, command: Command) =>
      run((context) => (options.check ? runWorkerCheck(context) : runWorker(context)), command),
    );
  program
    .command('migrate')
    .description('bring the database up to date')
    .argument('[what]', 'up or status', 'up')
    .option('--dry-run', 'only say what would be done')
    .addHelpText('after', '\nExamples:\n  listwright migrate\n  listwright migrate status\n')
    .action((what: string, options: { dryRun?: boolean }, command: Command) =>
      run((context) => runMigrate(what, options, context), command),
    );
  program
    .command('doctor')
    .description('look at everything a server needs')
    .option('--try-model', 'have the connected AI model write a sample product, and measure it')
    .addHelpText(
      'after',
      '\nWith --url or LISTWRIGHT_URL it reports the health of that server, and this machine only where a server is set up on it.\n\nExamples:\n  listwright doctor\n  listwright doctor --try-model\n  listwright doctor --json\n',
    )
    .action((options: { readonly tryModel?: boolean }, command: Command) =>
      run((context) => runDoctor(options, context), command),
    );
}
