import { KEY_SCOPES } from '@listwright/domain/accounts';
import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { runCreate, type CreateOptions } from './runCreate.js';
import { runList } from './runList.js';
import { runRevoke } from './runRevoke.js';
import { idOf } from '../../ids/idOf.js';

const MAX_DAYS = 3650;

export function registerApiKeys(program: Command, run: Action): void {
  const keys = program.command('api-keys').description('manage API keys for scripts');
  keys
    .command('list')
    .description('list API keys, newest first (without their secrets)')
    .addHelpText('after', '\nExamples:\n  listwright api-keys list\n  listwright api-keys list --json\n')
    .action((_options: object, command: Command) => run(runList, command));
  keys
    .command('create')
    .description('create an API key; printed only once')
    .argument('<name>', 'name of the key')
    .addOption(
      new Option('--scope <scope...>', 'permissions: read, write, admin (of administrators, for at most a day)')
        .choices([...KEY_SCOPES])
        .default(['read']),
    )
    .option('--days <n>', 'expires after this many days (default: never)', wholeNumber(1, MAX_DAYS))
    .addHelpText(
      'after',
      '\nExamples:\n  listwright api-keys create "Nightly import" --scope read write --days 90\n' +
        '  listwright api-keys create "Nightly figures" --scope read admin\n' +
        '  LISTWRIGHT_TOKEN="$(listwright api-keys create report)" listwright listings list\n',
    )
    .action((name: string, options: CreateOptions, command: Command) =>
      run((context) => runCreate(name, options, context), command),
    );
  keys
    .command('revoke')
    .description('revoke an API key immediately')
    .argument('<id>', 'id of the key')
    .addHelpText('after', '\nExample:\n  listwright api-keys revoke 0192…\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runRevoke(await idOf.apiKey(id, context), context), command),
    );
}
