import { KEY_SCOPES } from '@listwright/domain/accounts';
import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { runCreate, type CreateOptions } from './runCreate.js';
import { runList } from './runList.js';
import { runRevoke } from './runRevoke.js';
import { idOf } from '../../ids/idOf.js';

const MOST_DAYS = 3650;

export function registerApiKeys(program: Command, run: Action): void {
  const keys = program.command('api-keys').description('keys by which programs use your account');
  keys
    .command('list')
    .description('list them, newest first; the keys themselves are not kept')
    .addHelpText('after', '\nExamples:\n  listwright api-keys list\n  listwright api-keys list --json\n')
    .action((_options: object, command: Command) => run(runList, command));
  keys
    .command('create')
    .description('make one; it is printed once')
    .argument('<name>', 'what it is for')
    .addOption(
      new Option(
        '--scope <scope...>',
        'what it may do: read (look), write (change), admin (what administrators do, for a day)',
      )
        .choices([...KEY_SCOPES])
        .default(['read']),
    )
    .option('--days <n>', 'works for this many days; without it, until it is revoked', wholeNumber(1, MOST_DAYS))
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
    .description('take one back: it stops working at once')
    .argument('<id>', 'id of the key')
    .addHelpText('after', '\nExample:\n  listwright api-keys revoke 0192…\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runRevoke(await idOf.apiKey(id, context), context), command),
    );
}
