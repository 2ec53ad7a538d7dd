import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { dayOption } from '../../input/dayOption.js';
import { marketplaceOption } from '../../input/marketplaceOption.js';
import { productClassOption } from '../../input/productClassOption.js';
import { runList, type ListRuleSetsOptions } from './runList.js';
import { runShow, type ShowRuleSetOptions } from './runShow.js';
import { runUpdate } from './runUpdate.js';
import { withServerRules } from './withServerRules.js';

const SERVER = ['--server', 'with the rules that an administrator imported at the server'] as const;

export function registerPolicy(program: Command, run: Action): void {
  const policy = program.command('policy').description('show the marketplace rules with their dates and sources');
  policy
    .command('list')
    .description('list the rule sets in force; works offline')
    .addOption(marketplaceOption())
    .option('--marketplace-id <id>', 'Amazon marketplace id')
    .addOption(productClassOption())
    .addOption(dayOption('--date <date>', 'those in force on this date; default today'))
    .option('--history', 'also those of earlier and later dates')
    .option(...SERVER)
    .addHelpText(
      'after',
      '\nExamples:\n  listwright policy list -m amazon --date 2026-07-01\n  listwright policy list --history --json\n',
    )
    .action((options: ListRuleSetsOptions, command: Command) =>
      run(async (context) => {
        await withServerRules(options, context);
        runList(options, context);
      }, command),
    );
  policy
    .command('show')
    .description('show the limits and rules of a rule set; works offline')
    .argument('[id]', 'id of the rule set, from `policy list`; default the one of the options')
    .addOption(marketplaceOption())
    .option('--marketplace-id <id>', 'Amazon marketplace id')
    .addOption(productClassOption())
    .addOption(dayOption('--date <date>', 'the rules in force on this date; default today'))
    .option(...SERVER)
    .addHelpText(
      'after',
      '\nExamples:\n  listwright policy show amazon-us-general-2026-07-27\n  listwright policy show -m amazon --date 2026-07-01 --json\n',
    )
    .action((id: string | undefined, options: ShowRuleSetOptions, command: Command) =>
      run(async (context) => {
        await withServerRules(options, context);
        runShow(id, options, context);
      }, command),
    );
  policy
    .command('update <file>')
    .description('import a newer file of rules at the server, or stdin with -; for administrators')
    .addHelpText(
      'after',
      '\nThe format of the file is in docs/operations.md, "Rules".\n\nExample:\n  listwright policy update rules-2027-02-10.json\n',
    )
    .action((file: string, _options: object, command: Command) => run((context) => runUpdate(file, context), command));
}
