import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { runRotate } from './runRotate.js';

export function registerSecrets(program: Command, run: Action): void {
  program
    .command('secrets')
    .description('manage data encrypted with SECRET_KEY')
    .command('rotate')
    .description('re-encrypt data from SECRET_KEY_OLD with SECRET_KEY')
    .option('--accept-loss', 'continue if the old key is lost; its data stays unreadable')
    .addHelpText(
      'after',
      '\nRun it on the server, with its configuration.\n\nExamples:\n  SECRET_KEY=new SECRET_KEY_OLD=old listwright secrets rotate\n  listwright secrets rotate --accept-loss\n',
    )
    .action((options: { readonly acceptLoss?: boolean }, command: Command) =>
      run((context) => runRotate(options, context), command),
    );
}
