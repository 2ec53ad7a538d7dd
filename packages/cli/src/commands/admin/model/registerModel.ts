import type { Command } from 'commander';
import type { Action } from '../../../Action.js';
import { runShowModel } from './runShowModel.js';
import { runTryModel } from './runTryModel.js';

export function registerModel(admin: Command, run: Action): void {
  const model = admin.command('model').description('the AI model that writes');
  model
    .command('show')
    .description('which one is connected')
    .addHelpText('after', '\nExamples:\n  listwright admin model show\n  listwright admin model show --json\n')
    .action((_options: object, command: Command) => run(runShowModel, command));
  model
    .command('try')
    .description('have it write a sample product, and measure it; this may cost money')
    .addHelpText('after', '\nExample:\n  listwright admin model try --json\n')
    .action((_options: object, command: Command) => run(runTryModel, command));
}
