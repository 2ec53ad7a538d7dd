import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { runRotate } from './runRotate.js';

export function registerSecrets(program: Command, run: Action): void {
  program
    .command('secrets')
    .description('what the server keeps sealed with SECRET_KEY')
    .command('rotate')
    .description('seal everything with SECRET_KEY that SECRET_KEY_OLD has sealed')
    .option('--accept-loss', 'go on where the key before is lost: what it sealed stays closed')
    .addHelpText(
      'after',
      '\nRun it on the server, with its configuration.\n\nExamples:\n  SECRET_KEY=new SECRET_KEY_OLD=old listwright secrets rotate\n  listwright secrets rotate --accept-loss\n',
    )
    .action((options: { readonly acceptLoss?: boolean }, command: Command) =>
      run((context) => runRotate(options, context), command),
    );
}
